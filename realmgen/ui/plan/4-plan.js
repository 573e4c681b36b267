// One plan on the page. Streamlit calls the default export again whenever the page's data changed, always with the same elements.
function makePlan(root) {
  const find = name => root.querySelector(name);
  const state = { data: null, chosen: '', from: '', turn: null, done: null };
  state.say = text => { find('.say').textContent = text; };
  state.act = (verb, more) => state.send('act', { verb, ...more, at: Date.now() });
  state.mark = key => {
    state.chosen = state.marks.get(key) ? key : '';
    state.marks.choose(state.chosen);
    state.say(state.chosen ? state.marks.says(state.chosen) : state.data.hint);
  };
  state.tap = key => {
    if (state.data.tool === 'join' && key[0] === 'p') return state.tie(key);
    state.from = '';
    if (key === state.chosen) return undefined;
    state.mark(key);
    state.keep('pick', [state.chosen, Date.now()]);
    return undefined;
  };
  // The first point of a route, then the second.
  state.tie = key => {
    const first = state.from;
    state.from = first ? '' : key;
    state.rope(null);
    state.marks.choose(first ? '' : key);
    state.say(first ? state.data.hint : `From ${state.marks.says(key)}: now the other end`);
    if (first && first !== key) state.act('join', { a: state.marks.get(first).n, b: state.marks.get(key).n });
  };
  state.rope = point => {
    const mark = state.marks.get(state.from);
    find('.rope').setAttribute('d', mark && point ? course([mark.at, point]) : '');
  };
  state.leave = () => { state.from = ''; state.rope(null); state.drag.clear(); };
  state.view = makeView(root, () => { find('.tip').hidden = true; });
  state.marks = makeMarks(root);
  state.drag = makeDrag(root, state);
  state.pieces = makePieces(root);
  listen(root, state);
  return state;
}

function dress(root, data) {
  const shade = getComputedStyle(root).getPropertyValue('--st-background-color').trim().match(/[\da-f]{2}/gi);
  root.classList.toggle('night', !!shade && shade.slice(0, 3).reduce((sum, part) => sum + parseInt(part, 16), 0) < 330);
  root.classList.toggle('movable', data.movable && data.tool !== 'join');
  root.setAttribute('aria-label', data.title);
  root.style.height = data.height + 'px';
  root.style.setProperty('--paper', data.paper);
  root.querySelector('.stage').style.height = data.height - 51 + 'px';
}
function fit(root, data) {
  root.querySelectorAll('.sheet > svg').forEach(svg => svg.setAttribute('viewBox', data.box.join(' ')));
  const [x, y] = data.origin, place = `scale(${1 / data.unit}) translate(${-x} ${-y})`;
  root.querySelectorAll('.plate, .lettering').forEach(group => group.setAttribute('transform', place));
}

async function update(root, state, data) {
  const tool = state.data && state.data.tool;
  state.data = data;
  dress(root, data);
  if (tool !== data.tool) { state.from = ''; state.rope?.(null); }
  state.view.open(`realmgen plan ${data.key}`, data.box);
  if (!await state.pieces.show(data)) return;
  state.pieces.hide(data.hidden);
  fit(root, data);
  state.marks.lay(data);
  if (state.turn !== data.turn) { state.turn = data.turn; state.chosen = data.chosen; }
  if (state.done !== data.done) { state.done = data.done; state.drag.clear(); } else if (!state.drag.holding) state.mark(state.chosen);
}

export default function ({ data: [data], parentElement, setStateValue, setTriggerValue }) {
  const root = parentElement.querySelector('.plan');
  const state = root.realmgen || (root.realmgen = makePlan(root));
  state.keep = setStateValue;
  state.send = setTriggerValue;
  update(root, state, data);
  const dusk = matchMedia('(prefers-color-scheme: dark)'), redress = () => setTimeout(() => dress(root, state.data), 300);
  dusk.addEventListener('change', redress);
  return () => dusk.removeEventListener('change', redress);
}
