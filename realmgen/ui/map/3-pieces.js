// The layers of the plate. Only addresses come with the page; what is not held yet is fetched, parsed as XML and put in place.
async function fetchPiece(route, address) {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${route}/${address}`).catch(() => null);
    if (answer && answer.ok) return answer.text();
    if (tries === 3) throw new Error('The map could not be fetched. Reload the page.');
    await new Promise(done => setTimeout(done, 400 * (tries + 1)));
  }
}

function toGroup(name, text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink">${text}</svg>`, 'image/svg+xml');
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', 'layer');
  group.dataset.layer = name;
  group.append(...[...parsed.documentElement.childNodes].map(node => document.importNode(node, true)));
  return group;
}

function makePieces(root) {
  const plate = root.querySelector('.plate'), lettering = root.querySelector('.lettering'), wait = root.querySelector('.wait');
  const held = new Map();          // layer -> { address, group }
  let asked = 0;

  function put(pieces, fresh, above) {
    fresh.forEach((group, name) => {
      const old = held.get(name);
      if (old) old.group.remove();
      held.set(name, { address: pieces.get(name), group });
    });
    for (const [name, { group }] of [...held]) if (!pieces.has(name)) { group.remove(); held.delete(name); }
    for (const name of pieces.keys()) (above.includes(name) ? lettering : plate).append(held.get(name).group);
  }
  async function show({ pieces, above, route }) {
    const turn = ++asked, wanted = new Map(pieces);
    const missing = pieces.filter(([name, address]) => held.get(name)?.address !== address);
    const gone = [...held.keys()].some(name => !wanted.has(name));
    if (!missing.length && !gone) return true;
    try {
      const texts = await Promise.all(missing.map(([, address]) => fetchPiece(route, address)));
      if (turn !== asked) return false;
      put(wanted, new Map(missing.map(([name], n) => [name, toGroup(name, texts[n])])), above);
      wait.hidden = true;
      root.dataset.drawn = +(root.dataset.drawn || 0) + 1;
    } catch (error) {
      wait.textContent = error.message;
      wait.hidden = false;
    }
    return true;
  }
  const hide = names => held.forEach(({ group }, name) => group.classList.toggle('off', names.includes(name)));
  return { show, hide };
}
