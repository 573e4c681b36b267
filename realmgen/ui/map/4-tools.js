// What a tap, a drag or a key does. The page names the gesture: look, tap, edge, stroke or course.
function makeTools(root, state) {
  const find = name => root.querySelector(name);
  const wet = find('.wet'), courseLine = find('.course'), edgeLine = find('.near-edge'), tip = find('.tip');
  let stroke = null, course = [];

  const act = (verb, hexes) => state.send('act', { verb, hexes, at: Date.now() });
  const brushed = label => state.data.brush === 7 ? state.grid.around(label) : [label];
  const under = label => state.data.tool === 'stroke' ? brushed(label) : [label];
  const outlined = label => `M${state.grid.outline(label).replaceAll(' ', 'L')}Z`;

  function wetHex(label) {
    if (stroke.has(label)) return;
    stroke.add(label);
    wet.append(make('polygon', { points: state.grid.outline(label) }));
  }
  function drawCourse() {
    courseLine.setAttribute('points', course.map(label => state.grid.centre(label).join(',')).join(' '));
    find('[data-do=back]').disabled = find('[data-do=finish]').disabled = !course.length;
  }
  function extend(label) {
    const last = course[course.length - 1];
    if (label === last) return;
    if (last && !state.grid.touching(last, label)) return state.say(`${label} does not touch ${last}: tap the next hex of the course`);
    course.push(label);
    drawCourse();
  }
  const tools = {
    drags: () => state.data.tool === 'stroke',
    begin(point) { stroke = new Set(); tools.extend(point); },
    extend(point) {
      const label = state.grid.at(...point);
      if (stroke && label) brushed(label).forEach(wetHex);
    },
    end() {
      if (stroke && stroke.size) act('stroke', [...stroke]);
      stroke = null;
    },
    cancel() { stroke = null; wet.replaceChildren(); },
    tap(point) {
      const label = state.grid.at(...point);
      if (!label) return;
      if (state.data.tool === 'edge') return tools.edge(state.grid.edgeAt(...point));
      state.choose(label);
      tools.use(label);
    },
    use(label) {
      if (state.data.tool === 'tap') act('tap', [label]);
      if (state.data.tool === 'course') extend(label);
      if (state.data.tool === 'stroke') { stroke = new Set(); brushed(label).forEach(wetHex); tools.end(); }
    },
    edge(found) {
      if (!found) return;
      const [[x1, y1], [x2, y2]] = found.ends;
      wet.append(make('line', { x1, y1, x2, y2, 'stroke-width': state.grid.radius * 0.16 }));
      act('edge', found.hexes);
    },
    finish() { if (course.length) act('course', course); },
    back() { course.pop(); drawCourse(); },
    dry() { wet.replaceChildren(); course = []; drawCourse(); },
    hover(point, at) {
      const label = point && state.grid.at(...point), edges = state.data.tool === 'edge';
      const found = label && edges ? state.grid.edgeAt(...point) : null;
      find('.hover').setAttribute('d', label && !edges ? under(label).map(outlined).join('') : '');
      if (found) ['x1', 'y1', 'x2', 'y2'].forEach((name, n) => edgeLine.setAttribute(name, found.ends.flat()[n]));
      edgeLine.classList.toggle('off', !found);
      tip.hidden = !label;
      if (!label) return;
      tip.textContent = found ? `between ${found.hexes.join(' and ')}` : state.describe(label);
      const stage = find('.stage');
      tip.style.left = clamp(at[0] + 16, 0, stage.clientWidth - tip.offsetWidth - 8) + 'px';
      tip.style.top = clamp(at[1] + 18, 0, stage.clientHeight - tip.offsetHeight - 4) + 'px';
    },
  };
  edgeLine.classList.add('off');
  return tools;
}
