// Dragging a point: a ghost of its sign goes along, tied to the points it is joined to, until the page has drawn it there.
const STEP = 0.05, STRIDE = 0.2, PAUSE = 450;

function makeDrag(root, state) {
  const ghost = root.querySelector('.ghost');
  let held = null, timer = 0, sent = false;      // held: { key, n, at }

  const within = ([x, y]) => {
    const far = Math.hypot(x, y), most = state.data.farthest;
    return far > most ? [x * most / far, y * most / far] : [x, y];
  };
  function draw() {
    const ropes = state.marks.joined(held.n).map(to => course([to, held.at])).join('');
    ghost.setAttribute('d', ring(held.at, RING) + ropes);
  }
  function put(key, at) {
    const mark = state.marks.get(key);
    held = { key, n: mark.n, at: within(at) };
    state.marks.shift(key, held.at);
    state.marks.choose('');
    draw();
  }
  function drop() {
    clearTimeout(timer);
    if (!held || sent) return;
    sent = true;
    const [x, y] = held.at.map(value => Math.round(value * 1000) / 1000);
    state.act('shift', { n: held.n, x, y });
  }
  return {
    put,
    drop,
    nudge(key, dx, dy, far) {
      const mark = state.marks.get(key), by = far ? STRIDE : STEP;
      if (!mark || !state.data.movable || sent) return;
      const [x, y] = held && held.key === key ? held.at : mark.at;
      put(key, [x + dx * by, y + dy * by]);
      state.say(`${mark.says}: let go of the keys to leave it here`);
      clearTimeout(timer);
      timer = setTimeout(drop, PAUSE);
    },
    // What was held lies where the page says it lies.
    clear() {
      clearTimeout(timer);
      ghost.setAttribute('d', '');
      if (held && state.marks.get(held.key)) state.marks.shift(held.key, state.marks.get(held.key).at);
      held = null;
      sent = false;
      state.mark(state.chosen);
    },
    get waiting() { return sent; },
    get holding() { return !!held; },
  };
}
