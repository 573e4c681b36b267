"""Sparks for places, and people who are met (MB-222 to MB-228, MB-261)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.company.titles import held_titles
from realmgen.games.bastionland.folk.people import Person, faith_of, role_of
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import domain_of, realm_of, thing_at, title_of
from realmgen.games.bastionland.prompts import PROMPTS, hints
from realmgen.games.bastionland.rules.common import done, on_map, said, swap
from realmgen.games.bastionland.rules.lore.notes import below, check_room, noted, table_of
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.table import Table


def spelt_out(command: c.Command, library: Library) -> c.Command:
    """The command with every column of its spark tables, so that it says by itself what is drawn."""
    if not isinstance(command, c.Spark) or not set(command.tables) & set(library.sparks):
        return command
    tables: list[str] = []
    for name in command.tables:
        tables += [column.id for column in library.columns(name)] if name in library.sparks else [name]
    return replace(command, tables=tuple(tables))


def check_spark(state: State, command: c.Spark) -> None:
    """Any hex can be told more of, as long as there is room to write it."""
    here = thing_at(on_map(state, command.at), command.at)
    check_room(here.detail if isinstance(here, Holding) else state.notes.get(command.at, ""), command.at)
    if PROMPTS in command.tables and not hints(state, command.at):
        raise IllegalCommand("no Myth, Knight or landmark has prompts yet: put a tale into a Myth first")


def spark(state: State, command: c.Spark, chance: Chance, library: Library) -> Step[State]:
    """An entry of each table, left to right, in a line: in a holding's detail, else in the hex's note (MB-261);
    `prompts` are those of whoever is near (MB-204)."""
    realm = realm_of(state)
    drawn = [chance.draw(_table(state, command.at, name, library)) for name in command.tables]
    line = sentence(" ".join(drawn))
    here = thing_at(realm, command.at)
    if isinstance(here, Holding):
        changed = swap(realm, here, replace(here, detail=below(here.detail, line)))
        new = replace(state, realm=changed)
    else:
        new = noted(state, command.at, line)
    where = f"{said(here)} in {command.at}" if here else command.at
    return done(new, "sparked", f"A spark for {where}: {line}", at=command.at, drawn=drawn)


def _table(state: State, at: str, name: str, library: Library) -> Table:
    if name == PROMPTS:
        return Table.of(PROMPTS, [hint.text for hint in hints(state, at)])
    return table_of(library, name)


def check_meet(state: State, command: c.Meet) -> None:
    """People are met anywhere."""
    on_map(state, command.at)
    check_room(state.notes.get(command.at, ""), command.at)


def meet(state: State, command: c.Meet, chance: Chance, library: Library) -> Step[State]:
    """Someone with a role of four, a faith of three, and a look; written into the hex's note."""
    person = _person(state, command, chance, library)
    line = sentence(str(person))
    data = {"role": person.role, "ruler": person.ruler, "faith": person.faith, "name": person.name}
    return done(noted(state, command.at, line), "met", f"Met in {command.at}: {line}", at=command.at, **data)


def _person(state: State, command: c.Meet, chance: Chance, library: Library) -> Person:
    role = command.role or role_of(chance.roll(12, "who it is"))
    given = "people.women" if chance.roll(2, "a woman (1) or a man (2)") == 1 else "people.men"
    name = " ".join(chance.draw(table_of(library, table)) for table in (given, "people.bynames"))
    about = " ".join(chance.draw(table_of(library, f"sparks.person.{part}")) for part in ("look", "want", "manner"))
    act, honoured = (chance.draw(table_of(library, f"sparks.faith.{part}")) for part in ("act", "honour"))
    fell = chance.rolled[-1]
    home = domain_of(realm_of(state), command.at)
    return Person(
        name=_called(state, role, name, chance, library),
        role=role,
        faith=faith_of(fell.value, fell.sides),
        about=about,
        rite=f"{act} {honoured}",
        ruler=_ruler(home) if role == "vassal" and home else "",
    )


def _ruler(home: Holding) -> str:
    return home.ruler or f"whoever holds {home.name}"


def _called(state: State, role: str, name: str, chance: Chance, library: Library) -> str:
    """A Knight bears a title that nobody in the Realm or the Company holds (MB-227); a Seer has a name of their own."""
    if role not in ("knight", "seer"):
        return name
    taken = held_titles(state)
    free = [library.calling(key) for key in library.calling_ids if key not in taken]
    if role == "knight":
        return f"{name}, {chance.draw(Table.of('knights.titles', [title_of(calling) for calling in free]))}"
    return chance.draw(Table.of("knights.seers", [calling.seer.name for calling in free]))
