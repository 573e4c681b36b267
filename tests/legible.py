"""Scripts that tell what of a page cannot be read (contrast by WCAG AA) or is too small to be pressed (40 px)."""

from typing import Any

CONTRAST = """() => {
  const parse = text => (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
  const over = ([r, g, b, a = 1], below) => [r, g, b].map((v, n) => v * a + below[n] * (1 - a));
  const behind = node => {
    const stack = [];
    for (let at = node; at; at = at.parentElement) stack.push(parse(getComputedStyle(at).backgroundColor));
    const lay = (below, colour) => colour.length === 4 && !colour[3] ? below : over(colour, below);
    return stack.reverse().reduce(lay, [255, 255, 255]);
  };
  const faint = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement, text = texts.currentNode.textContent.trim();
    if (!text || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (node.closest('[disabled], [aria-disabled=true], [data-testid=stIconMaterial], script, style, title')) continue;
    const style = getComputedStyle(node), back = behind(node), front = over(parse(style.color), back);
    const [dark, bright] = [light(front), light(back)].sort((a, b) => a - b), size = parseFloat(style.fontSize);
    const enough = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
    const contrast = (bright + 0.05) / (dark + 0.05);
    seen++;
    if (contrast < enough) faint.push(`${text.slice(0, 40)}: ${contrast.toFixed(2)}`);
  }
  return [seen, faint];
}"""
SMALL = """() => [...document.querySelectorAll('button, a[href], [role=button], [role=radio]')]
  .filter(node => node.checkVisibility({ visibilityProperty: true }) && node.offsetWidth > 4)
  .filter(node => !node.closest('[data-testid=stTooltipIcon], [data-testid=stToolbar], [data-testid=stLogoLink]'))
  .filter(node => !node.closest('[data-testid=stElementToolbar]'))
  .filter(node => !node.closest('[data-testid=stSelectbox], [data-testid=stMultiSelect]'))
  .map(node => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => box.height < 39.5 || box.width < 39.5)
  .map(([node, box]) => `${node.textContent.slice(0, 30)} ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

SHOWS = """scheme => {
  const app = getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor;
  return app.match(/\\d+/g).slice(0, 3).reduce((sum, v) => sum + +v, 0) > 384 === (scheme === 'light');
}"""


def read_and_pressed(window: Any) -> int:
    """By day and by night all that is shown can be read and pressed; gives how many texts were looked at."""
    least = []
    for scheme in ("light", "dark"):
        window.page.emulate_media(color_scheme=scheme)
        window.page.wait_for_function(SHOWS, arg=scheme)
        window.still()
        seen, faint = window.page.evaluate(CONTRAST)
        assert faint == [], scheme
        assert window.page.evaluate(SMALL) == [], scheme
        least.append(int(seen))
    return min(least)
