"""The plan of the Site page, and what is done when its gestures end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial

import streamlit as st

from realmgen.service import siteview
from realmgen.service.siteview import Audience, Point, Site, SiteLayers, drag_text, place_xy
from realmgen.ui import state
from realmgen.ui.plan import Laid, PlanView, chosen_mark, last_act, site_plan
from realmgen.ui.plan.component import Tool
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.words import door_line, mark_of, parts, point_line, route_line
from realmgen.ui.switches import switch_off
from realmgen.ui.widgets import segments, small

PLAN = state.key(at.PAGE, "plan")
HEIGHT = 576
AROUND, WITH_ARROW = 0.75, 1.02
"""How far a plan is seen round its places, in its own units; where one comes in, the arrow wants room."""
LOOKING, JOINING = "Look", "Join"
HINTS = {LOOKING: "Tap a point or a way. Drag a point.", JOINING: "Tap a point, then another."}
GESTURES: Mapping[str, Tool] = {LOOKING: "look", JOINING: "join"}
Box = tuple[float, float, float, float]


def tools() -> None:
    """What a tap on the plan does."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="toolrow")
    if state.get(at.AS_PLAYERS):
        row.markdown(":green-badge[:material/visibility: as the players see it]", width="content")
        if row.button("Back to yours", key="site.back_to_gm"):
            switch_off(at.AS_PLAYERS)
            st.rerun()
        return
    tool = segments("Tool", list(HINTS), at.TOOL, default=LOOKING, row=row)
    row.markdown(small(HINTS[tool or LOOKING]), width="content")


def plate(desk: Desk, site: Site) -> None:
    """The game master's plan with the tool in hand."""
    laid = layers(desk)
    view = PlanView(
        key=f"{desk.campaign.code} {site.at}",
        title=f"Plan of {site.name}",
        box=box_of(site),
        says=dict(_says(site)),
        known=frozenset(mark_of(part) for part in parts(site) if part.known),
        chosen=state.get(at.SENT) or "",
        turn=state.get(at.TURN, 0),
        done=state.get(at.DONE, 0),
        tool=GESTURES[state.get(at.TOOL) or LOOKING],
        hint=f"{site.name}: tap a point or a way",
        hidden=hidden_layers(),
        height=HEIGHT,
    )
    site_plan(laid, view, key=PLAN, on_pick=partial(_picked, desk), on_act=partial(_acted, desk, site))


def layers(desk: Desk, audience: Audience = "gm") -> Laid:
    """The Site's plan in the look that was chosen."""
    theme = state.get(at.LOOK) or "colour"
    return _laid(siteview.site_layers(state.play(), desk.campaign, desk.at, audience, theme=theme))


@lru_cache(maxsize=16)
def _laid(drawn: SiteLayers) -> Laid:
    return Laid(drawn)


def hidden_layers() -> tuple[str, ...]:
    """The drawing's layers that are left out."""
    return () if state.get(at.NAMES, True) else ("names",)


def box_of(site: Site) -> Box:
    """What the screen shows at first: the places of a Site, not where they were dragged, so that it stays."""
    seen = [(*place_xy(point.place), _room(site, point)) for point in site.points] or [(0.0, 0.0, 1.0)]
    left, top = min(x - room for x, _, room in seen), min(y - room for _, y, room in seen)
    return left, top, max(x + room for x, _, room in seen) - left, max(y + room for _, y, room in seen) - top


def _room(site: Site, point: Point) -> float:
    return WITH_ARROW if site.entrance(point.number) else AROUND


def _says(site: Site) -> Iterator[tuple[str, str]]:
    yield from ((mark_of(point), point_line(site, point)) for point in site.points)
    yield from ((mark_of(route), route_line(route)) for route in site.routes)
    yield from ((mark_of(door), door_line(door)) for door in site.entrances)


def _picked(desk: Desk) -> None:
    desk.choose(chosen_mark(PLAN), by_page=False)


def _acted(desk: Desk, site: Site) -> None:
    act = last_act(PLAN)
    state.bump(at.DONE)
    deed = _ACTS.get(str(act.get("verb")))
    if deed:
        deed(desk, site, act)


def _shift(desk: Desk, site: Site, act: Mapping[str, float]) -> None:
    state.put(at.DRAGGED, True)
    desk.order(drag_text(site, int(act["n"]), act["x"], act["y"]))


def _join(desk: Desk, site: Site, act: Mapping[str, float]) -> None:
    a, b = sorted((int(act["a"]), int(act["b"])))
    desk.choose(f"r{a}-{b}")


_ACTS: Mapping[str, Callable[[Desk, Site, Mapping[str, float]], None]] = {"shift": _shift, "join": _join}
