import io

import pypdf
import pytest

from realmgen.kit.document import Document, Entry, Heading, Paragraph, Sheet
from realmgen.render import pdf
from realmgen.render.booklet import booklet
from realmgen.render.drawing import Drawing
from realmgen.render.paper import PAPERS


def story(hexes=150):
    rows = tuple((f"Hold {n}", "Castle", f"{n:04d}") for n in range(1, 60))
    key = [Entry(f"{n:04d}", f"Forest. The thing called {n}-end.") for n in range(1, hexes + 1)]
    blocks = [Heading("Holdings"), Sheet(("Name", "Kind", "Hex"), rows, (3, 2, 1)), Paragraph("Some words <b>&amp;")]
    for n in range(12):
        blocks += [
            Heading(f"Chapter {n}"),
            Heading(f"Part {n}", 2),
            *(Entry(f"e{n}.{m}", "said " * 30) for m in range(7)),
        ]
    return Document("Ashâm Weald & co", "a land", (*blocks, Heading("Hex key"), *key), "Campaign code c0ffee00")


def read(data):
    return pypdf.PdfReader(io.BytesIO(data))


@pytest.fixture(scope="module", params=["A5", "A4", "A4 landscape", "A3", "Letter", "Tabloid landscape"])
def printed(request):
    paper = PAPERS[request.param]
    return paper, booklet(story(), paper)


def test_the_page_is_the_paper(printed):
    paper, data = printed
    for page in read(data).pages:
        box = [float(v) / 72 * 25.4 for v in page.mediabox[2:]]
        assert box == pytest.approx([paper.width, paper.height], abs=0.01)


def test_every_word_is_there_and_can_be_selected(printed):
    text = " ".join(" ".join(page.extract_text() for page in read(printed[1]).pages).split())
    for n in range(1, 151):
        assert f"The thing called {n}-end." in text
    for n in range(1, 60):
        assert f"Hold {n} " in text
    assert text.count("said") == 12 * 7 * 30
    assert "Ashâm Weald & co" in text
    assert "Some words <b>&amp;" in text


def test_pages_are_numbered_and_carry_the_footer(printed):
    for number, page in enumerate(read(printed[1]).pages, 1):
        lines = [line.strip() for line in page.extract_text().splitlines()]
        assert str(number) in lines
        assert any("c0ffee00" in line for line in lines)


def test_no_heading_stands_at_the_foot_of_a_page(printed):
    for page in read(printed[1]).pages:
        lines = [line.strip() for line in page.extract_text().splitlines() if line.strip()]
        spoken = [line for line in lines if "c0ffee00" not in line and not line.isdigit()]
        assert not spoken[-1].lower().startswith(("chapter", "part", "hex key", "holdings"))


def test_fonts_are_embedded_and_chapters_bookmarked(printed):
    pdf = read(printed[1])
    assert [entry.title for entry in pdf.outline] == ["Holdings", *(f"Chapter {n}" for n in range(12)), "Hex key"]
    for page in pdf.pages:
        for font in page["/Resources"]["/Font"].values():
            name = font.get_object()["/BaseFont"]
            assert "Garamond" in name or "Cinzel" in name, name


def test_metadata_names_nothing_but_the_book(printed):
    meta = read(printed[1]).metadata
    assert meta.title == "Ashâm Weald & co"
    assert (meta.creator, meta.producer) == ("realmgen", "realmgen")
    assert "2000" in str(meta.get("/CreationDate", "2000"))
    assert meta.author in (None, "", "(anonymous)", "anonymous")


def test_the_same_document_gives_the_same_bytes():
    first = booklet(story(30))
    pdf.write(Drawing(10, 10, "#FFFFFF"))
    assert booklet(story(30)) == first


def test_rare_letters_are_set_in_a_face_that_has_them():
    data = booklet(Document("Ω ⚔", "", (Entry("♜", "Łódź – ₿"),)))
    text = read(data).pages[0].extract_text()
    assert "♜" in text
    assert "Łódź" in text


def test_an_endless_word_does_not_break_the_page():
    long = "x" * 400
    data = booklet(
        Document(long, long, (Heading(long), Sheet((long, "b"), ((long, long),), (1, 1)), Entry(long, long * 9)))
    )
    assert len(read(data).pages) >= 1


def test_an_empty_document_is_one_page():
    assert len(read(booklet(Document("Bare", "", ()))).pages) == 1


@pytest.mark.parametrize("paper", ["A5", "A4"])
def test_a_long_word_in_the_title_is_not_broken(paper):
    title = "Wintermarch-under-the-Everlasting-Mountains"
    page = read(booklet(Document(title, "", ()), PAPERS[paper])).pages[0]
    assert title in page.extract_text()
