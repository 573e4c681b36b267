import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.kit.document import Document, Entry, Heading, Paragraph, Sheet, escaped, markdown

NASTY = [
    "a | b",
    "*bold* _em_ `code`",
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[[Wiki link]]",
    "![pic](http://x)",
    "&lt;b&gt; & more",
    "line\nbreak\n# heading",
    "~~gone~~ ==mark== %%hidden%% $x^2$ #tag {{macro}}",
    "back\\slash",
]


@pytest.fixture(scope="module")
def render():
    markdown_it = pytest.importorskip("markdown_it")
    return markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").enable("strikethrough").render


@pytest.mark.parametrize("text", NASTY)
def test_typed_text_is_shown_as_typed(render, text):
    html = render(markdown(Document("T", "", (Paragraph(f"x {text}"),))))
    shown = html.split("<p>")[1].split("</p>")[0]
    plain = shown.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")
    assert plain == f"x {' '.join(text.split())}"


@pytest.mark.parametrize("text", NASTY)
def test_a_table_cell_stays_one_cell(render, text):
    html = render(markdown(Document("T", "", (Sheet(("A", "B"), ((text, "end"),), (1, 1)),))))
    assert html.count("<td>") == 2
    assert "<td>end</td>" in html


def test_entries_in_a_row_make_one_list():
    text = markdown(Document("T", "s", (Entry("a", "1"), Entry("b", "2"), Heading("H", 2), Entry("c", "3")), "foot"))
    assert text == "# T\n\n*s*\n\n- **a** 1\n- **b** 2\n\n### H\n\n- **c** 3\n\n---\n\n*foot*\n"


@given(st.text(st.characters(exclude_categories=("Cs",)), max_size=60))
def test_no_text_begins_markup_of_its_own(text):
    flat = escaped(text)
    assert "\n" not in flat
    assert "<" not in flat
    assert flat.count("|") == flat.count("\\|")
