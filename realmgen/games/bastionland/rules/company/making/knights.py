"""Knights: rolled by the Start, with an entry of their own (MB-003 to MB-025, MB-039, MB-227)."""

from __future__ import annotations

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.codec.lore import calling_json, calling_of
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company import fresh
from realmgen.games.bastionland.company.model import VIRTUES, Member
from realmgen.games.bastionland.company.starts import Beginning, beginning
from realmgen.games.bastionland.company.states import numbers
from realmgen.games.bastionland.company.titles import held_titles
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import Calling
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.company.common import awarded, living, with_member
from realmgen.games.bastionland.rules.company.making.common import a, check_free, check_short, names_of
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.record import from_json, to_json
from realmgen.kit.table import Row, Table
from realmgen.kit.words import listed

PACKS = "packs"
MOST_TRIES = 1000


def check_title(state: State, calling: str) -> None:
    """Raise IllegalCommand where somebody bears the chosen title."""
    if holder := held_titles(state).get(calling):
        title = calling.replace("-", " ").title()
        raise IllegalCommand(f"{title} is the entry of {holder}, and one Knight has it at a time: choose another")


def check_knight(state: State, command: c.NewKnight) -> None:
    """The name is free, and so is the title if one is chosen."""
    check_free(state, command.name)
    check_short(command.player, "the player's name")
    check_title(state, command.calling)


def knight(state: State, command: c.NewKnight, chance: Chance, library: Library) -> Step[State]:
    """Roll Guard, then VIG, CLA and SPI by the Start, then the entry (MB-003, MB-005, MB-007, MB-015, MB-020)."""
    name, begins = command.name.strip(), beginning(state.company.start)
    guard = sum(chance.roll(6, f"{name}'s Guard") for _ in range(begins.guard)) + begins.guard_plus
    virtues = _virtues(name, begins, chance)
    bare = fresh.knight(name, virtues, guard, begins.age, command.player.strip())
    new, state = _entered(state, bare, command.calling, chance, library)
    state, _ = awarded(state, name, begins.glory, "start", f"began as a {(state.company.start or '').title()}")
    text = f"{name}, {_title(new)}, joins the Company: {numbers(new)}{_brought(state, name)}."
    return done(state, "knight", text, name=name, calling=new.calling.id if new.calling else "", player=new.player)


def _virtues(name: str, begins: Beginning, chance: Chance) -> fresh.Virtues:
    vig, cla, spi = (
        chance.roll(12, f"{name}'s {virtue.upper()}") + (begins.flat or chance.roll(6, f"{name}'s {virtue.upper()}"))
        for virtue in VIRTUES
    )
    return vig, cla, spi


def _brought(state: State, name: str) -> str:
    """The beasts that came along, in a sentence."""
    beasts = [one for one in state.company.members if one.of == name and one.kind in ("steed", "beast")]
    return f", with {listed([a(one.title) if one.title else one.name for one in beasts])}" if beasts else ""


def _title(member: Member) -> str:
    return f"the {member.title.removeprefix('The ')}"


def _entered(state: State, bare: Member, chosen: str, chance: Chance, library: Library) -> tuple[Member, State]:
    """The Knight with an entry, and the state with them and the beasts they bring (MB-021 to MB-025)."""
    calling = _chosen(chosen, chance, library) if chosen else _drawn(state, bare.name, chance, library)
    new = fresh.called(bare, calling)
    state = with_member(state, new)
    for beast in fresh.steeds_of(new, names_of(state), calling.belongings):
        state = with_member(state, beast)
    return new, state


def _chosen(id: str, chance: Chance, library: Library) -> Calling:
    """An entry by its id; raises NotFound when the library has none."""
    return _read(chance.take(lambda: _text(library.calling(id))))


def _drawn(state: State, name: str, chance: Chance, library: Library) -> Calling:
    """An entry by d6 and d12, rolled again while its title is borne (MB-021, MB-227, MB-A69); raises IllegalCommand
    when none is free. What packs add to the 72 is a list of its own."""
    held = held_titles(state)
    lists = _lists(library)
    for _ in range(MOST_TRIES):
        which = chance.draw(_which(lists, f"{name}'s entry, which list"))
        text = chance.draw(Table.of(f"{name}'s entry, where in it", lists.get(which, [])))
        calling = _read(text)
        if calling.id not in held:
            return calling
    raise IllegalCommand("every title is borne by somebody: choose an entry, or write one by hand")


def _which(lists: dict[str, list[str]], id: str) -> Table:
    """A d6 for the lists of the 72; a d8 where packs have one too, on 7 and 8."""
    rows = [Row(n, n, which) for n, which in enumerate((which for which in lists if which != PACKS), 1)]
    if PACKS in lists:
        rows.append(Row(len(rows) + 1, len(rows) + 2, PACKS))
    return Table(id, tuple(rows))


def _lists(library: Library) -> dict[str, list[str]]:
    """By list: its entries in their order, as they are recorded. What has no place of its own in the 72 is in that of
    the packs."""
    entries = sorted(map(library.calling, library.calling_ids), key=lambda entry: bool(entry.credit.pack))
    placed: dict[tuple[int, int], Calling] = {}
    more = [entry for entry in entries if not entry.d6 or placed.setdefault((entry.d6, entry.d12), entry) is not entry]
    lists: dict[str, list[str]] = {}
    for (die, _), entry in sorted(placed.items()):
        lists.setdefault(str(die), []).append(_text(entry))
    return lists | ({PACKS: [_text(entry) for entry in more]} if more else {})


def _text(calling: Calling) -> str:
    return to_json(calling_json(calling))


def _read(text: str) -> Calling:
    """An entry as it was recorded; raises Unreadable with every fault."""
    fields = Fields(from_json(text, "calling"), "calling", [])
    calling = calling_of(fields)
    if fields.faults:
        raise Unreadable(*fields.faults)
    return calling


def check_knighted(state: State, command: c.KnightSquire) -> None:
    """It is a Squire who lives."""
    found = living(state, command.name)
    if found.kind != "squire":
        raise IllegalCommand(f"{found.name} is a {found.kind}: Squires are knighted")
    check_title(state, command.calling)


def knighted(state: State, command: c.KnightSquire, chance: Chance, library: Library) -> Step[State]:
    """A d6 on each Virtue, and an entry as for any Knight; no Glory yet (MB-039, MB-A67)."""
    old = living(state, command.name)
    vig, cla, spi = (chance.roll(6, f"{old.name}'s {virtue.upper()}, knighted") for virtue in VIRTUES)
    raised = fresh.knighted(old, (vig, cla, spi))
    new, state = _entered(state, raised, command.calling, chance, library)
    text = f"{old.name} is knighted: {_title(new)}, {numbers(new)}{_brought(state, old.name)}."
    key = new.calling.id if new.calling else ""
    return done(state, "knighted", text, name=old.name, calling=key, dice=[vig, cla, spi])
