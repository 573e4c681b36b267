// What map, plan and board are drawn with: nodes, and paths through places.
const SVG = 'http://www.w3.org/2000/svg';
const make = (tag, attributes) => {
  const node = document.createElementNS(SVG, tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  return node;
};
const ring = ([x, y], r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const course = points => 'M' + points.map(point => point.map(n => n.toFixed(3)).join(' ')).join('L');
