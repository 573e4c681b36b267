"""Games at the table: begun, listed, played on by opponents of ours, taken back, kept as records, told in a story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall.bots import BOTS, bot_of
from realmgen.games.torchfall.formats import record_of
from realmgen.games.torchfall.match import replay
from realmgen.games.torchfall.model import NUMBERS, Setup
from realmgen.games.torchfall.table import Begin, Seat, Sit, Table, Torchfall, who
from realmgen.games.torchfall.table.commands import LONGEST_NAME
from realmgen.games.torchfall.table.telling import ended, score
from realmgen.kit.chance import stream
from realmgen.kit.record import to_json
from realmgen.kit.words import listed as in_a_row
from realmgen.service.printing import Export, slug
from realmgen.service.torchfall.records import exported, read_record, refusal

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Done, Play, Position

__all__ = [
    "BOTS",
    "KEY",
    "GameLine",
    "Seat",
    "again",
    "bots_move",
    "bring",
    "can_take_back",
    "guests",
    "has_people",
    "home_of",
    "into_story",
    "is_told",
    "listed",
    "play_again",
    "record",
    "sit",
    "start",
    "take_back",
    "told",
]
KEY = Torchfall.key
LONGEST_RECORD = 5000
"""Commands of a record that can be brought in as a game."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in a list: who plays, and how it stands or ended, in words."""

    campaign: Campaign
    players: str
    stands: str
    over: bool


def start(
    play: Play, setup: Setup, seats: Sequence[Seat], *, name: str = "", within: Campaign | None = None
) -> Campaign:
    """A new game, in which opponents of ours have made their first moves; raises Unreadable with every reason why it
    cannot be played."""
    game = play.create(name or _name(tuple(seats)), KEY, first=_begin(setup, tuple(seats)), within=within)
    if has_people(play.position(game).state):
        bots_move(play, game)
    return game


def again(play: Play, game: Campaign) -> Campaign:
    """The same game once more, the next seat opening."""
    table: Table = play.position(game).state
    setup = table.game.rules.setup
    first = (setup.first + 1) % setup.players
    return start(play, replace(setup, first=first), table.seats, name=game.name, within=home_of(play, game))


def bring(
    play: Play, data: bytes, *, within: Campaign | None = None, seats: Sequence[Seat] = ()
) -> tuple[Campaign, list[str]]:
    """A game from a record, text or JSON, and a line for each command of it that the rules refuse, which is left out.
    Without `seats` people without names play.

    Raises Unreadable with every fault, and then nothing is written.
    """
    record = read_record(data)
    if len(record.orders) > LONGEST_RECORD:
        raise Unreadable(f"the record has {len(record.orders)} commands: {LONGEST_RECORD} are the most")
    kept, refused = [], []
    for number, (said, played) in enumerate(zip(record.commands, replay(record.rules, record.orders), strict=True), 1):
        if played.reason:
            refused.append(refusal(number, record, played))
        else:
            kept.append(said)
    setup = record.rules.setup
    sitting = tuple(seats) or (Seat(),) * setup.players
    first = [_begin(setup, sitting), *kept]
    return play.create(_name(sitting), KEY, first=first, within=within), refused


def listed(play: Play, within: Campaign | None = None, *, archived: bool = False) -> list[GameLine]:
    """The games of a campaign, or those that stand alone; the one last played first."""
    belongs = within.id if within else None
    games = [game for game in play.campaigns(KEY, archived=archived) if game.within == belongs]
    return [_line(game, play.position(game).state) for game in games]


def home_of(play: Play, game: Campaign) -> Campaign | None:
    """The campaign a game belongs to, if to one."""
    return play.ledger.standing(game.within).campaign if game.within else None


def has_people(table: Table) -> bool:
    """Whether anybody but opponents of ours plays."""
    return any(not seat.bot for seat in table.seats)


def bots_move(play: Play, game: Campaign) -> int:
    """Let opponents of ours move until somebody at the table is to, or it is over; where nobody is, for one turn.
    Returns how many commands they gave."""
    given = 0
    with play.ledger.lock:
        here = play.position(game)
        alone, first = not has_people(here.state), _mover(here.state)
        while (seat := _mover(here.state)) is not None and here.state.seats[seat].bot and not (alone and seat != first):
            match = here.state.game
            bot = bot_of(here.state.seats[seat].bot, match.rules)
            order = bot.choose(match.state, stream(f"{here.seed}/{here.seq}", "opponent"))
            play.do(game, str(order), seen=here.seq)
            here, given = play.position(game), given + 1
    return given


