// What part of the sheet the stage shows: zoom 1 fits the whole realm; the centre is kept in the sheet's own millimetres.
// A hex narrower than LEGIBLE pixels, when one has to find it, is brought to CLEAR.
const FURTHEST = 0.6, EDGE = 24, LEGIBLE = 20, CLEAR = 44;

function makeView(root, onChange) {
  const stage = root.querySelector('.stage'), sheet = root.querySelector('.sheet');
  let box = [0, 0, 1, 1], key = '', fit = 0, zoom = 1, centre = [0, 0], settle = 0, wanted = null, comes = null;
  const whole = () => [box[0] + box[2] / 2, box[1] + box[3] / 2];
  // Where the stage's middle comes for a point near the sheet's edge: it shows sheet rather than what lies beyond it.
  const about = point => point.map((at, axis) => {
    const half = [stage.clientWidth, stage.clientHeight][axis] / (2 * fit * zoom), from = box[axis], size = box[axis + 2];
    return 2 * half >= size ? from + size / 2 : clamp(at, from + half, from + size - half);
  });
  const nearest = () => Math.max(4, Math.max(box[2], box[3]) / 60);

  function place() {
    const scale = fit * zoom;
    const x = stage.clientWidth / 2 - (centre[0] - box[0]) * scale, y = stage.clientHeight / 2 - (centre[1] - box[1]) * scale;
    sheet.style.transform = `translate(${x}px,${y}px) scale(${zoom})`;
    onChange();
  }
  function move() {
    sheet.classList.add('moving');
    place();
    clearTimeout(settle);
    settle = setTimeout(() => {
      sheet.classList.remove('moving');
      sessionStorage.setItem(key, JSON.stringify([zoom, ...centre]));
    }, 160);
  }
  function resize() {
    if (!stage.clientWidth) return;
    const first = fit === 0;
    fit = Math.min(stage.clientWidth / box[2], stage.clientHeight / box[3]);
    sheet.style.width = box[2] * fit + 'px';
    sheet.style.height = box[3] * fit + 'px';
    if (first && wanted) reveal(...wanted);
    if (first && comes) come(...comes);
    place();
  }
  function reveal(point, r, near) {
    wanted = [point, r, near];
    if (!fit) return;
    const x = stage.clientWidth / 2 + (point[0] - centre[0]) * fit * zoom, y = stage.clientHeight / 2 + (point[1] - centre[1]) * fit * zoom;
    const outside = x < EDGE || y < EDGE || x > stage.clientWidth - EDGE || y > stage.clientHeight - EDGE;
    if (!outside && !near) return;
    if (2 * r * fit * zoom < LEGIBLE) zoom = Math.min(nearest(), CLEAR / (2 * r * fit));
    else if (!outside) return;
    centre = about(point);
    move();
  }
  // The stage about a point; so wide when `width` is given, else as near as it is now, and the whole sheet stays whole.
  function come(point, width) {
    comes = [point, width];
    if (!fit || (!width && zoom <= 1)) return;
    if (width) zoom = clamp(stage.clientWidth / (width * fit), FURTHEST, nearest());
    centre = [...point];
    move();
  }
  new ResizeObserver(resize).observe(stage);
  stage.addEventListener('wheel', event => {
    event.preventDefault();
    const lines = event.deltaMode ? event.deltaY * 33 : event.deltaY;
    view.zoomAt(Math.exp(-clamp(lines, -150, 150) * 0.0016), view.point(event));
  }, { passive: false });

  const view = {
    open(newKey, newBox) {
      const same = key === newKey && box.join() === newBox.join();
      box = newBox;
      if (same) return;
      key = newKey;
      const kept = JSON.parse(sessionStorage.getItem(key) || 'null');
      zoom = kept ? kept[0] : 1;
      centre = kept ? kept.slice(1) : whole();
      resize();
    },
    point(event) {
      const at = stage.getBoundingClientRect(), scale = fit * zoom;
      return [(event.clientX - at.left - stage.clientWidth / 2) / scale + centre[0],
        (event.clientY - at.top - stage.clientHeight / 2) / scale + centre[1]];
    },
    onStage([x, y]) {
      const scale = fit * zoom;
      return [stage.clientWidth / 2 + (x - centre[0]) * scale, stage.clientHeight / 2 + (y - centre[1]) * scale];
    },
    pan(dx, dy) {
      const scale = fit * zoom;
      centre = [clamp(centre[0] - dx / scale, box[0], box[0] + box[2]), clamp(centre[1] - dy / scale, box[1], box[1] + box[3])];
      move();
    },
    zoomAt(factor, [x, y]) {
      const next = clamp(zoom * factor, FURTHEST, nearest());
      const k = zoom / next;
      centre = [x + (centre[0] - x) * k, y + (centre[1] - y) * k];
      zoom = next;
      move();
    },
    zoomBy(factor) { this.zoomAt(factor, centre); },
    // Two fingers, [how far apart, x, y of the middle]: as they are, and what the sheet does when they came from `was`.
    spread(fingers) {
      const [a, b] = [...fingers.values()];
      return [Math.hypot(a.x - b.x, a.y - b.y), (a.x + b.x) / 2, (a.y + b.y) / 2];
    },
    pinch([wide, x, y], fingers) {
      const now = this.spread(fingers);
      this.pan(now[1] - x, now[2] - y);
      this.zoomAt(now[0] / (wide || 1), this.point({ clientX: now[1], clientY: now[2] }));
      return now;
    },
    wholeRealm() { zoom = 1; centre = whole(); move(); },
    reveal,
    come,
  };
  return view;
}
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
