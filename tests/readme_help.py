"""The command line's help as it stands in the README: `python tests/readme_help.py` writes it anew."""

import argparse
import os
import re
from collections.abc import Iterator
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"(<!-- help -->\n```text\n).*?(```\n<!-- /help -->)", re.DOTALL)


def commands() -> dict[str, argparse.ArgumentParser]:
    """Every command of the command line by name."""
    from realmgen.cli.parser import build_parser

    return dict(_below("", build_parser()))


def _below(name: str, parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    for word, command in (pair for group in groups for pair in group.choices.items()):
        yield from _below(f"{name} {word}".strip(), command)
    if not groups:
        yield name, parser


def _taken(argument: argparse.Action) -> str:
    name = str(argument.metavar or argument.dest)
    return f"[{name}]" if argument.nargs == "?" else name


def help_text() -> str:
    """One usage line and one sentence for each command, the same at every terminal width and Python."""
    lines = []
    for name, parser in commands().items():
        takes = [_taken(a) for a in parser._actions if not a.option_strings]
        options = [max(a.option_strings, key=len) for a in parser._actions if a.option_strings and a.dest != "help"]
        lines += [" ".join(["realmgen", name, *takes]), f"    {parser.description}"]
        lines += [f"    options: {' '.join(options)}"] if options else []
    return "\n".join(lines) + "\n"


def with_help(readme: str) -> str:
    """The README with the present help text in its block."""
    return BLOCK.sub(lambda found: found[1] + help_text() + found[2], readme)


if __name__ == "__main__":
    os.environ["COLUMNS"] = "100"
    README.write_text(with_help(README.read_text(encoding="utf-8")), encoding="utf-8")
