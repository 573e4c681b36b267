"""One file of content: YAML with the line of every value; a field's is where its name stands. This module brings
PyYAML with it."""

from __future__ import annotations

from dataclasses import replace

import yaml

from realmgen.kit.written import Written

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST = 20


_QUOTES = "text that holds `: ` or begins with a sign stands in quotes, or in the lines under `>-`; indent with blanks"
_TAGS = frozenset(
    f"tag:yaml.org,2002:{kind}"
    for kind in ["str", "int", "float", "bool", "null", "timestamp", "map", "seq", "merge", "value"]
)
_NULL = "tag:yaml.org,2002:null"


def read_yaml(text: str, file: str, faults: list[str]) -> Written:
    """The `name: value` lines of a YAML file; what cannot be read is noted and left out."""
    try:
        root = yaml.compose(text, _LOADER)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        faults.append(f"{file}:{line}: not YAML: {error.problem}: {_QUOTES}")
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        faults.append(f"{file}:{line}: not YAML: it holds U+{int(error.character):04X}, which cannot be printed")
    except (yaml.YAMLError, RecursionError) as error:
        faults.append(f"{file}:1: not YAML: {' '.join(str(error).split())}")
    else:
        if isinstance(root, yaml.MappingNode):
            return _Nodes(file, faults).written(root)
        faults.append(f"{file}:1: {'expected `name: value` lines' if root else 'the file is empty'}")
    return Written("")


class _Nodes:
    """Turns the nodes of one file into values."""

    def __init__(self, file: str, faults: list[str]) -> None:
        self.file, self.faults = file, faults
        self.left = 100_000
        """Nodes that may still come: a file that repeats its parts by name could else grow without end."""
        self.stopped = False

    def written(self, node: yaml.Node, depth: int = 0) -> Written:
        line = _line(node)
        self.left -= 1
        if depth > DEEPEST or self.left < 0:
            if not self.stopped:
                self.fault(line, "this is nested too deeply, or repeats itself too often")
            self.stopped = True
            return Written("", line)
        if node.tag not in _TAGS:
            self.fault(line, f"`{_short(node.tag)}` is not read here: write the value alone")
        if isinstance(node, yaml.MappingNode):
            return Written(self.fields(node, depth + 1), line)
        if isinstance(node, yaml.SequenceNode):
            return Written(tuple(self.written(part, depth + 1) for part in node.value), line)
        return Written("" if node.tag == _NULL else str(node.value), line)

    def fields(self, node: yaml.MappingNode, depth: int) -> dict[str, Written]:
        out: dict[str, Written] = {}
        for key, value in node.value:
            name = str(key.value) if isinstance(key, yaml.ScalarNode) else ""
            if not name:
                self.fault(_line(key), "a field's name must be text")
            elif name in out:
                self.fault(_line(key), f"`{name}` stands twice")
            else:
                out[name] = replace(self.written(value, depth), line=_line(key))
        return out

    def fault(self, line: int, words: str) -> None:
        self.faults.append(f"{self.file}:{line}: {words}")


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def _short(tag: str) -> str:
    """A tag as it was written."""
    return tag.replace("tag:yaml.org,2002:", "!!")[:40]
