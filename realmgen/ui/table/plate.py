"""The map of the page for play: opened round the Company, with its marker and trail."""

from __future__ import annotations

from functools import partial

from realmgen.service import screen
from realmgen.ui import state
from realmgen.ui.laid import laid_map
from realmgen.ui.map import MapView, chosen_hex, hex_map
from realmgen.ui.table import desk as at
from realmgen.ui.table.desk import Desk

MAP, HOMED = (state.key(at.PAGE, name) for name in ("map", "homed"))
HEIGHT = 512
ACROSS = 7
"""How many hexes the map shows across when it is opened."""


def plate(desk: Desk) -> None:
    """The map, to be looked at: a click chooses a hex. When the Company has moved, so has the selection."""
    if state.get(HOMED) != (desk.campaign.code, desk.home):
        state.put(HOMED, (desk.campaign.code, desk.home))
        desk.choose(desk.home)
    hex_map(
        laid_map(desk.campaign.code, "colour", "gm", desk.state),
        MapView(
            key=f"{desk.campaign.code} table",
            title=f"Map of {desk.realm.name}",
            chosen=state.get(at.SENT) or desk.chosen,
            turn=state.get(at.TURN, 0),
            home=desk.home,
            across=ACROSS,
            hidden=screen.TOGGLES["Domains"],
            height=HEIGHT,
        ),
        key=MAP,
        on_hex=partial(_chosen, desk),
        on_act=lambda: None,
    )


def _chosen(desk: Desk) -> None:
    label = chosen_hex(MAP)
    if label:
        desk.choose(label, by_page=False)