def take_back(play: Play, game: Campaign, *, seen: int | None = None) -> None:
    """Take back the last command of somebody at the table, and all that opponents of ours did after it; in a game of
    those alone the last command. Raises IllegalCommand when there is none, and StaleCommand."""
    with play.ledger.lock:
        here = play.position(game)
        people = has_people(here.state)
        if not can_take_back(here):
            raise IllegalCommand("nothing has been played yet that could be taken back")
        while True:
            by_bot = people and _by_bot(here)
            play.undo(game, seen=seen)
            here, seen = play.position(game), None
            if not by_bot:
                return


def play_again(play: Play, game: Campaign, *, seen: int | None = None) -> None:
    """Do again what `take_back` took back; raises IllegalCommand and StaleCommand."""
    with play.ledger.lock:
        play.redo(game, seen=seen)
        here = play.position(game)
        while here.can_redo and has_people(here.state) and _bots_turn(here.state):
            play.redo(game)
            here = play.position(game)


def sit(play: Play, game: Campaign, number: int, seat: Seat, *, seen: int | None = None) -> Done:
    """Give a seat to somebody else or to an opponent of ours; raises as `Play.do`."""
    return play.do(game, str(Sit(number, seat)), seen=seen)


def record(play: Play, game: Campaign, form: str = "text") -> Export:
    """A game as a record: `text` or `json`."""
    match = play.position(game).state.game
    return exported(slug(game.name, KEY), record_of(match.rules.setup, match.orders), form)


def told(table: Table, game: Campaign) -> str:
    """A game in a sentence or two, for a story."""
    match = table.game
    end = ended(match.rules, table.seats, match.state) or f"Round {match.state.round} goes on."
    return f"{game.name}: {end} ({score(table.seats, match.state)})"


def into_story(play: Play, game: Campaign) -> Done:
    """Tell of a game in the journal of its campaign, as a note; raises IllegalCommand when it belongs to none or is
    told there already."""
    home, sentence = home_of(play, game), told(play.position(game).state, game)
    if home is None:
        raise IllegalCommand("this game belongs to no campaign: there is no story to tell it in")
    if is_told(play, game):
        raise IllegalCommand("the story tells of this game already")
    return play.do(home, f"remark {to_json(sentence)}")


def is_told(play: Play, game: Campaign) -> bool:
    """Whether the story of its campaign tells how a game stands now."""
    home, sentence = home_of(play, game), told(play.position(game).state, game)
    if home is None:
        return False
    since = (entry for entry in play.history(home) if entry.time >= game.created)
    return any(sentence in entry.text for entry in since if not (entry.cancelled or entry.turns))


def guests(play: Play, campaign: Campaign | None) -> tuple[str, ...]:
    """Names for seats: the players of a campaign's Company, then its Knights and Squires; those too long for a seat
    are cut."""
    company = play.position(campaign).state.company if campaign else None
    if company is None:
        return ()
    people = company.people
    names = [*(one.player for one in people), *(one.name for one in people)]
    return tuple(dict.fromkeys(name.strip()[:LONGEST_NAME].strip() for name in names if name.strip()))


def _begin(setup: Setup, seats: tuple[Seat, ...]) -> str:
    return str(Begin(setup, seats))


def _name(seats: tuple[Seat, ...]) -> str:
    names = [seat.name for seat in seats if seat.name]
    return f"Torchfall, {in_a_row(names)}" if names else f"Torchfall for {NUMBERS.get(len(seats), len(seats))}"


def _line(game: Campaign, table: Table) -> GameLine:
    if table.match is None:
        return GameLine(game, "", "Not begun", over=False)
    state = table.match.state
    players = in_a_row(_player(table, seat) for seat in range(len(table.seats)))
    end = ended(table.match.rules, table.seats, state)
    return GameLine(game, players, end or f"Round {state.round}: {score(table.seats, state)}", bool(end))


def _player(table: Table, seat: int) -> str:
    bot = table.seats[seat].bot
    return f"{who(table.seats, seat)} ({bot})" if bot else who(table.seats, seat)


def _mover(table: Table) -> int | None:
    """The seat that is to move; None when nobody is."""
    return table.match.state.to_move if table.match and not table.match.state.winners else None


def _bots_turn(table: Table) -> bool:
    seat = _mover(table)
    return seat is not None and bool(table.seats[seat].bot)


def can_take_back(here: Position) -> bool:
    """Whether there is a command to take back: where people play, one of theirs."""
    if here.can_undo is None or here.can_undo.startswith("begin"):
        return False
    orders = here.state.game.orders
    return (
        not has_people(here.state)
        or here.can_undo.startswith("seat")
        or any(not _is_bot(here, order.seat) for order in orders)
    )


def _by_bot(here: Position) -> bool:
    """Whether an opponent of ours gave the last command."""
    orders = here.state.game.orders
    return bool(here.can_undo and not here.can_undo.startswith("seat") and orders and _is_bot(here, orders[-1].seat))


def _is_bot(here: Position, seat: int | None) -> bool:
    return seat is not None and bool(here.state.seats[seat].bot)
