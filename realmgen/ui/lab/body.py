"""The page of the lab: how strong whoever opens is, which option is fairest, and what each option does."""

from __future__ import annotations

from itertools import chain

import streamlit as st

from realmgen.kit.words import listed
from realmgen.service import lab
from realmgen.ui.lab import charts
from realmgen.ui.lab.asking import LEVELS, own
from realmgen.ui.lab.desk import BOTS, MEASURED, OPTION, OWN, PAGE, PLAYERS, SOURCE, Desk, bench
from realmgen.ui.widgets import hand_over, plain, segments, sentence, small

HEAD = ("", "Option", "Rounds", "Ashspire decides", "Broken off")


def body(desk: Desk) -> None:
    """What was found, and one option more closely."""
    st.markdown(_headline(desk))
    _choose(desk)
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with left:
        st.markdown("**Share of wins in order of play**")
        charts.shares(desk)
        st.markdown(small(_legend(desk)))
        _source(desk)
    with right:
        _closer(desk)
        own()
    st.markdown("**All options, the fairest first**")
    st.markdown(_table(desk))


def _headline(desk: Desk) -> str:
    """The printed game and the fairest option in two sentences."""
    printed = next((one for one in desk.order if one.trial.option == lab.PRINTED), None)
    lines = [f"**As printed, {lab.opener(printed)}.**"] if printed else []
    best = desk.best
    if best and best is not printed:
        even = "fair as these opponents play, not as all would" if best.fair else "still not fair"
        lines.append(f"Fairest is **★ {plain(desk.named(best))}**, where {lab.opener(best)}: {even}.")
    elif not best and len(desk.order) > 1:
        lines.append("None of these is fairer than the others.")
    return " ".join(lines)


def _choose(desk: Desk) -> None:
    row = st.container(horizontal=True, vertical_alignment="center", gap="small")
    if bench().found:
        names = {MEASURED: "Measured", OWN: "Played here"}
        segments("What is shown", names, SOURCE, default=desk.source, row=row)
    labels = {
        BOTS: {bots: LEVELS.get(bots, sentence(bots)) for bots in desk.choices[BOTS]},
        PLAYERS: {players: f"{players} players" for players in desk.choices[PLAYERS]},
    }
    for name, names in labels.items():
        if len(names) > 1:
            segments(sentence(name), names, desk.chosen(name), row=row)


def _legend(desk: Desk) -> str:
    band = " to ".join(f"{(1 / desk.trial.players + edge) * 100:.0f}" for edge in (-lab.FAIR, lab.FAIR))
    return (
        f"Bars are intervals of {lab.SURE * 100:.0f} % (Wilson), the broken line is an even share, the band {band} %."
        " An option is fair when all its intervals lie in the band. A shared victory counts for each by its part."
    )


def _table(desk: Desk) -> str:
    places = lab.PLACES[: desk.trial.players]
    head = [*HEAD[:2], *places, *HEAD[2:]]
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return "\n".join(chain(lines, (f"| {' | '.join(_cells(desk, one))} |" for one in desk.order)))


def _cells(desk: Desk, one: lab.Finding) -> list[str]:
    star = "★" if one is desk.best else "fair" if one.fair else ""
    shares = [f"{lab.percent(one.share(seat))} ({lab.span(one, seat)})" for seat in one.seats]
    parts = [lab.percent(one.part(name)) for name in ("needed", "broken")]
    return [star, plain(desk.named(one)), *shares, f"{one.length('rounds'):.1f}", *parts]


def _source(desk: Desk) -> None:
    """What the numbers rest on, and the files."""
    first = desk.trial
    budget = f", {first.nodes} positions a command" if "searching" in first.bots else ""
    st.markdown(
        small(
            f"{first.games:,} games of each by {listed(first.bots)} opponents{budget}, seed {plain(first.seed)},"
            f" realmgen {desk.version}. Other opponents and budgets may give other shares. The same again:"
        )
    )
    st.code(lab.command([one.trial for one in desk.order]), language=None, wrap_lines=True)
    row = st.container(horizontal=True, gap="small")
    with row:
        hand_over("Table as CSV", "torchfall-lab.csv", lambda: lab.as_csv(desk.order).encode(), f"{PAGE}.csv")
        hand_over("All counts as JSON", "torchfall-lab.json", lambda: lab.as_json(desk.order).encode(), f"{PAGE}.json")


def _closer(desk: Desk) -> None:
    """One option: how long its games are, and where Renown comes from."""
    names = [desk.named(one) for one in desk.order]
    first = next((place for place, one in enumerate(desk.order) if one.trial.option == lab.PRINTED), 0)
    chosen = st.selectbox("Look closer at", names, 0 if desk.best else first, key=OPTION, persist_state="session")
    one = desk.order[names.index(chosen) if chosen in names else 0]
    st.markdown(f"{sentence(lab.opener(one))}. {lab.centre(one)}")
    rounds, turns = one.length("rounds"), one.length("turns")
    st.markdown(f"**How long games are**: {rounds:.1f} rounds, {turns:.1f} turns on average")
    charts.lengths(one)
    st.markdown("**Where Renown comes from**")
    charts.sources(one)
