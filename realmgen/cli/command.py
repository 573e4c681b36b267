"""A command of the command line, and the words that several of them take."""

from __future__ import annotations

import argparse
from collections.abc import Callable

Run = Callable[[argparse.Namespace], int | None]


def late(module: str, name: str) -> Run:
    """A function of a module of the command line, imported when it is run."""

    def run(args: argparse.Namespace) -> int | None:
        from importlib import import_module

        found: Run = getattr(import_module(f"realmgen.cli.{module}"), name)
        return found(args)

    return run


class Command:
    """A command while its words are told."""

    def __init__(self, commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, help: str) -> None:
        self.parser = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")

    def takes(self, *names: str, **kwargs: object) -> Command:
        """One argument more, as argparse takes it."""
        self.parser.add_argument(*names, **kwargs)  # type: ignore[arg-type]
        return self

    def campaign(self) -> Command:
        """The campaign that is meant."""
        return self.takes("campaign", metavar="CAMPAIGN", help="its name, the start of its name, or its code")

    def audience(self) -> Command:
        """Whom it is for."""
        return self.takes("--audience", default="gm", metavar="WHO", help="gm, or players: nothing hidden in any byte")

    def pages(self, paper: str, special: str = "", metavar: str = "", help: str = "") -> Command:
        """Paper, looks and file; `special` is an option of its own among them."""
        self.takes("--paper", metavar="P", help=f"A5, A4, A3, Letter or Tabloid, and A6 but for maps (default {paper})")
        self.takes("--landscape", action="store_true", help="the paper lies on its long side")
        if special:
            self.takes(special, metavar=metavar, help=help)
        self.takes("--theme", default="colour", metavar="T", help="colour, sheet or sheet-red")
        self.takes("--dpi", default="300", metavar="N", help="dots to the inch of a PNG (default 300)")
        return self.takes("-o", "--output", metavar="PATH", help="file to write (text goes to standard output)")

    def runs(self, module: str, function: str) -> None:
        """What it does, and its last word."""
        self.parser.set_defaults(run=late(module, function))
