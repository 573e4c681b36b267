"""Who rules: a line of facts, what is wrong, and what a ruler does beside Crises: collect, muster, be followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import domain as service
from realmgen.service.domain import Domain, quoted, with_words
from realmgen.ui import state
from realmgen.ui.domain.desk import Desk, field, said, small_form
from realmgen.ui.printing import to_print
from realmgen.ui.widgets import NOTICE, plain, press, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


def ruling(desk: Desk, domain: Domain) -> None:
    """The line of facts and the row of what a ruler does."""
    acting = service.acting(domain)
    follows = f" · heir **{plain(domain.successor)}**" if domain.successor else ""
    instead = f", **{plain(acting)}** acts as Steward" if domain.away and acting else ""
    parts = [f"Ruler **{plain(domain.ruler)}**{instead}{follows}", *service.facts(desk.state, domain)]
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="rulerow")
    row.markdown(" · ".join(parts), width="stretch")
    row = row.container(horizontal=True, gap="xsmall", width="content", wrap=False, key="ruletools")
    _collect(row, desk, domain)
    _muster(row, desk, domain)
    _follow(row, desk, domain)
    _stand(row, desk, domain)
    to_print(row, desk.campaign, f"domain:{domain.at}")
    for one in service.heirs(desk.state, domain):
        press(plain(one.label), one.icon, "domain.succeeds", desk.order, one.command, type="primary")
    for trouble in service.troubles(desk.state, domain):
        st.markdown(f":orange[:material/warning:] {plain(trouble)}")


def _collect(row: DeltaGenerator, desk: Desk, domain: Domain) -> None:
    what = service.collection(desk.state)
    popover = small_form(f"The {what}", "savings", "domain.collect", row)
    if popover is None:
        return
    with popover:
        st.markdown(small("Out of its time; in a turn the Calendar asks for it."))
        press("As usual", "savings", "domain.collect.usual", desk.start, f"collect {domain.at} usual", width="stretch")
        press(
            "Increased", "casino", "domain.collect.more", desk.start, f"collect {domain.at} increased", width="stretch"
        )
        st.markdown(small("Increased, a d6: **1** misrule, **2–3** full coffers and a Crisis, **4–6** paid."))


def _muster(row: DeltaGenerator, desk: Desk, domain: Domain) -> None:
    """Behind a button: how each Warband at home is armed, as militia where nothing else is said (MB-407)."""
    popover = small_form("Muster", "groups", "domain.muster", row)
    if popover is None:
        return
    found = service.mustering(desk.state, domain)
    makes = {"": "stays home", **service.MAKES}
    with popover:
        for name in found.out:
            st.markdown(f":material/flag: {plain(name)}")
        if not found.home:
            st.markdown(f"All {found.most} Warbands are out.")
            return
        with st.form("muster", border=False):
            for place in range(found.home):
                key = field(domain, "make", place)
                st.selectbox(f"Warband {place + 1}", makes, 1, format_func=makes.__getitem__, key=key)
            st.form_submit_button(
                "Muster them",
                icon=":material/groups:",
                width="stretch",
                on_click=_mustered,
                args=(desk, domain, found.home),
            )


def _mustered(desk: Desk, domain: Domain, home: int) -> None:
    makes = [make for make in (said(field(domain, "make", place)) for place in range(home)) if make]
    if not makes:
        state.put(NOTICE, "Nobody was mustered: say how at least one Warband is armed.")
    elif desk.order(" ".join([f"muster {domain.at}", *map(quoted, makes)])):
        state.put("domain.muster", False)


def _follow(row: DeltaGenerator, desk: Desk, domain: Domain) -> None:
    """Behind a button: who follows and who decides it; and that they follow now (MB-418, MB-419)."""
    popover = small_form("Succession", "line_end_arrow", "domain.follow", row)
    if popover is None:
        return
    law, name = field(domain, "law"), field(domain, "heir")
    people = [one for one in service.candidates(desk.state, domain) if one != domain.ruler]
    with popover:
        with st.form("heir", border=False):
            laws = {key: words.capitalize() for key, words in service.LAWS.items()}
            st.selectbox("Who decides", laws, list(laws).index(domain.law), format_func=laws.__getitem__, key=law)
            named = [domain.successor, *people] if domain.successor and domain.successor not in people else people
            st.selectbox(
                "Who follows", named, named.index(domain.successor) if domain.successor else None, key=name,
                accept_new_options=True, placeholder="choose, or type a name",
            )  # fmt: skip
            st.form_submit_button(
                "So it shall be", icon=":material/edit:", width="stretch", on_click=_heir, args=(desk, domain)
            )
            label = f"{plain(domain.successor)} rules now" if domain.successor else "Whoever is chosen above rules now"
            st.form_submit_button(
                label, icon=":material/crown:", width="stretch", key="domain.succeed", on_click=_succeed,
                args=(desk, domain),
            )  # fmt: skip
        press("Nobody rules here any more", "", "domain.forsake", desk.order, f"forsake {domain.at}", type="tertiary")


def _heir(desk: Desk, domain: Domain) -> None:
    order = f"heir {domain.at} {said(field(domain, 'law')) or domain.law}"
    if desk.order(with_words(order, said(field(domain, "heir")))):
        state.put("domain.follow", False)


def _succeed(desk: Desk, domain: Domain) -> None:
    name = said(field(domain, "heir"))
    if desk.order(with_words(f"succeed {domain.at}", "" if name == domain.successor else name)):
        state.put("domain.follow", False)


def _stand(row: DeltaGenerator, desk: Desk, domain: Domain) -> None:
    """Behind a button: how the Domain stands, by hand; and what the ruler's standing rests on (MB-412)."""
    popover = small_form("Standing", "balance", "domain.stand", row)
    if popover is None:
        return
    with popover:
        with st.container(gap=None):
            for flag, label in service.FLAGS.items():
                on = getattr(domain, flag)
                order = f"standing {domain.at} {flag} {'off' if on else 'on'}"
                icon = "check_box" if on else "check_box_outline_blank"
                press(label, icon, f"domain.flag.{flag}", desk.order, order, type="tertiary")
        claim, force = field(domain, "claim"), field(domain, "force")
        with st.form("weigh", border=False):
            st.text_input("Their claim: rank, oath, blood", domain.claim, key=claim, max_chars=400)
            st.text_input("Their force: swords, fear, gold", domain.force, key=force, max_chars=400)
            st.form_submit_button(
                "Weigh them", icon=":material/balance:", width="stretch", on_click=_weighed, args=(desk, domain)
            )


def _weighed(desk: Desk, domain: Domain) -> None:
    claim, force = said(field(domain, "claim")), said(field(domain, "force"))
    if desk.order(with_words(f"weigh {domain.at} {quoted(claim)}", force)):
        state.put("domain.stand", False)
