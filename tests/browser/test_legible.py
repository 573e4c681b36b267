"""Every page can be read and pressed: contrast by WCAG AA, targets of 40 px, in both themes."""

import pytest

pytestmark = pytest.mark.browser

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
  .filter(node => !node.closest('[data-testid=stSelectbox]'))
  .map(node => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => box.height < 39.5 || box.width < 39.5)
  .map(([node, box]) => `${node.textContent.slice(0, 30)} ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["", "realm", "history", "print"])
def test_text_and_targets(dashboard, campaign, path, scheme):
    page = dashboard.page
    page.emulate_media(color_scheme=scheme)
    dashboard.open(f"{path}?campaign={campaign.code}" if path else "")
    page.locator("[data-testid=stMain] h3").first.wait_for()
    page.wait_for_timeout(1500)
    seen, faint = page.evaluate(CONTRAST)
    assert seen > 10
    assert faint == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("button", "inside"), [("Dice", "My dice"), ("About", "Rules it bends"), ("Words", "Held by")])
def test_what_opens_can_be_read_and_pressed(dashboard, campaign, play, button, inside, scheme):
    play.do(campaign, 'roll 2d6 "the ford"', rolls=[3, 4])
    page = dashboard.page
    page.emulate_media(color_scheme=scheme)
    dashboard.realm(campaign.code)
    page.get_by_role("button", name=button, exact=True).click()
    opened = page.get_by_test_id("stPopoverBody").get_by_text(inside)
    opened.wait_for()
    if button == "Dice":
        opened.click()
        page.get_by_role("button", name="Roll", exact=True).click()
        page.get_by_text("What does the 2d6 show").wait_for()
    page.wait_for_timeout(800)
    assert page.evaluate(CONTRAST)[1] == []
    assert page.evaluate(SMALL) == []


def test_the_way_back_stays_where_it_is(dashboard, campaign):
    page = dashboard.realm(campaign.code)
    undo = page.get_by_role("button", name="Undo")
    before = undo.bounding_box()
    page.get_by_role("button", name="Dice", exact=True).click()
    page.get_by_role("button", name="Roll", exact=True).click()
    page.get_by_text("Rolled 2d6").wait_for()
    page.keyboard.press("Escape")
    assert undo.bounding_box() == before


def test_the_way_back_is_at_the_far_right_of_a_narrow_strip_too(dashboard, campaign):
    dashboard.page.set_viewport_size({"width": 640, "height": 900})
    page = dashboard.realm(campaign.code)
    strip, undo = page.locator(".st-key-strip").bounding_box(), page.get_by_role("button", name="Undo").bounding_box()
    assert abs(strip["x"] + strip["width"] - undo["x"] - undo["width"]) < 2
    assert page.evaluate("document.documentElement.scrollWidth") == 640
