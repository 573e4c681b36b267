// Pointers and keys. A point is dragged, the sheet is moved beside it, two fingers pinch.
const SLACK = 5;

function listen(root, state) {
  const stage = root.querySelector('.stage'), fingers = new Map();
  let start = null;
  const under = event => event.target.closest?.('[data-key]')?.dataset.key || '';
  const place = event => ({ x: event.clientX, y: event.clientY });

  function down(event) {
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 2) {
      if (start && start.drags) state.drag.clear();
      start = { pinch: state.view.spread(fingers) };
    } else if (fingers.size === 1) {
      start = { ...place(event), key: under(event), at: state.view.point(event), moved: false, drags: false };
    }
  }
  function begin(event) {
    const mark = state.marks.get(start.key);
    start.moved = true;
    start.drags = !!(mark && mark.at && state.data.movable && !state.drag.waiting && event.buttons !== 2);
    start.off = start.drags ? [mark.at[0] - start.at[0], mark.at[1] - start.at[1]] : null;
    stage.setPointerCapture(event.pointerId);
    stage.classList.add('moving');
  }
  function move(event) {
    const finger = fingers.get(event.pointerId);
    if (!finger || !start) return hover(event, true);
    const was = { ...finger };
    fingers.set(event.pointerId, place(event));
    hover(event, false);
    if (start.pinch) { if (fingers.size === 2) start.pinch = state.view.pinch(start.pinch, fingers); return undefined; }
    if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) begin(event);
    if (start.drags) {
      const [x, y] = state.view.point(event);
      state.drag.put(start.key, [x + start.off[0], y + start.off[1]]);
    } else if (start.moved) state.view.pan(event.clientX - was.x, event.clientY - was.y);
    return undefined;
  }
  function up(event) {
    const ended = fingers.delete(event.pointerId);
    stage.classList.remove('moving');
    root.querySelector('.tip').hidden = true;
    if (!ended || fingers.size || !start) return;
    const done = start;
    start = null;
    if (done.drags) { if (event.type === 'pointerup') state.drag.drop(); else state.drag.clear(); }
    else if (!done.pinch && !done.moved && event.type === 'pointerup' && event.button === 0) state.tap(done.key);
  }
  function hover(event, shown) {
    const key = shown && event.pointerType !== 'touch' ? under(event) : '', tip = root.querySelector('.tip');
    state.marks.hover(key === state.chosen ? '' : key);
    if (shown) state.rope(state.view.point(event));
    tip.hidden = !key;
    if (!key) return;
    const at = stage.getBoundingClientRect();
    tip.textContent = state.marks.says(key);
    tip.style.left = clamp(event.clientX - at.left + 16, 0, stage.clientWidth - tip.offsetWidth - 8) + 'px';
    tip.style.top = clamp(event.clientY - at.top + 18, 0, stage.clientHeight - tip.offsetHeight - 4) + 'px';
  }
  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  stage.addEventListener('pointerleave', event => hover(event, false));
  stage.addEventListener('contextmenu', event => event.preventDefault());
  root.addEventListener('keydown', event => press(event, state));
  root.querySelector('.spots').addEventListener('focusin', event => state.say(state.marks.says(under(event))));
  root.querySelector('.spots').addEventListener('focusout', () => state.drag.drop());
  root.querySelector('.foot').addEventListener('click', event => {
    const button = event.target.closest('[data-do]');
    if (button) DEEDS[button.dataset.do](state);
  });
}

const DEEDS = {
  in: state => state.view.zoomBy(1.3),
  out: state => state.view.zoomBy(1 / 1.3),
  whole: state => state.view.wholeRealm(),
};
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const KEYS = { '+': DEEDS.in, '=': DEEDS.in, '-': DEEDS.out, '−': DEEDS.out, 0: DEEDS.whole };

function deedOf(event, state) {
  const key = event.target.dataset?.key;
  if (KEYS[event.key]) return () => KEYS[event.key](state);
  if (event.key === 'Escape' && (state.drag.holding || state.from)) return () => state.leave();
  if (!key) return null;
  if (ARROWS[event.key]) return () => state.drag.nudge(key, ...ARROWS[event.key], event.shiftKey);
  return event.key === 'Enter' || event.key === ' ' ? () => state.tap(key) : null;
}
function press(event, state) {
  if (event.target.closest('button') || event.ctrlKey || event.metaKey || event.altKey) return;
  const deed = deedOf(event, state);
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
}
