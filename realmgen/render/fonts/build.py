"""Cuts the faces out of the variable fonts: `python -m realmgen.render.fonts.build` (or `make fonts`).

For each face it writes a static subset `<face>.ttf` (for PDF and PNG) and `<face>.json` with the outlines, advances
and kerning of the Latin letters (for lettering and SVG, which then need no font library). Takes some ten seconds,
so its results are kept in the repository; the fonts are under the SIL Open Font License, whose texts lie beside them.
"""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from realmgen.render.fonts.outline import glyph_outline

HERE = Path(__file__).parent
GARAMOND, CINZEL = "fontpkg_eb_garamond", "fontpkg_cinzel"
SOURCES = {
    "regular": (GARAMOND, "EBGaramond[wght].ttf", 500),
    "bold": (GARAMOND, "EBGaramond[wght].ttf", 700),
    "italic": (GARAMOND, "EBGaramond-Italic[wght].ttf", 500),
    "capitals": (CINZEL, "Cinzel[wght].ttf", 600),
    "display": (CINZEL, "Cinzel[wght].ttf", 800),
}
LICENCES = {GARAMOND: "OFL-EBGaramond.txt", CINZEL: "OFL-Cinzel.txt"}
PUNCTUATION = (*range(0x2010, 0x2028), 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122)
SIGNS = (0x2153, 0x2154, *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265)
QUICK = {*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, *PUNCTUATION, *SIGNS} - {0xAD}
KEPT = QUICK | {*range(0x180, 0x250), *range(0x1E00, 0x1F00), *range(0x370, 0x400), *range(0x400, 0x530)}
SMALLEST_KERN = 4


def instance(package: str, file: str, weight: int) -> TTFont:
    """The static subset of a variable font, with its kerning still inside."""
    with as_file(files(package) / "files" / file) as path:
        font = TTFont(path)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting, options.glyph_names, options.notdef_outline = False, False, True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=KEPT)
    cutter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    return font


def rename(font: TTFont, face: str) -> None:
    """Each face is a family of its own, so that programs do not take one for another."""
    for record in font["name"].names:
        name = str(record)
        if record.nameID in (1, 4):
            record.string = f"{name.removesuffix(' Regular').removesuffix(' Italic')} Realm {face.title()}"
        elif record.nameID in (3, 6):
            record.string = f"{name.rpartition('-')[0] or name}-Realm{face.title()}"


def strip(font: TTFont) -> bytes:
    """The file as shipped: outlines and widths alone."""
    for table in ("GPOS", "GSUB", "GDEF", "STAT", "gasp", "DSIG"):
        if table in font:
            del font[table]
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def pair_tables(font: TTFont) -> Iterable[list[Any]]:
    """The pair subtables of each kern lookup, extensions unwrapped."""
    gpos = font["GPOS"].table
    wanted = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    for index in sorted(wanted):
        tables = (getattr(t, "ExtSubTable", t) for t in gpos.LookupList.Lookup[index].SubTable)
        yield [t for t in tables if t.LookupType == 2]


def pair_value(table: Any, left: str, right: str) -> int | None:
    """What one subtable says of a pair; None leaves the word to the next subtable."""
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        found = next((r for r in records if r.SecondGlyph == right), None)
        return None if found is None else int(getattr(found.Value1, "XAdvance", 0) or 0)
    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
    value = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
    return int(getattr(value, "XAdvance", 0) or 0)


def kerning(font: TTFont, cmap: dict[int, str]) -> dict[str, dict[str, int]]:
    """left character -> right character -> thousandths of an em to be added between them."""
    lookups = list(pair_tables(font))
    chars = [(chr(c), cmap[c]) for c in sorted(QUICK) if c in cmap]

    def value(left: str, right: str) -> int:
        said = (next((v for t in tables if (v := pair_value(t, left, right)) is not None), 0) for tables in lookups)
        return sum(said)

    rows = {a: {b: v for b, right in chars if abs(v := value(left, right)) >= SMALLEST_KERN} for a, left in chars}
    return {a: row for a, row in rows.items() if row}


def packed(kerns: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Equal rows once; within a row, the right characters by their value."""
    rows: dict[str, str] = {}
    for left, row in kerns.items():
        by_value: dict[int, str] = {}
        for right, value in row.items():
            by_value[value] = by_value.get(value, "") + right
        text = json.dumps({str(v): by_value[v] for v in sorted(by_value)}, ensure_ascii=False)
        rows[text] = rows.get(text, "") + left
    return {lefts: json.loads(text) for text, lefts in rows.items()}


def build(face: str) -> None:
    """Write the two files of one face."""
    font = instance(*SOURCES[face])
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    per_em = font["head"].unitsPerEm
    outlines = {chr(c): glyph_outline(glyphs, cmap[c], per_em) for c in sorted(QUICK) if c in cmap}
    data = {"glyphs": outlines, "kern": packed(kerning(font, cmap))}
    rename(font, face)
    (HERE / f"{face}.ttf").write_bytes(strip(font))
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (HERE / f"{face}.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Build every face and lay the licences beside them."""
    for face in SOURCES:
        build(face)
    for package, name in LICENCES.items():
        with as_file(files(package) / "LICENSE") as path:
            shutil.copyfile(path, HERE / name)


if __name__ == "__main__":
    main()
