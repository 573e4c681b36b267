"""Pages as they are set: what stands on them, and that it can be read and none of it is cut off or overlaps."""

from itertools import combinations

from realmgen.render.drawing import Shape, Text
from realmgen.render.lettering import visual, width

SMALLEST = 2.2
"""The smallest type in millimetres."""
EDGE = 2.5
"""No words come nearer to the edge of a page."""


def texts(page):
    return [item for item in page.items() if isinstance(item, Text) and item.letters]


def said(pages):
    return " ".join(text.content for page in pages for text in texts(page))


def spans(page):
    """By text its left and right end, top and foot."""
    for text in texts(page):
        last, chars = text.letters[-1], visual(text.content)
        yield (
            text,
            text.letters[0].x,
            last.x + width(chars[-1:], text.size, text.face),
            last.y - 0.7 * text.size,
            last.y,
        )


def check_apart(page):
    """No words on other words."""
    boxes = [(text.content, left, foot - 0.45 * text.size, right, foot) for text, left, right, _, foot in spans(page)]
    for (one, *a), (other, *b) in combinations(boxes, 2):
        beside = a[2] <= b[0] + 0.05 or b[2] <= a[0] + 0.05 or a[3] <= b[1] or b[3] <= a[1]
        assert beside, (one, other)


def check_page(page, least=SMALLEST):
    check_apart(page)
    for text, left, right, top, foot in spans(page):
        assert text.size >= least - 1e-6, text.content
        assert left > EDGE, text.content
        assert right < page.width - EDGE, text.content
        assert top > EDGE, text.content
        assert foot < page.height - EDGE, text.content
    for item in page.items():
        if isinstance(item, Shape):
            for contour in item.contours:
                for x, y in contour:
                    assert -0.01 <= x <= page.width + 0.01
                    assert -0.01 <= y <= page.height + 0.01
