"""Drawing a Site for a hex that has none: one press gives a good one, and more can be asked of it."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import siteplay, sites
from realmgen.service.screen import facts
from realmgen.service.siteview import GROUND_WORDS, why
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.widgets import plain, press, small, tell

ANY = ""
"""The ground that the distribution or else the hex asks for."""
PRESET, GROUND, SEED, FILE = (state.key(at.PAGE, f"new.{name}") for name in ("preset", "ground", "seed", "file"))
COUNTS = {
    "features": "Features",
    "dangers": "Dangers",
    "treasures": "Treasures",
    "open": "Open routes",
    "closed": "Closed routes",
    "hidden": "Hidden routes",
    "entrances": "Entrances",
    "hidden_entrances": "Hidden entrances",
}


def draw(desk: Desk) -> None:
    """Ask what the Site should be like; as it stands, it suits the hex."""
    here = facts(desk.state, desk.at)
    with st.container(border=True, key="drawsite"):
        st.subheader(f"No Site in {here.label} · {plain(here.title)} yet", anchor=False)
        st.markdown("A Site is this hex seen from near: what there is to find, what to fear, and the ways between.")
        _sort(desk)
        with st.expander("Free counts and seed", key="site.more"):
            _more()
        row = st.container(horizontal=True, gap="xsmall")
        press("Draw the Site", "casino", "site.draw", _drawn, desk, row=row, type="primary")
        popover = row.popover("From a file", icon=":material/upload_file:", key="site.file", on_change="rerun")
        if popover.open:
            with popover:
                _file(desk)


def _sort(desk: Desk) -> None:
    suits = siteplay.fitting(desk.state, desk.at)
    order = sorted(sites.PRESETS, key=lambda preset: (preset != "standard", preset != suits))
    left, right = st.columns(2)
    preset = left.selectbox("Distribution", order, key=PRESET, format_func=partial(_preset_name, suits))
    right.selectbox("Ground", [ANY, *sites.GROUNDS], key=GROUND, format_func=partial(_ground_name, desk, preset))
    st.markdown(small(plain(why(preset))))


def _preset_name(suits: str, preset: str) -> str:
    suited = preset == suits and preset != "standard"
    return f"{sites.PRESETS[preset].title}{' (suits this hex)' if suited else ''}"


def _ground_name(desk: Desk, preset: str, ground: str) -> str:
    if ground:
        return _capital(GROUND_WORDS[ground])
    usual = sites.PRESETS[preset].ground or sites.suggested(state.play(), desk.campaign, desk.at)
    return f"What suits it: {GROUND_WORDS[usual]}"


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _more() -> None:
    columns = st.columns(4)
    usual = sites.PRESETS[state.get(PRESET) or "standard"].counts
    for n, (name, label) in enumerate(COUNTS.items()):
        most = getattr(usual, name)
        columns[n % 4].text_input(
            label, key=state.key(at.PAGE, f"new.{name}"), placeholder="0 or 1" if most is None else str(most)
        )
    st.text_input("Seed", key=SEED, placeholder="Left empty, one is drawn", max_chars=80)


def _drawn(desk: Desk) -> None:
    typed = {name: (state.get(state.key(at.PAGE, f"new.{name}")) or "").strip() or None for name in COUNTS}
    texts = typed | {"preset": state.get(PRESET), "ground": state.get(GROUND)}
    seed = (state.get(SEED) or "").strip() or None
    desk.do(
        lambda: sites.draw_into(
            state.play(), desk.campaign, desk.at, sites.read_site_options(texts), seed, seen=desk.seq
        )
    )


def _file(desk: Desk) -> None:
    """A Site that was kept as JSON."""
    file = st.file_uploader("A Site as JSON", key=FILE)
    if file is None:
        return
    try:
        found = sites.read_site_file(file.name, file.getvalue())
    except RealmgenError as error:
        tell(error)
        return
    deed = partial(sites.adopt_file, state.play(), desk.campaign, desk.at, file.name, file.getvalue(), seen=desk.seq)
    press(f"Put {plain(found.name)} here", "", "site.adopt", desk.do, deed)
