"""What progress is marked on: vows with their outlines, and sheets to fill in by hand (IS-558, IS-561)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.ironsworn.model import RANKS, Rank, Tale, Vow
from realmgen.games.ironsworn.sheets.said import CREDIT, listing, per_harm
from realmgen.kit.document import Heading
from realmgen.kit.dossier import Band, Dossier, Fact, Facts, Strokes, Tick, Ticks
from realmgen.kit.leaf import Blanks, Block, Box

TRACKS = 5
MILESTONES = 6
"""Lines for an outline that is still to be written; four are usual for a dangerous vow."""
NOTES = "Notes"
KINDS = {"background": "Background vow", "inciting": "The vow that began it", "quest": "Iron vow"}
STATES = {"open": "", "fulfilled": "Fulfilled", "forsaken": "Forsaken"}


def ranked(rank: Rank | None) -> Ticks:
    """The five ranks to tick."""
    return Ticks("Rank", tuple(Tick(one.capitalize(), one == rank) for one in RANKS))


def vow_sheet(tale: Tale, vow: Vow) -> Dossier:
    """A vow: its rank and progress, to whom it was sworn and why, and its outline, each step a possible milestone."""
    world = tale.world
    giver = world.person(vow.giver) if world and vow.giver else None
    main = next((one.text for one in tale.vows if one.number == vow.main), "")
    blocks: list[Block] = list(listing((("Sworn to", giver.name if giver else ""), ("Why", vow.why), ("Serves", main))))
    if vow.outline:
        blocks += [Heading("Outline"), *(Box("", step.text, step.done) for step in vow.outline)]
    return Dossier(
        vow.text,
        (ranked(vow.rank), Strokes("Progress", marked=vow.ticks)),
        tuple(blocks),
        overline=KINDS[vow.kind],
        subtitle=STATES[vow.state] or f"Each milestone marks {per_harm(vow.rank)}",
        rest=NOTES,
        foot=CREDIT,
    )


def blank_vow() -> Dossier:
    """The same to fill in by hand."""
    blocks: tuple[Block, ...] = (
        Heading("Why, and to whom"),
        Blanks(4),
        Heading("Outline"),
        *(Box("", "") for _ in range(MILESTONES)),
    )
    bands = (ranked(None), Strokes("Progress"))
    return Dossier("", bands, blocks, overline="Iron vow", rest=NOTES, foot=CREDIT)


def blank_tracks() -> Dossier:
    """Challenges to fill in by hand: a name, a rank and ten boxes each."""
    bands = tuple(band for _ in range(TRACKS) for band in _track())
    return Dossier("Progress", bands, (), overline="Vows, journeys, fights", foot=CREDIT)


def _track() -> Iterator[Band]:
    yield Facts((Fact("What is to be done"),))
    yield ranked(None)
    yield Strokes("")
