"""A small drawing that uses everything a writer must know, and names that are meant to break things."""

import math

from realmgen.render.drawing import Drawing, Shape, Use
from realmgen.render.lettering import set_along, set_line

PAPER, INK, RED, GREEN, HALO = "#F7F0E1", "#2A2320", "#A2382C", "#7F9869", "#FBF6EA"
HOSTILE = (
    "<script>alert(1)</script>",
    "& &amp; &#x41; ]]> <!-- -->",
    "\"quoted\" 'twice' \\ (round) %s {x}",
    "🐉 dragon 👩‍👩‍👧 ⚔ ★ ❤️",
    "שלום world العربية",
    "e\u0301\u0302\u0323 Z\u0335a\u0336l\u0337go",
    "Ἀθῆναι Київ Ελλάδα Đặng Ło\u0301dź",
    "中文 日本 한국 ᚠᚢᚦ 𝄞",
    "\x00\x01\x1b\u200b\ufeff\ufffe\ud800 control",
    "line\nbreak\ttab",
    "",
    " ",
    "W" * 90,
)


def ring(x, y, radius, count=40):
    turns = [2 * math.pi * i / count for i in range(count)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]


def box(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def sample(title="A sample", description="Shapes, stamps and words."):
    """80 × 60 mm: fills with holes, washes, strokes, dashes, flipped stamps, straight and curved haloed words."""
    drawing = Drawing(80.0, 60.0, PAPER, title, description)
    tree = [(-0.3, -0.2), (0.0, -1.0), (0.5, -0.2)]
    drawing.symbols["tree"] = (
        Shape([tree], fill=INK),
        Shape([[(x * 0.7, y * 0.7 - 0.1) for x, y in tree]], fill=GREEN),
        Shape([[(0.0, -0.2), (0.1, 0.1)]], stroke=INK, width=0.08, closed=False),
        Shape([ring(0.0, -0.5, 0.6)], fill=RED, opacity=0.13),
    )
    drawing.add("washes", [Shape([box(5, 5, 40, 30)], fill="#C1CCA8"), Shape([ring(60, 15, 10)], fill="#BFD3D3")])
    rim = [box(5, 5, 40, 30), box(8, 8, 37, 27), ring(22, 17, 5)]
    drawing.add("washes", [Shape(rim, fill=GREEN, opacity=0.38), Shape([ring(60, 15, 8), ring(60, 15, 4)], fill=RED)])
    river = [(5 + i, 40 + 4 * math.sin(i / 6)) for i in range(60)]
    drawing.add("strokes", [Shape([river], stroke="#4F7C88", width=1.4, closed=False)])
    drawing.add("strokes", [Shape([box(44, 28, 76, 33)], stroke=INK, width=0.6, opacity=0.55)])
    drawing.add("strokes", [Shape([[(5, 57), (75, 55)]], stroke=INK, width=0.26, closed=False, dash=(0.02, 0.62))])
    drawing.add("stamps", [Use("tree", 15, 27, 9.4), Use("tree", 30, 27, 9.4, flip=True)])
    words = set_line("Lakenholt VAT", 40, 53, 5, "capitals", INK, halo=(HALO, 0.9))
    drawing.add("names", [words, set_line("0304", 60, 16, 2.55, "regular", INK, halo=("#BFD3D3", 0.7))])
    drawing.add("names", [set_along("River Withy", river, 8, 4, "italic", "#355A64", lift=1.6, halo=(PAPER, 0.9))])
    return drawing


def hostile():
    """Every hostile name as title, description, and lettering in every face."""
    drawing = Drawing(200.0, 120.0, PAPER, " ".join(HOSTILE), "".join(HOSTILE))
    line = [(10, 60), (100, 80), (190, 60)]
    for row, name in enumerate(HOSTILE):
        for column, face in enumerate(("regular", "bold", "italic", "capitals", "display")):
            drawing.add(f"row{row}", [set_line(name, 10 + 40 * column, 5 + 8 * row, 4, face, INK, halo=(HALO, 0.5))])
        drawing.add(f"row{row}", [set_along(name, line, 5, 3, "italic", INK)])
    return drawing
