"""What the page of the Company shows: who stands with whom, what Glory makes of them, and who goes on for the dead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.glory import Rank, Standing, next_rank, rank_of, series
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.company.posts import worthy_of
from realmgen.games.bastionland.company.starts import BEGINNINGS, SCOPES
from realmgen.games.bastionland.company.succession import successors
from realmgen.games.bastionland.company.titles import held_titles
from realmgen.games.bastionland.folk.service import SERVICES, offered
from realmgen.games.bastionland.lore.arms import BEASTS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import PHASES, SEASONS, Moment
from realmgen.games.bastionland.rules.company.making.others import offers_squires
from realmgen.service.making import free_names
from realmgen.service.packs import library_for
from realmgen.service.table import FATES, badges, quoted, vitals

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

__all__ = ["FATES", "Member", "State", "badges", "offers_squires", "quoted", "successors", "vitals"]
START_WORDS = {str(start): begins.about for start, begins in BEGINNINGS.items()}
"""By Start: how its Knights begin."""
SCOPE_WORDS = {str(scope): words for scope, words in SCOPES.items()}
"""By Scope: how long such a game is."""
KINDS_OF_BEAST = tuple(BEASTS)
SERVICE_WORDS = {name: ", ".join(filter(None, [kept.grade, kept.gear, kept.note])) for name, kept in SERVICES.items()}
"""By service: how hard it is to come by, and what it brings."""
HELD, WORN, PACKED = "in hand", "worn", "packed"
_ORDER = ("squire", "steed", "follower", "beast")


class Party(NamedTuple):
    """A Knight with all who are theirs: Squire, steed, followers and beasts, and the steeds of those."""

    knight: Member
    others: tuple[Member, ...]


class Ware(NamedTuple):
    """A thing of someone: how they have it, and the command that takes it in hand, puts it on or off; empty for what
    can be neither."""

    line: str
    place: str
    order: str


class Honour(NamedTuple):
    """What a Knight's Glory makes of them; `post` says whether they are worthy of the office they hold."""

    glory: int
    rank: Rank
    above: Rank | None
    post: str


@dataclass(frozen=True, slots=True)
class Fallen:
    """A Knight who is dead or gone, and who might go on for their player."""

    knight: Member
    heirs: tuple[Member, ...]


def parties(state: State) -> tuple[Party, ...]:
    """Every living Knight with those who are theirs."""
    living = [member for member in state.company.living if member.kind != "knight"]
    return tuple(Party(knight, tuple(_theirs(living, knight.name))) for knight in state.company.knights)


def _theirs(living: Sequence[Member], name: str) -> Iterator[Member]:
    for member in sorted(living, key=lambda one: _ORDER.index(one.kind)):
        if member.of == name:
            yield member
            yield from (other for other in living if other.of == member.name)


def others(state: State) -> tuple[Member, ...]:
    """All who live and go with no Knight in particular."""
    placed = {member.name for party in parties(state) for member in party.others}
    living = state.company.living
    return tuple(member for member in living if member.kind != "knight" and member.name not in placed)


def gone(state: State) -> tuple[Member, ...]:
    """The dead, and all who left."""
    return tuple(member for member in state.company.members if member.fate)


def bereft(state: State) -> tuple[Fallen, ...]:
    """The Knights who are dead or gone and whose player plays nobody now (MB-049, MB-050)."""
    playing = {member.player for member in state.company.living}
    fallen = (member for member in gone(state) if member.kind == "knight" and player_of(member) not in playing)
    return tuple(Fallen(member, successors(state, member.name)) for member in fallen)


def player_of(knight: Member) -> str:
    """Who plays a Knight, in words where nobody wrote it down: so is known who goes on for them."""
    return knight.player or f"{knight.name}'s player"


def wares(member: Member) -> tuple[Ware, ...]:
    """What someone has, arms and armour first, each with what a click does to it (MB-154 to MB-157, MB-175)."""
    held, worn = list(member.held), list(member.worn)
    found = [_ware(member, line, held, worn) for line in member.items]
    return tuple(sorted(found, key=lambda ware: (ware.place == PACKED, not ware.order)))


