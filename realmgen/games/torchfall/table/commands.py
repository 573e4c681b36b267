"""What is done at the table, as text: `begin {"setup":{…},"seats":[{"name":"Isolde"},{"bot":"searching"}]}`, `seat 1
{"bot":"greedy"}`, and the commands of records with or without the seat that gives them: `0: march ashspire`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from realmgen.errors import Unreadable
from realmgen.games.torchfall.bots import BOTS
from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.commands import FORMS
from realmgen.games.torchfall.model import COLOURS, VERBS, Setup
from realmgen.games.torchfall.table.model import Seat
from realmgen.kit.game import Json
from realmgen.kit.record import Fields, from_json, to_json
from realmgen.kit.record.fields import short

LONGEST_NAME = 40
_SAID = re.compile(r"(?:\d{1,3}\s*:\s*)?([a-z]+)(?:\s.*)?")
_SEATED = re.compile(r"(\d)\s+(\{.*)")
_PLAIN = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*")


@dataclass(frozen=True, slots=True)
class Begin:
    """Set up the board, and who sits at it by seat."""

    setup: Setup
    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return f"begin {to_json({'setup': dump_setup(self.setup), 'seats': list(map(dump_seat, self.seats))})}"


@dataclass(frozen=True, slots=True)
class Sit:
    """Give a seat to somebody else, or to an opponent of ours."""

    number: int
    seat: Seat

    def __str__(self) -> str:
        return f"seat {self.number} {to_json(dump_seat(self.seat))}"


@dataclass(frozen=True, slots=True)
class Act:
    """A command of a record; which posts and roads there are is the board's to say."""

    text: str

    def __str__(self) -> str:
        return self.text


Command = Begin | Sit | Act


def parse(text: str) -> Command:
    """Read a command; raises Unreadable with every fault."""
    verb, _, rest = text.strip().partition(" ")
    if verb == "begin":
        return _begin(rest)
    if verb == "seat":
        return _sit(rest)
    found = _SAID.fullmatch(text.strip())
    if not found or found[1] not in VERBS:
        raise Unreadable(f"command {short(text)} cannot be read: one of {', '.join(FORMS)}, seat NUMBER {{…}}")
    return Act(" ".join(text.split()))


def dump_seat(seat: Seat) -> Json:
    """A seat as JSON: what is empty is left out."""
    found = {"name": seat.name, "bot": seat.bot}
    return {key: value for key, value in found.items() if value}


def load_seats(stored: list[Any]) -> tuple[Seat, ...]:
    """Read what `dump_seat` wrote; raises Unreadable with every fault."""
    seats, faults = [], list[str]()
    for number, one in enumerate(stored):
        try:
            seats.append(load_seat(one, f"seat {number}"))
        except Unreadable as error:
            faults += error.faults
    if faults:
        raise Unreadable(*faults)
    return tuple(seats)


def load_seat(stored: object, where: str) -> Seat:
    """Read one seat; raises Unreadable."""
    fields = Fields(stored, where)
    name = fields.take("name", str, "", needed=False).strip()
    bot = fields.take("bot", str, "", needed=False)
    if len(name) > LONGEST_NAME or not _PLAIN.fullmatch(name):
        fields.faults.append(f"{where}: name {short(name)} cannot be used: one line of at most {LONGEST_NAME} letters")
    if bot and bot not in BOTS:
        fields.faults.append(f"{where}: bot {short(bot)} is not known: one of {', '.join(BOTS)}")
    fields.finish()
    return Seat(name, bot)


def _begin(rest: str) -> Begin:
    fields = Fields(from_json(rest or "{}", "begin"), "begin")
    stored = fields.take("setup", dict, {})
    seats = fields.take("seats", list, [])
    fields.finish()
    setup = load_setup(stored)
    if len(seats) != setup.players:
        raise Unreadable(f"{len(seats)} seats are named: {setup.players} play, so name {setup.players}")
    return Begin(setup, load_seats(seats))


def _sit(rest: str) -> Sit:
    found = _SEATED.fullmatch(rest.strip())
    if not found or int(found[1]) >= len(COLOURS):
        raise Unreadable(f'command {short(f"seat {rest}")} should be: seat NUMBER {{"name":"…","bot":"…"}}')
    return Sit(int(found[1]), load_seat(from_json(found[2], "seat"), f"seat {found[1]}"))
