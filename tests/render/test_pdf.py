"""PDF: the page is the paper, words are words, fonts are inside, and nothing is said that was not asked."""

import io
import math
import re

import pypdf
import pytest
from render_samples import HOSTILE, hostile, sample

from realmgen.render import pdf
from realmgen.render.drawing import Drawing, Shape
from realmgen.render.lettering import clean, set_line
from realmgen.render.paper import PAPERS, tiles

POINTS = 72 / 25.4


def read(pages, **given):
    return pypdf.PdfReader(io.BytesIO(pdf.write(pages, **given)))


@pytest.mark.parametrize("name", PAPERS)
def test_the_page_box_is_the_paper(name):
    paper = PAPERS[name]
    page = read(Drawing(paper.width, paper.height, "#FFFFFF")).pages[0]
    for box in (page.mediabox, page.cropbox):
        assert [float(v) for v in box] == pytest.approx([0, 0, paper.width * POINTS, paper.height * POINTS], abs=1e-3)


def test_words_come_out_whole_and_once():
    text = read(sample()).pages[0].extract_text()
    for word in ("Lakenholt VAT", "0304", "River Withy"):
        assert text.count(word) == 1, text


@pytest.mark.parametrize("tracking", [0.0, 0.5, 2.0])
@pytest.mark.parametrize("face", ["regular", "italic", "capitals", "display"])
def test_kerning_and_tracking_split_no_word(face, tracking):
    drawing = Drawing(200, 30, "#FFFFFF")
    drawing.add("a", [set_line("Wave To Avery Tyre", 100, 15, 4, face, "#000000", tracking=tracking)])
    assert read(drawing).pages[0].extract_text().strip() == "Wave To Avery Tyre"


def test_letters_stand_where_they_were_set():
    drawing = Drawing(200, 30, "#FFFFFF")
    line = set_line("AVATyre", 20, 15, 8, "regular", "#000000", anchor="start", tracking=0.7)
    drawing.add("a", [line])
    page = read(drawing).pages[0]
    font = next(f for f in (f.get_object() for f in page["/Resources"]["/Font"].values()) if f["/FirstChar"] == 0)
    code = page.get_contents().get_data().decode("latin-1")
    spacing = float(re.search(r"([-\d.]+) Tc", code)[1])
    size, x = (float(v) for v in re.search(r"Tc ([-\d.]+) [-\d.]+ [-\d.]+ [-\d.]+ ([-\d]+) ", code).groups())
    for letter, (char, shifts) in zip(line.letters, re.findall(r"<(..)>([-\d ]*)", code), strict=True):
        assert x / 100 == pytest.approx(letter.x, abs=0.02)
        x += (float(font["/Widths"][int(char, 16)]) / 1000 + spacing - sum(map(int, shifts.split())) / 1000) * size


def test_every_font_is_embedded_as_a_subset():
    fonts = [font.get_object() for font in read(sample()).pages[0]["/Resources"]["/Font"].values()]
    assert {re.sub(r".*\+", "", font["/BaseFont"]) for font in fonts} == {
        "EBGaramond-RealmRegular",
        "EBGaramond-RealmItalic",
        "Cinzel-RealmCapitals",
    }
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)
    assert len(pdf.write(sample())) < 60_000


def test_metadata_is_title_and_creator():
    reader = read(sample(title="Realm of Ash & Bone"))
    assert dict(reader.metadata) == {"/Title": "Realm of Ash & Bone", "/Creator": "realmgen"}
    assert reader.xmp_metadata is None
    assert read(sample(), title="Other").metadata.title == "Other"


def test_bytes_are_the_same_every_time():
    assert pdf.write(sample()) == pdf.write(sample())
    assert b"/CreationDate" not in pdf.write(sample())


def test_hostile_names_are_set_and_named():
    reader = read(hostile())
    text = reader.pages[0].extract_text()
    assert "<script>alert(1)</script>" in text
    assert "twice' \\ (round) %s {x}" in text
    assert "Київ" in text
    assert reader.metadata.title == clean(" ".join(HOSTILE))


def test_pages_show_their_own_words():
    drawing = Drawing(300, 100, "#FFFFFF", "Wide")
    drawing.add("a", [set_line("Leftmost", 30, 50, 5, "regular", "#000000")])
    drawing.add("a", [set_line("Rightmost", 270, 50, 5, "regular", "#000000")])
    texts = [page.extract_text() for page in read(tiles(drawing, PAPERS["A4"])).pages]
    assert len(texts) == 2
    assert ("Leftmost" in texts[0], "Rightmost" in texts[0], "A1 of 2 × 1" in texts[0]) == (True, False, True)
    assert ("Leftmost" in texts[1], "Rightmost" in texts[1], "B1 of 2 × 1" in texts[1]) == (False, True, True)


def test_no_pages_is_a_mistake():
    with pytest.raises(ValueError, match="at least one page"):
        pdf.write([])


@pytest.mark.parametrize("flats", [25.0, 25.4, 0.75 * 25.4])
def test_a_hex_is_exactly_as_large_on_paper_as_asked(flats):
    radius = flats / math.sqrt(3)
    hexagon = [(150 + radius * math.cos(a), 200 + radius * math.sin(a)) for a in (math.pi / 3 * i for i in range(6))]
    drawing = Drawing(400, 500, "#FFFFFF")
    drawing.add("a", [Shape([hexagon], stroke="#000000", width=0.2)])
    measured = 0
    for page in read(tiles(drawing, PAPERS["A4"])).pages:
        for height in hex_heights(page):
            measured += 1
            assert height == pytest.approx(flats * POINTS, abs=0.02 * POINTS)
    assert measured >= 1


def hex_heights(page):
    """Heights in points of the six-cornered paths of a page, through its first scale."""
    code = page.get_contents().get_data().decode("latin-1")
    scale = float(re.search(r"(0\.\d+) 0 0 \1 0 [\d.]+ cm", code)[1])
    for path in re.findall(r"(-?\d+ -?\d+ m(?: -?\d+ -?\d+ l){5}) h", code):
        ys = [int(y) for _, y in re.findall(r"(-?\d+) (-?\d+) [ml]", path)]
        yield (max(ys) - min(ys)) * scale
