"""The pages of a world where none is open, or where it has no land yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from realmgen.ui.sitemap import go
from realmgen.ui.widgets import empty, notice, press
from realmgen.ui.worlds import begin
from realmgen.ui.worlds.desk import open_desk
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk


def with_world(draw: Callable[[Desk, World], None]) -> None:
    """Draw a page of the world that is open, or say how to come by one."""
    desk = open_desk()
    if desk is None:
        notice()
        row = empty("No world is open", "Open one of your worlds, or have one made now.")
        press("A world now", "casino", f"{PAGE}.now", begin.now, row=row, type="primary", shortcut="G")
        if row.button("Worlds", icon=":material/public:", key=f"{PAGE}.list"):
            go("worlds")
    elif desk.world is None:
        notice()
        no_land(desk)
    else:
        draw(desk, desk.world)


def no_land(desk: Desk) -> None:
    """A journal of oracles alone has no land yet."""
    row = empty("No land yet", "This journal asks oracles alone. A world can be laid out under it at any time.")
    press("Lay one out now", "casino", f"{PAGE}.adopt", begin.adopt_now, desk, row=row, type="primary", shortcut="G")
    if row.button("To the oracles", icon=":material/casino:", key=f"{PAGE}.oracles"):
        go("oracles", world=desk.game.code)
