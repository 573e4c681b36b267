"""The statements of a text, sorted by what they are."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from realmgen.games.bastionland.formats.common import one_line
from realmgen.games.bastionland.formats.textmapper import courses, remarks
from realmgen.games.bastionland.model import BIGGEST, SMALLEST
from realmgen.kit.hex import Grid, to_label

LONGEST = 2_000_000
LEFT_OUT = "# Left out: "
_HEX = re.compile(r"(-?\d\d)(-?\d\d)(\d\d)?\s+(.*)|(-?\d{1,4})\.(-?\d{1,4})(?:\.(\d{1,4}))?\s+(.*)", re.ASCII)
_OURS = re.compile(r"#\s*(Realm|Size|Seed|Options|Campaign):\s*(.*)")
_DIRECTIVE = re.compile(r"(include|license|other|url|text|glow|label)\s|\S+\s+(attributes|lib|xml|path)\s|<.*>")


@dataclass(slots=True)
class Statements:
    """`hexes` by label, with the number of the line each stands in as `first`; the rest in the order of the text."""

    hexes: dict[str, str] = field(default_factory=dict)
    first: dict[str, int] = field(default_factory=dict)
    lines: list[courses.Course] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    remarks: list[remarks.Remark] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    header: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def sort(text: str) -> Statements:
    """Every statement of a text; what cannot be right is noted in `faults`."""
    sheet = Statements()
    if len(text) > LONGEST:
        sheet.faults.append(f"the text has {len(text)} characters; at most {LONGEST} are read")
        return sheet
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        statement = one_line(line)
        if statement:
            _statement(sheet, number, statement)
    return sheet


def _statement(sheet: Statements, number: int, statement: str) -> None:
    ours = _OURS.fullmatch(statement)
    course = courses.parse(statement)
    if ours and not sheet.hexes and (ours[1] == "Realm" or "Realm" in sheet.header):
        sheet.header[ours[1]] = ours[2].strip()
    elif "Realm" in sheet.header and not sheet.hexes and statement.startswith(LEFT_OUT):
        sheet.left_out.append(statement.removeprefix(LEFT_OUT))
    elif course:
        sheet.lines.append(course)
    elif remark := remarks.parse(statement):
        sheet.remarks.append(remark)
    elif found := _HEX.fullmatch(statement):
        _hex(sheet, number, statement, found)
    else:
        sheet.others.append(statement)
        if not statement.startswith("#") and not _DIRECTIVE.match(statement):
            sheet.warnings.append(f"line {number} is kept but not understood: {statement[:60]}")


def _hex(sheet: Statements, number: int, statement: str, found: re.Match[str]) -> None:
    x, y, level, rest = found.groups()[:4] if found[1] else found.groups()[4:]
    column, row = int(x), int(y)
    if int(level or 0):
        sheet.others.append(statement)
        sheet.warnings.append(f"line {number} is kept but not read: it is on level {level}, and a Realm has only one")
        return
    if not (1 <= column <= BIGGEST and 1 <= row <= BIGGEST):
        sheet.faults.append(
            f"line {number}: hex {x}{y} is off the map, whose columns and rows run from 01 to {BIGGEST}"
        )
        return
    label = to_label(column - 1, row - 1)
    if label in sheet.hexes:
        sheet.faults.append(f"line {number}: hex {label} was already given in line {sheet.first[label]}")
        return
    sheet.hexes[label], sheet.first[label] = rest.strip(), number


def grid_of(sheet: Statements) -> Grid:
    """The smallest map that holds every hex, or the size our own header gives."""
    width = max((int(label[:2]) for label in sheet.hexes), default=SMALLEST)
    height = max((int(label[2:]) for label in sheet.hexes), default=SMALLEST)
    size = re.fullmatch(r"(\d{1,2}) x (\d{1,2})", sheet.header.get("Size", f"{width} x {height}"))
    if not size:
        sheet.faults.append(f"the size {sheet.header['Size']!r} cannot be read: write it as 12 x 12")
        return Grid(width, height)
    grid = Grid(int(size[1]), int(size[2]))
    sheet.faults += [
        f"line {sheet.first[label]}: hex {label} is off the map of {grid.width} x {grid.height} hexes"
        for label in sheet.hexes
        if int(label[:2]) > grid.width or int(label[2:]) > grid.height
    ]
    if min(grid.width, grid.height) < SMALLEST:
        sheet.faults.append(f"the map is {grid.width} x {grid.height} hexes; a Realm has at least {SMALLEST} each way")
    return grid
