// Pointers and keys. One finger or the main button uses the tool or drags the sheet; two fingers pinch.
const SLACK = 5;

function listen(root, state) {
  const stage = root.querySelector('.stage'), fingers = new Map();
  let start = null;
  const drawing = () => start && start.draws;

  function down(event) {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      if (drawing()) state.tools.cancel();
      start = { pinch: state.view.spread(fingers) };
    } else if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY, moved: false, draws: state.tools.drags() && event.button === 0 };
      if (start.draws) { stage.setPointerCapture(event.pointerId); state.tools.begin(state.view.point(event)); }
    }
  }
  function drag(event, finger) {
    if (drawing()) return state.tools.extend(state.view.point(event));
    if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
      start.moved = true;
      stage.setPointerCapture(event.pointerId);
      stage.classList.add('moving');
    }
    if (start.moved) state.view.pan(event.clientX - finger.x, event.clientY - finger.y);
    return undefined;
  }
  function move(event) {
    const finger = fingers.get(event.pointerId);
    if (finger && start) {
      if (start.pinch && fingers.size === 2) { fingers.set(event.pointerId, { x: event.clientX, y: event.clientY }); start.pinch = state.view.pinch(start.pinch, fingers); return; }
      if (!start.pinch) drag(event, finger);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
    hover(event, !start);
  }
  function hover(event, shown) {
    const at = stage.getBoundingClientRect();
    const looked = shown && event.pointerType !== 'touch';
    state.tools.hover(looked ? state.view.point(event) : null, [event.clientX - at.left, event.clientY - at.top]);
  }
  function up(event) {
    const ended = fingers.delete(event.pointerId);
    stage.classList.remove('moving');
    if (!ended || fingers.size || !start) return;
    if (start.draws) state.tools.end();
    else if (!start.pinch && !start.moved && event.type === 'pointerup' && event.button === 0) state.tools.tap(state.view.point(event));
    start = null;
  }
  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', event => { if (drawing()) state.tools.cancel(); up(event); });
  stage.addEventListener('pointerleave', event => hover(event, false));
  stage.addEventListener('contextmenu', event => event.preventDefault());
  root.addEventListener('keydown', event => press(event, state));
  root.querySelector('.foot').addEventListener('click', event => {
    const button = event.target.closest('[data-do]');
    if (button) DEEDS[button.dataset.do](state);
  });
}

const DEEDS = {
  in: state => state.view.zoomBy(1.3),
  out: state => state.view.zoomBy(1 / 1.3),
  whole: state => state.view.wholeRealm(),
  home: state => state.goHome(true),
  back: state => state.tools.back(),
  finish: state => state.tools.finish(),
};
const KEYS = {
  ArrowUp: state => state.step(0, -1), ArrowDown: state => state.step(0, 1),
  ArrowLeft: state => state.step(-1, 0), ArrowRight: state => state.step(1, 0),
  '+': DEEDS.in, '=': DEEDS.in, '-': DEEDS.out, '−': DEEDS.out, 0: DEEDS.whole,
  ' ': state => state.chosen && state.tools.use(state.chosen),
  Enter: state => state.data.tool === 'course' ? state.tools.finish() : state.chosen && state.tools.use(state.chosen),
  Backspace: DEEDS.back,
};
function press(event, state) {
  const onButton = event.target.closest('button') && (event.key === 'Enter' || event.key === ' ');
  const deed = KEYS[event.key];
  if (!deed || onButton || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  deed(state);
}
