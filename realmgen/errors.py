"""Every error realmgen raises on purpose.

    RealmgenError
    ├── Unreadable        the input is no sentence of ours: bad argument, bad file        exit 2
    │   └── NotFound      a campaign, hex or thing of that name does not exist             exit 2
    ├── Ambiguous         the input fits several things; the message lists them           exit 2
    ├── NotAllowed        readable, but not now                                            exit 1
    │   ├── IllegalCommand   the rules forbid it in this position; says why
    │   ├── Unconfirmed      it takes something back that was seen: ask once more         exit 1
    │   └── StaleCommand     the page or file it came from is older than the journal
    └── NeedsRoll         a rule asks for a die that has not been rolled yet               exit 2

Only the edges (cli, ui) catch them. A message names the thing, its value and what would be right.
"""

from collections.abc import Iterable


def on_one_line(text: str) -> str:
    """Text with what cannot be printed spelt out (`\\n`): it stays one line and gives no terminal orders."""
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


class RealmgenError(Exception):
    """Base of every error a user may see; `faults` holds one line for each fault."""

    exit_code = 2

    def __init__(self, *faults: str) -> None:
        self.faults = tuple(map(on_one_line, faults))
        super().__init__("\n".join(self.faults))


class Unreadable(RealmgenError):
    """The input cannot be read."""


class NotFound(Unreadable):
    """Nothing of that name exists."""


class Ambiguous(RealmgenError):
    """The input fits several things."""

    def __init__(self, what: str, value: str, choices: Iterable[str]) -> None:
        self.choices = tuple(choices)
        super().__init__(f"{what} {value!r} could be {', '.join(self.choices)}: name one of them")


class NotAllowed(RealmgenError):
    """Readable, but not allowed now."""

    exit_code = 1


class IllegalCommand(NotAllowed):
    """The rules forbid the command in this position."""


class Unconfirmed(NotAllowed):
    """It takes back something hidden that was seen; allowed once the user has said so."""


class StaleCommand(NotAllowed):
    """The command was given from a position that is no longer the latest."""

    def __init__(self, seen: int, latest: int) -> None:
        self.seen, self.latest = seen, latest
        super().__init__(
            f"nothing was done: this was asked at line {seen}, but the journal is at line {latest};"
            " look again and repeat it if you still want it"
        )


class NeedsRoll(RealmgenError):
    """A die must be rolled and typed in; `sides` and `purpose` say which."""

    def __init__(self, sides: int, purpose: str) -> None:
        self.sides, self.purpose = sides, purpose
        super().__init__(f"a d{sides} is needed for {purpose or 'this roll'}: give one more number")
