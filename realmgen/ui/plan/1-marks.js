// What can be chosen on the plan. A point is called p3, a route r1-3, an entrance e2; the places are the plan's own units.
const REACH = 0.19, RING = 0.135, BESIDE = 0.15, BEFORE = 0.07, ALONG = 0.37;

function along(points, part) {
  const long = points.slice(1).map((point, n) => Math.hypot(point[0] - points[n][0], point[1] - points[n][1]));
  let left = long.reduce((sum, length) => sum + length, 0) * part, n = 0;
  while (n < long.length - 1 && left > long[n]) left -= long[n++];
  const t = long[n] ? left / long[n] : 0, [a, b] = [points[n], points[n + 1] || points[n]];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
// Beside a point's sign, before the arrow of an entrance, on a route before what bars it.
function eyeAt(key, { at, points }) {
  if (at) return [at[0] + BESIDE, at[1]];
  if (key[0] === 'r') return along(points, ALONG);
  const [[x, y], [inX, inY]] = points, long = Math.hypot(x - inX, y - inY) || 1;
  return [x + (x - inX) / long * BEFORE, y + (y - inY) / long * BEFORE];
}
function eye([x, y]) {
  const group = make('g', { class: 'eye', transform: `translate(${x} ${y})` });
  group.append(make('circle', { r: 0.052 }), make('path', { d: 'M-.036 0Q0 -.036 .036 0Q0 .036 -.036 0z' }),
    make('circle', { r: 0.011, class: 'pupil' }));
  return group;
}

function makeMarks(root) {
  const find = name => root.querySelector(name);
  const spots = find('.spots'), lines = find('.lines'), eyes = find('.eyes');
  let marks = new Map();

  function read(data) {
    const found = new Map();
    for (const [n, x, y, says, known] of data.spots) found.set(`p${n}`, { n, at: [x, y], says, known });
    for (const [ends, points, says, known] of data.ways) found.set(`r${ends}`, { points, says, known });
    for (const [n, points, says, known] of data.gates) found.set(`e${n}`, { points, says, known });
    return found;
  }
  // Nodes stay while their point does: one that has the focus keeps it.
  function node(parent, key, tag) {
    const old = [...parent.children].find(child => child.dataset.key === key);
    if (old) return old;
    const fresh = make(tag, {});
    fresh.dataset.key = key;
    parent.append(fresh);
    return fresh;
  }
  function laySpot(key, mark) {
    const circle = node(spots, key, 'circle');
    circle.setAttribute('class', 'spot');
    circle.setAttribute('tabindex', '0');
    circle.setAttribute('role', 'button');
    circle.setAttribute('aria-label', mark.says);
    moveTo(circle, mark.at);
    circle.setAttribute('r', REACH);
  }
  function moveTo(circle, [x, y]) {
    circle.setAttribute('cx', x);
    circle.setAttribute('cy', y);
  }
  function lay(data) {
    marks = read(data);
    for (const parent of [spots, lines]) [...parent.children].filter(child => !marks.has(child.dataset.key)).forEach(child => child.remove());
    eyes.replaceChildren();
    marks.forEach((mark, key) => {
      if (mark.at) laySpot(key, mark);
      else node(lines, key, 'path').setAttribute('d', course(mark.points));
      if (mark.known) eyes.append(eye(eyeAt(key, mark)));
    });
  }
  const outline = key => {
    const mark = marks.get(key);
    return !mark ? '' : mark.at ? ring(mark.at, RING) : course(mark.points);
  };
  return {
    lay,
    get: key => marks.get(key),
    says: key => marks.get(key)?.says || '',
    choose: key => root.querySelectorAll('.chosen').forEach(path => path.setAttribute('d', outline(key))),
    hover: key => find('.hover').setAttribute('d', outline(key)),
    shift: (key, at) => moveTo(node(spots, key, 'circle'), at),
    joined: n => [...marks].filter(([key]) => key[0] === 'r').map(([key]) => key.slice(1).split('-').map(Number))
      .filter(ends => ends.includes(n)).map(([a, b]) => marks.get(`p${a === n ? b : a}`)?.at).filter(Boolean),
  };
}
