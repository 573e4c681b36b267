// What can be pressed on the board. A post is called by its key, a road a-b; places are the drawing's millimetres.
const TOUCH = 44, BANK = 11, RIM = 7, ROUND = 4;

// Both sides of a road, beside it: a lit road keeps its own look between them.
function banks(points, off) {
  const side = sign => points.map(([x, y], n) => {
    const [ax, ay] = points[Math.max(0, n - 1)], [bx, by] = points[Math.min(points.length - 1, n + 1)];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return [x - (by - ay) / long * off * sign, y + (bx - ax) / long * off * sign];
  });
  return course(side(1)) + course(side(-1));
}

function makeMarks(root) {
  const find = name => root.querySelector(name);
  const spots = find('.spots'), lines = find('.lines'), glow = find('.glow');
  let marks = new Map(), pixel = 1, radius = 1, bank = 1;       // millimetres: a pixel, a ring, half a lit road

  function read(data) {
    const found = new Map();
    for (const [key, at, says, lit] of data.spots) found.set(key, { at, says, lit });
    for (const [key, points, says, lit] of data.ways) found.set(key, { points, says, lit });
    return found;
  }
  // Nodes stay while there is their mark: one that has the focus keeps it.
  function node(parent, key, tag) {
    const old = [...parent.children].find(child => child.dataset.key === key);
    if (old) return old;
    const fresh = make(tag, { tabindex: 0, role: 'button' });
    fresh.dataset.key = key;
    parent.append(fresh);
    return fresh;
  }
  function target(key, mark) {
    const shape = mark.at ? node(spots, key, 'circle') : node(lines, key, 'path');
    shape.setAttribute('aria-label', mark.says);
    shape.toggleAttribute('data-lit', !!mark.lit);
    if (!mark.at) {
      shape.setAttribute('d', course(mark.points));
      shape.style.strokeWidth = TOUCH + 'px';
      return;
    }
    shape.setAttribute('cx', mark.at[0]);
    shape.setAttribute('cy', mark.at[1]);
    shape.setAttribute('r', Math.max(radius, TOUCH / 2 * pixel));
  }
  function light(mark) {
    const kind = ['', '', 'chosen', 'edged'][mark.lit];
    const [soft, edge] = mark.at ? [ring(mark.at, radius), ring(mark.at, radius + RIM * pixel)]
      : [course(mark.points), banks(mark.points, bank)];
    const width = `stroke-width:${2 * bank / pixel}px`;
    glow.append(make('path', { class: `soft ${kind}`, d: soft, style: width }),
      make('path', { class: `edge halo`, d: edge }), make('path', { class: `edge ${kind}`, d: edge }));
  }
  function lay(data, width) {
    marks = read(data);
    pixel = width;
    radius = data.ring;
    bank = Math.min(BANK * pixel, radius / 2);
    for (const parent of [spots, lines]) [...parent.children].filter(child => !marks.has(child.dataset.key)).forEach(child => child.remove());
    glow.replaceChildren();
    marks.forEach((mark, key) => {
      target(key, mark);
      if (mark.lit) light(mark);
    });
    root.querySelectorAll('.here').forEach(path => path.setAttribute('d', data.here ? ring(data.here, data.here[2] + ROUND * pixel) : ''));
    find('.hinted').setAttribute('d', outline(data.hinted, 6));
  }
  const outline = (key, beyond) => {
    const mark = marks.get(key);
    return !mark ? '' : mark.at ? ring(mark.at, radius + beyond * pixel) : banks(mark.points, bank + beyond * pixel);
  };
  return {
    lay,
    get: key => marks.get(key),
    says: key => marks.get(key)?.says || '',
    hover: key => find('.hover').setAttribute('d', outline(key, 3)),
  };
}