def _ware(member: Member, line: str, held: list[str], worn: list[str]) -> Ware:
    item = gear.read(line)
    if line in worn:
        worn.remove(line)
        return Ware(line, WORN, _hands("wear", member, gear.without_one(member.worn, line)))
    if line in held:
        held.remove(line)
        return Ware(line, HELD, _hands("wield", member, gear.without_one(member.held, line)))
    if item.armour:
        return Ware(line, PACKED, _hands("wear", member, (*member.worn, line)))
    return Ware(line, PACKED, _hands("wield", member, (*member.held, line)) if item.arms else "")


def _hands(verb: str, member: Member, lines: Sequence[str]) -> str:
    return " ".join((verb, quoted(member.name), *map(quoted, lines)))


def honour(state: State, knight: Member) -> Honour:
    """Rank, the next above, and worthiness of what they hold (MB-145 to MB-151)."""
    glory = state.company.glory(knight.name)
    rank = rank_of(glory)
    wanted = worthy_of(state.realm, knight.office) if knight.office else None
    post = "" if wanted is None else "worthy" if wanted.least <= rank.least else f"unworthy: it asks for {wanted.name}"
    return Honour(glory, rank, next_rank(glory), post)


def standings(state: State) -> list[Standing]:
    """Every line of Glory of everybody, in the order of the journal."""
    lines = {name: list(series(state.company, name)) for name in dict.fromkeys(a.knight for a in state.company.awards)}
    return [lines[award.knight].pop(0) for award in state.company.awards]


def when(moment: Moment) -> str:
    """A moment in a few words: `Spring, day 4, night`; the year where there has been more than one."""
    year = f", year {moment.year}" if moment.year > 1 else ""
    age = f", Age {moment.age}" if moment.age > 1 else ""
    return f"{moment.season.title()}, day {moment.day}, {moment.phase}{year}{age}"


def curve(state: State) -> list[dict[str, Any]]:
    """Glory over time as rows of a chart: a point for each Knight at each moment at which anybody's changed, and now;
    `order` counts the moments from 1."""
    lines = standings(state)
    moments = sorted({*(line.on for line in lines), state.day.now}, key=_rank)
    rows, total = [], dict.fromkeys((line.knight for line in lines), 0)
    for order, moment in enumerate(moments, 1):
        total |= {line.knight: line.glory for line in lines if line.on == moment}
        rows += [{"order": order, "when": when(moment), "Knight": who, "Glory": sum_} for who, sum_ in total.items()]
    return rows


def _rank(moment: Moment) -> tuple[int, ...]:
    return moment.age, moment.year, SEASONS.index(moment.season), moment.day, PHASES.index(moment.phase)


def suggested(play: Play, campaign: Campaign) -> str:
    """A name that nobody of the Company bears."""
    return next(free_names(play.position(campaign).state, library_for(play, campaign)))


def entries(play: Play, campaign: Campaign) -> dict[str, str]:
    """By id: the Knights' entries of the library whose title nobody bears yet, by name (MB-227)."""
    library, held = library_for(play, campaign), held_titles(play.position(campaign).state)
    found = {key: library.calling(key).name for key in library.calling_ids if key not in held}
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def hiring(state: State) -> dict[str, tuple[str, ...]]:
    """By hex of a holding: the services that are offered there, those of where the Company is first (MB-229)."""
    holdings = state.realm.holdings if state.realm else ()
    near = sorted(holdings, key=lambda home: home.at != state.company.at)
    return {home.at: tuple(offered(home.kind)) for home in near}


def named(*words: str) -> str:
    """A command of a verb, and what stands behind it in quotes; empty words at its end are left out."""
    verb, *rest = words
    while rest and not rest[-1]:
        rest.pop()
    return " ".join((verb, *map(quoted, rest)))
