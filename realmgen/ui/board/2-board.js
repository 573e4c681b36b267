// One board on the page. Streamlit calls the default export again whenever the page's data changed, always with the same elements.
const PATIENCE = 4000;

function makeBoard(root) {
  const find = name => root.querySelector(name), stage = find('.stage');
  const state = { data: null, done: null, waiting: 0, over: '' };      // over: the mark the pointer or the focus is at
  const under = event => event.target.closest?.('[data-key]')?.dataset.key || '';
  state.marks = makeMarks(root);
  state.pieces = makePieces(root);
  state.say = key => { find('.say').textContent = state.marks.says(key) || state.data.hint; };
  // A second press before the page has answered the first is let go.
  state.tap = key => {
    state.say(key);
    if (!key || state.data.still || Date.now() - state.waiting < PATIENCE) return;
    state.waiting = Date.now();
    stage.classList.add('waiting');
    state.send('act', { mark: key, at: state.waiting });
  };
  state.settle = () => {
    state.waiting = 0;
    stage.classList.remove('waiting');
  };
  state.fit = () => {
    const { data } = state;
    if (!data || !stage.clientWidth) return;
    const [x, y, wide, high] = data.box;
    root.querySelectorAll('.sheet > svg').forEach(svg => svg.setAttribute('viewBox', `${x} ${y} ${wide} ${high}`));
    state.marks.lay(data, Math.max(wide / stage.clientWidth, high / stage.clientHeight));
  };
  new ResizeObserver(state.fit).observe(stage);
  stage.addEventListener('click', event => {
    state.over = under(event);          // a finger does not hover: what it touched is told until it touches something else
    state.tap(state.over);
  });
  stage.addEventListener('pointermove', event => hover(event.pointerType === 'touch' ? '' : under(event)));
  stage.addEventListener('pointerleave', () => hover(''));
  root.addEventListener('focusin', event => over(under(event)));
  root.addEventListener('focusout', () => over(''));
  root.addEventListener('keydown', event => {
    if (!under(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    state.tap(under(event));
  });
  // On a board that is laid out anew the pointer is no longer where it was.
  state.settleOver = data => {
    const ground = JSON.stringify(data.spots.map(([key, at]) => [key, at]));
    if (state.ground && state.ground !== ground) hover('');
    state.ground = ground;
  };
  function over(key) {
    state.over = key;
    state.say(key);
  }
  function hover(key) {
    if (key === state.over) return;
    state.marks.hover(key);
    over(key);
  }
  return state;
}

function dress(root, data) {
  const shade = getComputedStyle(root).getPropertyValue('--st-background-color').trim().match(/[\da-f]{2}/gi);
  root.classList.toggle('night', !!shade && shade.slice(0, 3).reduce((sum, part) => sum + parseInt(part, 16), 0) < 330);
  root.setAttribute('aria-label', data.title);
  root.style.height = data.height + 'px';
  root.style.setProperty('--paper', data.paper);
  root.querySelector('.stage').style.height = data.height - 51 + 'px';
}

async function update(root, state, data) {
  state.data = data;
  dress(root, data);
  if (!await state.pieces.show(data)) return;
  state.fit();
  state.settleOver(data);
  state.say(state.over);
  if (state.done !== data.done) { state.done = data.done; state.settle(); }
}

export default function ({ data: [data], parentElement, setTriggerValue }) {
  const root = parentElement.querySelector('.board');
  const state = root.realmgen || (root.realmgen = makeBoard(root));
  state.send = setTriggerValue;
  update(root, state, data);
  const dusk = matchMedia('(prefers-color-scheme: dark)'), redress = () => setTimeout(() => dress(root, state.data), 300);
  dusk.addEventListener('change', redress);
  return () => dusk.removeEventListener('change', redress);
}
