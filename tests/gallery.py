"""The gallery of the README: `python tests/gallery.py` prints its Realms anew into exports/gallery."""

import io
import re
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from realmgen.games.bastionland.model import Options, State
from realmgen.service.exports import Print, export_state
from realmgen.service.realms import draw_realm

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "exports" / "gallery"
BLOCK = re.compile(r"(<!-- gallery -->\n).*?(<!-- /gallery -->)", re.DOTALL)
DPI = 110


class Piece(NamedTuple):
    seed: str
    options: Options
    how: Print
    words: str


def piece(seed: str, words: str, options: Options, **how: object) -> Piece:
    return Piece(seed, options, Print(dpi=DPI, **how), words)  # type: ignore[arg-type]


PIECES = {
    "01-landlocked-12x12": piece("4711", "12 × 12, landlocked", Options()),
    "02-coastal-sheet-12x12": piece("s2", "12 × 12, coastal, the sheet", Options(coast="coastal"), theme="sheet"),
    "03-islands-16x16": piece("s1", "16 × 16, islands", Options(16, 16, coast="islands")),
    "04-coastal-players-14x12": piece(
        "harbour", "14 × 12, coastal, as the players get it", Options(14, 12, coast="coastal"), audience="players"
    ),
    "05-landscape-18x12": piece("moorland", "18 × 12, landlocked, landscape", Options(18, 12), landscape=True),
    "06-pointy-14x14": piece("thorn", "14 × 14, pointy tops", Options(14, 14, "pointy")),
    "07-crowded-12x12": piece(
        "crowd", "12 × 12, crowded", Options(holdings=8, myths=10, landmarks=6, barriers=60, holding_gap=2, rivers=2)
    ),
    "08-red-sheet-16x20": piece("red", "16 × 20, the sheet with one red", Options(16, 20), theme="sheet-red"),
    "09-islands-24x20": piece(
        "archipelago", "24 × 20, islands, A3", Options(24, 20, coast="islands"), paper="A3", landscape=True
    ),
    "10-coastal-30x30": piece("s3", "30 × 30, coastal, A3", Options(30, 30, coast="coastal"), paper="A3"),
}


def picture(piece: Piece) -> bytes:
    """One piece as a small PNG of few colours."""
    file = export_state(State(draw_realm(piece.options, piece.seed)), "c0dec0de", "png", piece.how)
    image = Image.open(io.BytesIO(file.data)).convert("RGB")
    out = io.BytesIO()
    image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def lines() -> str:
    return "".join(f"![{piece.words}](exports/gallery/{name}.png)\n\n" for name, piece in PIECES.items())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, each in PIECES.items():
        (FOLDER / f"{name}.png").write_bytes(picture(each))
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    readme.write_text(BLOCK.sub(lambda found: found[1] + lines() + found[2], text), encoding="utf-8")
