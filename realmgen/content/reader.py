"""One YAML table file: read with the line of every fault. This module brings PyYAML with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from realmgen.kit.table import Row, Table

HEADER = ("id", "source", "licence", "author")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_ROW = re.compile(r"(\d+)(?:-(\d+))?: (.+)", re.DOTALL)


class Reader:
    """Reads one file; keeps going after a fault so that all are found."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[str] = []

    def fault(self, line: int, words: str) -> None:
        self.faults.append(f"{self.name}:{line}: {words}")

    def tables(self, path: Path) -> Iterator[tuple[Table, int]]:
        root = self._compose(path)
        fields = self._fields(root) if root else {}
        for key in HEADER if root else ():
            if key not in fields:
                self.fault(1, f"`{key}` is missing: every table file names its {', '.join(HEADER)}")
            elif not self._text(fields[key], key):
                fields.pop(key)
        for key, node in fields.items():
            if key not in (*HEADER, "tables", "entries"):
                self.fault(_line(node), f"`{key}` is unknown: a table file has {', '.join(HEADER)}, tables or entries")
        if root and not ("tables" in fields) ^ ("entries" in fields):
            self.fault(1, "give either `tables` or `entries`")
        if "id" in fields:
            yield from self._all(str(fields["id"].value), fields)

    def _all(self, id: str, fields: dict[str, yaml.Node]) -> Iterator[tuple[Table, int]]:
        named = {id: fields["entries"]} if "entries" in fields else {}
        if "tables" in fields:
            named |= {f"{id}.{key}": node for key, node in self._fields(fields["tables"]).items()}
        for key, node in named.items():
            table = self._table(key, node)
            if table:
                yield table, _line(node)

    def _compose(self, path: Path) -> yaml.Node | None:
        try:
            root = yaml.compose(path.read_text("utf-8"), _LOADER)
        except UnicodeDecodeError as error:
            self.fault(1, f"not UTF-8 text: byte {error.start} cannot be read")
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            self.fault(line, f"not YAML: {error.problem}")
        except yaml.YAMLError as error:
            self.fault(1, f"not YAML: {' '.join(str(error).split())}")
        else:
            if isinstance(root, yaml.MappingNode):
                return root
            self.fault(1, "expected `name: value` lines" if root else "the file is empty")
        return None

    def _fields(self, node: yaml.Node) -> dict[str, yaml.Node]:
        if not isinstance(node, yaml.MappingNode):
            self.fault(_line(node), "expected `name: value` lines")
            return {}
        out: dict[str, yaml.Node] = {}
        for key, value in node.value:
            if key.value in out:
                self.fault(_line(key), f"`{key.value}` stands twice")
            out[str(key.value)] = value
        return out

    def _text(self, node: yaml.Node, what: str) -> str:
        if isinstance(node, yaml.ScalarNode) and str(node.value).strip():
            return str(node.value).strip()
        self.fault(_line(node), f"{what} must be text")
        return ""

    def _table(self, id: str, node: yaml.Node) -> Table | None:
        if not isinstance(node, yaml.SequenceNode) or not node.value:
            self.fault(_line(node), f"table {id!r} must be a list of entries")
            return None
        rows: list[Row] = []
        seen: dict[str, int] = {}
        for item in node.value:
            text = self._text(item, "an entry")
            found = _ROW.fullmatch(text)
            low = int(found[1]) if found else len(rows) + 1
            high = int(found[2] or found[1]) if found else low
            entry = found[3].strip() if found else text
            expected = rows[-1].high + 1 if rows else 1
            if low != expected or high < low:
                self.fault(_line(item), f"results {low}-{high} do not follow: the next result is {expected}")
            if entry in seen:
                self.fault(_line(item), f"{entry!r} stands in line {seen[entry]} already")
            seen[entry] = _line(item)
            rows.append(Row(expected, max(high, expected), entry))
        return Table(id, tuple(rows))


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
