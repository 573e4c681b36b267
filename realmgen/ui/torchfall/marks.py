"""What a press on the board means: which marks glow, what each says, and what is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from realmgen.service.torchfall.sight import why_not
from realmgen.ui.board import CHOSEN, EDGED, LIT, mark_of
from realmgen.ui.torchfall.desk import CHOOSING, Desk, choices

DOES = {"march": "march here", "lay": "lay a Torch here", "light": "light it"}
LIFT, LEAVE = "lift this Torch", "leave the Torch where it is"


class Deed(NamedTuple):
    """What a press does, in words, and the command that does it; none for a Torch that is lifted."""

    does: str
    command: str = ""


def road(mark: str) -> str:
    """A road's mark, whichever end is named first; a post's is its own."""
    return mark_of(*mark.split("-"))


def liftable(desk: Desk) -> tuple[str, ...]:
    """The roads whose Torch can be lifted."""
    return tuple(dict.fromkeys(road(choice.source) for choice in choices(desk, "rekindle")))


def targets(desk: Desk) -> dict[str, str]:
    """Where the lifted Torch can go: the command by the road's mark."""
    return {
        road(choice.at): choice.command for choice in choices(desk, "rekindle") if road(choice.source) == desk.lifted
    }


def lit(desk: Desk) -> dict[str, int]:
    """The marks that glow."""
    if desk.lifted == CHOOSING or (desk.sight.bridge and not desk.lifted):
        return dict.fromkeys(liftable(desk), LIT)
    if desk.lifted:
        return dict.fromkeys(targets(desk), LIT) | {desk.lifted: CHOSEN}
    return dict.fromkeys(liftable(desk), EDGED) | {road(choice.at): LIT for choice in choices(desk, *DOES)}


def deed(desk: Desk, mark: str) -> Deed | None:
    """What can be done at a mark while nothing is lifted; never are it two things: a Torch is laid where none of one's
    own lies, and lifted where one does."""
    found = next((choice for choice in choices(desk, *DOES) if road(choice.at) == mark), None)
    if found:
        return Deed(DOES[found.verb], found.command)
    return Deed(LIFT) if mark in liftable(desk) else None


def press(desk: Desk, mark: str) -> None:
    """Do what a press on a mark does; what cannot be done is refused with the reason."""
    if desk.lifted:
        _press_lifting(desk, mark)
        return
    found = deed(desk, mark)
    if found and not found.command:
        desk.lift(mark)
    else:
        desk.order(found.command if found else _tried(desk, mark))


def _press_lifting(desk: Desk, mark: str) -> None:
    """A press while a Torch is looked for, or lifted: a post, or the Torch itself, leaves it where it is."""
    if "-" not in mark or mark == desk.lifted:
        desk.lift("")
    elif command := targets(desk).get(mark):
        desk.order(command)
    elif mark in liftable(desk):
        desk.lift(mark)
    else:
        desk.order(_tried(desk, mark))


def says(desk: Desk) -> Iterator[tuple[str, str]]:
    """What a press on each mark does, or why it does nothing."""
    board = desk.sight.rules.board
    for number, post in enumerate(board.posts):
        yield post, f"{board.name(number)}: {_says(desk, post)}"
    for way, ends in enumerate(board.pairs):
        if board.is_road(way) or ends in board.lines:
            mark = mark_of(*(board.posts[end] for end in ends))
            yield mark, f"{board.road_name(way)}: {_says(desk, mark)}"


def _says(desk: Desk, mark: str) -> str:
    if desk.sight.over:
        return "the game is over"
    if not desk.lifted:
        found = deed(desk, mark)
        return found.does if found else _reason(desk, mark)
    if "-" not in mark or mark == desk.lifted:
        return LEAVE
    if mark in targets(desk):
        return "lay the Torch here"
    return LIFT if mark in liftable(desk) else _reason(desk, mark)


def _reason(desk: Desk, mark: str) -> str:
    return why_not(desk.position, _tried(desk, mark))


def _tried(desk: Desk, mark: str) -> str:
    """What a press on a mark that does not glow tries: its refusal says why it cannot be done."""
    now = desk.sight
    if desk.lifted:
        return f"rekindle {mark if desk.lifted == CHOOSING else desk.lifted} {mark}"
    if "-" in mark:
        return f"lay {mark}"
    here = now.rules.board.posts[now.state.wardens[now.to_move]]
    return "light" if mark == here else f"march {mark}"
