"""SVG: well-formed for any text, standing alone, every reference inside the file."""

import re
import xml.etree.ElementTree as ET

import pytest
from render_samples import HOSTILE, hostile, sample

from realmgen.render import svg
from realmgen.render.drawing import Drawing, Shape, Use
from realmgen.render.paper import PAPERS, tiles

NS, XLINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
KNOWN = {"svg", "title", "desc", "defs", "g", "path", "use", "rect", "clipPath"}


def parsed(drawing):
    return ET.fromstring(svg.write(drawing))


@pytest.mark.parametrize(
    "drawing", [sample(), hostile(), Drawing(10, 10, "#FFFFFF")], ids=["sample", "hostile", "empty"]
)
def test_it_stands_alone(drawing):
    root = parsed(drawing)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    used = [node.get(XLINK) for node in root.iter(f"{NS}use")]
    assert len(ids) == len(set(ids))
    assert {reference[1:] for reference in used} <= set(ids)
    assert {node.tag.removeprefix(NS) for node in root.iter()} <= KNOWN
    text = svg.write(drawing)
    assert not re.search(r"<style|style=|font-|@import|url\((?!#)|data:|<script|<text|<image", text)
    assert set(re.findall(r"https?://[^\"]+", text)) == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_units_are_millimetres_and_the_name_is_accessible():
    root = parsed(sample())
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("80mm", "60mm", "0 0 80 60")
    assert root.get("role") == "img"
    assert [root.find(f"{NS}{tag}").text for tag in ("title", "desc")] == ["A sample", "Shapes, stamps and words."]
    assert root.get("aria-labelledby").split() == [root.find(f"{NS}{tag}").get("id") for tag in ("title", "desc")]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_come_back_as_they_were(name):
    root = parsed(sample(title=name, description=name))
    readable = "".join(c for c in name if c in "\t\n" or (c >= " " and not "\ud800" <= c <= "\udfff" and c != "\ufffe"))
    assert (root.find(f"{NS}title").text or "") == readable
    assert (root.find(f"{NS}desc").text or "") == readable


def test_hostile_layer_and_symbol_names():
    drawing = Drawing(
        10, 10, '#FFF" onload="x', symbols={'a"><script>': (Shape([[(0, 0), (1, 1), (0, 1)]], fill="#000000"),)}
    )
    drawing.add('<b> "q"', [Use('a"><script>', 1, 1, 1)])
    root = parsed(drawing)
    assert {node.tag.removeprefix(NS) for node in root.iter()} <= KNOWN
    assert len(list(root.iter(f"{NS}use"))) == 1


def test_each_layer_is_one_group_named_for_it():
    fragments = svg.layers(sample())
    assert list(fragments) == ["washes", "strokes", "stamps", "names"]
    for name, text in fragments.items():
        root = ET.fromstring(text)
        assert (root.tag, root.get("class")) == ("g", name)
        assert "xlink" not in text
    assert ET.fromstring(svg.defs(sample())).tag == "defs"


def test_a_layer_may_be_named_like_a_symbol():
    drawing = sample()
    drawing.add("tree", [*drawing.layers["stamps"], *drawing.layers["names"]])
    ids = [node.get("id") for node in parsed(drawing).iter() if node.get("id")]
    assert len(ids) == len(set(ids))


def test_numbers_are_short_and_true():
    assert svg._shape(Shape([[(0.004, 1), (10.5, -0.25), (10.5, 0.5)]], fill="#000000")) == (
        '<path d="M0 1l10.5-1.25 0 .75z" fill="#000000"/>'
    )
    third = Shape([[(1 / 3 * i, 0) for i in range(301)]], stroke="#000000", width=0.16, closed=False)
    steps = [float(n) for n in re.findall(r"[\d.]+(?= 0)", svg._shape(third).partition("l")[2])]
    assert sum(steps) == pytest.approx(100)


def test_what_is_not_used_is_not_written():
    drawing = sample()
    drawing.symbols["spare"] = (Shape([[(0, 0), (1, 1), (0, 1)]], fill="#000000"),)
    assert 'id="spare"' not in svg.write(drawing)
    assert 'id="spare"' in svg.defs(drawing)


def test_halos_lie_below_all_letters_of_their_batch():
    names = ET.fromstring(svg.layers(sample())["names"])
    for batch in names:
        *halos, letters = batch
        assert letters.get("fill")
        assert all(halo.get("stroke") and not halo.get("fill") for halo in halos)


def test_the_same_drawing_gives_the_same_text():
    assert svg.write(sample()) == svg.write(sample())


def test_a_page_has_its_paper_and_a_clip():
    pages = tiles(sample(), PAPERS["A5"])
    root = ET.fromstring(svg.write(pages[0]))
    assert (root.get("width"), root.get("height")) == ("148mm", "210mm")
    clip = root.find(f".//{NS}clipPath/{NS}rect")
    assert [float(clip.get(a)) for a in ("x", "y", "width", "height")] == [34, 75, 80, 60]
