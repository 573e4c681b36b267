// Where hexes lie. Mirrors realmgen.kit.hex: labels are column-row, direction d points over the edge between corners d and d + 1.
const DIRECTIONS = [[-1, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1]];
const ROOT3 = Math.sqrt(3);
const twoDigits = n => String(n).padStart(2, '0');

function makeGrid({ width, height, flat, radius, origin }) {
  const toLabel = (column, row) => twoDigits(column + 1) + twoDigits(row + 1);
  const offset = label => [+label.slice(0, 2) - 1, +label.slice(2) - 1];
  const inside = (column, row) => column >= 0 && row >= 0 && column < width && row < height;
  const toAxial = (c, r) => flat ? [c, r - (c - (c & 1)) / 2] : [c - (r - (r & 1)) / 2, r];
  const fromAxial = (q, r) => flat ? [q, r + (q - (q & 1)) / 2] : [q + (r - (r & 1)) / 2, r];
  const corners = [0, 1, 2, 3, 4, 5].map(d => {
    const angle = (flat ? 180 : 150) * Math.PI / 180 + d * Math.PI / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

  function centre(label) {
    const [c, r] = offset(label);
    const along = flat ? c : r, across = flat ? r + (c & 1) / 2 : c + (r & 1) / 2;
    const x = flat ? 1.5 * along : ROOT3 * across, y = flat ? ROOT3 * across : 1.5 * along;
    return [origin[0] + radius * x, origin[1] + radius * y];
  }
  function at(x, y) {
    const u = (x - origin[0]) / radius, v = (y - origin[1]) / radius;
    const q = flat ? u / 1.5 : u / ROOT3 - v / 3, r = flat ? v / ROOT3 - u / 3 : v / 1.5;
    let a = Math.round(q), b = Math.round(r);
    const c = Math.round(-q - r), da = Math.abs(a - q), db = Math.abs(b - r), dc = Math.abs(c + q + r);
    if (da > db && da > dc) a = -b - c; else if (db > dc) b = -a - c;
    const [column, row] = fromAxial(a, b);
    return inside(column, row) ? toLabel(column, row) : null;
  }
  function beside(label, d) {
    const [q, r] = toAxial(...offset(label)), [dq, dr] = DIRECTIONS[d];
    const [column, row] = fromAxial(q + dq, r + dr);
    return inside(column, row) ? toLabel(column, row) : null;
  }
  function edgeAt(x, y) {
    const label = at(x, y);
    if (!label) return null;
    const [cx, cy] = centre(label);
    const towards = d => (x - cx) * (corners[d][0] + corners[(d + 1) % 6][0]) + (y - cy) * (corners[d][1] + corners[(d + 1) % 6][1]);
    const d = [0, 1, 2, 3, 4, 5].filter(n => beside(label, n)).sort((m, n) => towards(n) - towards(m))[0];
    return d === undefined ? null : { hexes: [label, beside(label, d)].sort(), ends: edgeEnds(label, d) };
  }
  function edgeEnds(label, d) {
    const [cx, cy] = centre(label);
    return [corners[d], corners[(d + 1) % 6]].map(([x, y]) => [cx + x, cy + y]);
  }
  function outline(label, scale = 1) {
    const [cx, cy] = centre(label);
    return corners.map(([x, y]) => (cx + x * scale).toFixed(2) + ',' + (cy + y * scale).toFixed(2)).join(' ');
  }
  function step(label, dc, dr) {
    const [c, r] = offset(label);
    return inside(c + dc, r + dr) ? toLabel(c + dc, r + dr) : null;
  }
  const around = label => [label, ...[0, 1, 2, 3, 4, 5].map(d => beside(label, d)).filter(Boolean)];
  const touching = (a, b) => around(a).includes(b) && a !== b;
  const labels = () => Array.from({ length: width * height }, (_, n) => toLabel(Math.floor(n / height), n % height));
  const pitch = radius * (flat ? 1.5 : ROOT3);
  return { radius, pitch, centre, at, edgeAt, outline, step, around, touching, labels, has: label => !!label && inside(...offset(label)) };
}
