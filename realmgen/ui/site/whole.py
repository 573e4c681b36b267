"""The whole Site in the panel: what it is, its key to choose from, and what is done to all of it."""

from __future__ import annotations

import json

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.sites import PRESETS
from realmgen.service.siteview import GROUND_WORDS, KINDS, PLACE_NAMES, Site, known_as, why
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.arrange import elsewhere
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.lines import key_lines, show_lines
from realmgen.ui.site.words import LONGEST_NAME, LONGEST_TEXT, parts
from realmgen.ui.widgets import plain, press, segments, small
from realmgen.ui.words import count

PLACE, KIND, NAME = (state.key(at.PAGE, f"add.{name}") for name in ("place", "kind", "name"))


def whole(desk: Desk, site: Site) -> None:
    """The Site and its key."""
    st.subheader(f"{site.at} · {plain(site.name)}", anchor=False)
    lines = [_badges(site), plain(site.mood), small(plain(why(site.preset)))]
    st.markdown("\n\n".join(filter(None, lines)))
    _shown(desk, site)
    show_lines(desk, site, key_lines(site))
    with st.container(horizontal=True, gap="xsmall"):
        _words(desk, site)
        _add(desk, site)
        elsewhere(desk)


def _badges(site: Site) -> str:
    ground = GROUND_WORDS.get(site.ground, site.ground)
    found = [f":gray-badge[{ground[:1].upper()}{ground[1:]}]"]
    if site.preset:
        found.append(f":gray-badge[{PRESETS[site.preset].title if site.preset in PRESETS else 'Free counts'}]")
    found += [f":violet-badge[of {plain(site.origin)}]"] if site.origin else []
    known = len(known_as(site.points))
    told = f"{known} of {count(len(site.points), 'point')} shown" if known else "players know nothing of it"
    found.append(f":{'green' if known else 'gray'}-badge[:material/visibility{'' if known else '_off'}: {told}]")
    return " ".join(found)


def _shown(desk: Desk, site: Site) -> None:
    """What comes next in play: the way in as long as nothing was shown; then showing or hiding the rest."""
    row = st.container(horizontal=True, gap="xsmall")
    doors = sorted(site.entrances, key=lambda door: door.hidden)
    known = any(point.known for point in site.points)
    if doors and not known:
        press(
            f"Show the way in, {doors[0].at}",
            "visibility",
            "site.show_first",
            desk.order,
            f"reveal {site.at} around {doors[0].at}",
            row=row,
            type="primary",
        )
    if not all(part.known for part in parts(site)):
        _all(row, desk, "reveal", "Show all")
    if known:
        _all(row, desk, "conceal", "Hide all")


def _all(row: DeltaGenerator, desk: Desk, verb: str, label: str) -> None:
    press(
        label,
        f"visibility{('_off' if verb == 'conceal' else '')}",
        f"site.{verb}_all",
        desk.order,
        f"{verb} {desk.at} all",
        row=row,
    )


def _words(desk: Desk, site: Site) -> None:
    """Its name and what meets whoever arrives, each written when one leaves its field."""
    popover = st.popover("Words", help="The Site’s name and mood", key="site.words", on_change="rerun")
    if not popover.open:
        return
    with popover:
        name, mood = f"site.name.{site.at}.{site.name}", f"site.mood.{site.at}.{site.mood}"
        st.text_input(
            "Name",
            site.name,
            key=name,
            max_chars=LONGEST_NAME,
            on_change=_write,
            args=(desk, f"sitename {site.at}", name),
        )
        st.text_area(
            "What meets whoever arrives",
            site.mood,
            key=mood,
            max_chars=LONGEST_TEXT,
            on_change=_write,
            args=(desk, f"mood {site.at}", mood),
        )


def _write(desk: Desk, order: str, field: str) -> None:
    desk.order(f"{order} {json.dumps(str(state.get(field) or '').strip())}")


def _add(desk: Desk, site: Site) -> None:
    """A point more, at a place where none stands."""
    free = [place for place in range(len(PLACE_NAMES)) if place not in {point.place for point in site.points}]
    popover = st.popover("Add a point", key="site.add", on_change="rerun", disabled=not free)
    if not popover.open or not free:
        return
    with popover, st.form("add_point", border=False):
        st.selectbox("Where", free, key=PLACE, format_func=lambda place: PLACE_NAMES[place].capitalize())
        segments("Kind", KINDS, KIND, default=KINDS[0], titled=True, kept=False, format_func=str.capitalize)
        st.text_input("Name", key=NAME, max_chars=LONGEST_NAME)
        st.form_submit_button("Add it", on_click=_added, args=(desk, site))


def _added(desk: Desk, site: Site) -> None:
    name = str(state.get(NAME) or "").strip()
    if desk.ordered(f"addpoint {site.at} {state.get(PLACE)} {state.get(KIND)} {json.dumps(name)}"):
        free = next(n for n in range(1, len(site.points) + 2) if site.point(n) is None)
        desk.choose(f"p{free}")
