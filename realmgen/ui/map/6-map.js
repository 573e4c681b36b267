// One map on the page. Streamlit calls the default export again whenever the page's data changed, always with the same elements.
function makeMap(root) {
  const find = name => root.querySelector(name);
  const state = { data: null, grid: null, chosen: null, tips: {}, turn: null, done: null, shape: '' };
  state.describe = label => `${label}  ${state.tips[label] || ''}`.trim();
  state.say = text => { find('.say').textContent = text; };
  state.mark = label => {
    state.chosen = state.grid.has(label) ? label : null;
    root.querySelectorAll('.choice').forEach(ring => ring.setAttribute('points', state.chosen ? state.grid.outline(label, 0.94) : ''));
    state.say(state.chosen ? state.describe(label) : 'No hex chosen');
  };
  state.choose = label => {
    if (label === state.chosen) return;
    state.mark(label);
    state.reveal();
    state.keep('hex', [label, Date.now()]);
  };
  state.reveal = near => {
    if (!state.chosen) return;
    state.view.reveal(state.grid.centre(state.chosen), state.grid.radius, near);
    sessionStorage.setItem(`${state.data.key} hex`, state.chosen);
  };
  // About the home hex: opened so many hexes across, after that as near as the user is.
  state.goHome = again => {
    const { key, home, across } = state.data, before = sessionStorage.getItem(`${key} home`);
    if (!state.grid.has(home) || (before === home && !again)) return;
    state.view.come(state.grid.centre(home), before && !again ? 0 : across * state.grid.pitch);
    sessionStorage.setItem(`${key} home`, home);
  };
  state.step = (columns, rows) => {
    const next = state.chosen ? state.grid.step(state.chosen, columns, rows) : '0101';
    if (next) state.choose(next);
  };
  state.view = makeView(root, () => { find('.tip').hidden = true; });
  state.tools = makeTools(root, state);
  state.pieces = makePieces(root);
  listen(root, state);
  return state;
}

function layCells(root, state) {
  const shape = JSON.stringify([state.data.grid, state.data.box]);
  if (state.shape === shape) return;
  state.shape = shape;
  state.grid = makeGrid(state.data.grid);
  const cells = document.createDocumentFragment(), r = state.grid.radius;
  for (const label of state.grid.labels()) {
    const cell = document.createElementNS(SVG, 'polygon');
    cell.setAttribute('points', state.grid.outline(label));
    cell.dataset.hex = label;
    cells.append(cell);
  }
  root.querySelector('.cells').replaceChildren(cells);
  root.querySelectorAll('.sheet > svg').forEach(svg => svg.setAttribute('viewBox', state.data.box.join(' ')));
  for (const [name, width] of [['.choice', 0.117], ['.choice.halo', 0.18], ['.course', 0.16], ['.near-edge', 0.2]]) {
    root.querySelectorAll(name).forEach(node => { node.style.strokeWidth = r * width; });
  }
}

function dress(root, data) {
  const shade = getComputedStyle(root).getPropertyValue('--st-background-color').trim().match(/[\da-f]{2}/gi);
  root.classList.toggle('night', !!shade && shade.slice(0, 3).reduce((sum, part) => sum + parseInt(part, 16), 0) < 330);
  root.setAttribute('aria-label', data.title);
  root.classList.toggle('bare', data.bare);
  root.tabIndex = data.bare ? -1 : 0;
  root.style.height = data.bare ? 'auto' : data.height + 'px';
  root.style.setProperty('--paper', data.paper);
  root.style.setProperty('--tint', data.tint || data.paper);
  root.querySelector('.stage').style.height = data.bare ? `min(${data.height - 2}px, ${data.box[3] / data.box[2] * 100}cqw)` : data.height - 51 + 'px';
  root.querySelector('.stage').classList.toggle('drawing', data.tool !== 'look');
  root.querySelector('[data-do=home]').hidden = !data.across;
  root.querySelectorAll('[data-do=back], [data-do=finish]').forEach(button => { button.hidden = data.tool !== 'course'; });
}

async function update(root, state, data) {
  const tool = state.data && state.data.tool;
  state.data = data;
  dress(root, data);
  layCells(root, state);
  state.view.open(`realmgen map ${data.key}`, data.box);
  if (data.across) state.goHome();
  if (tool !== data.tool) state.tools.dry();
  if (state.turn !== data.turn) {
    state.turn = data.turn;
    state.mark(data.chosen);
    state.reveal(state.chosen === data.near && sessionStorage.getItem(`${data.key} hex`) !== data.near);
  }
  const shown = state.pieces.show(data);
  if (state.tipsAt !== data.tips) {
    state.tips = JSON.parse(await fetchPiece(data.route, data.tips));
    state.tipsAt = data.tips;
    if (state.chosen) state.say(state.describe(state.chosen));
  }
  if (await shown) {
    state.pieces.hide(data.hidden);
    if (state.done !== data.done) { state.done = data.done; state.tools.dry(); }
  }
}

export default function ({ data: [data], parentElement, setStateValue, setTriggerValue }) {
  const root = parentElement.querySelector('.map');
  const state = root.realmgen || (root.realmgen = makeMap(root));
  state.keep = setStateValue;
  state.send = setTriggerValue;
  update(root, state, data);
  const dusk = matchMedia('(prefers-color-scheme: dark)'), redress = () => setTimeout(() => dress(root, state.data), 300);
  dusk.addEventListener('change', redress);
  return () => dusk.removeEventListener('change', redress);
}
