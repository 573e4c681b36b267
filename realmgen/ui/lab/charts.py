"""The charts of the lab, by Streamlit's own Vega, readable by day and by night; seats differ by shape too."""

from __future__ import annotations

from typing import Any

import streamlit as st

from realmgen.service import lab
from realmgen.ui.lab.desk import PAGE, Desk

Rows = list[dict[str, Any]]
ROW, LOW = 30, 200
INK = {"light": "#2A2320", "dark": "#F1E8D6"}
_PERCENT = {"title": None, "format": ".0%"}
_LEGEND = {"orient": "top", "title": None, "labelLimit": 300}


def shares(desk: Desk) -> None:
    """The share of wins of each seat with its interval, an option to a row, the fairest on top."""
    names = [_starred(desk, one) for one in desk.order]
    rows = [_share(one, name, seat) for one, name in zip(desk.order, names, strict=True) for seat in one.seats]
    even = 1 / desk.trial.players
    places = list(lab.PLACES[: desk.trial.players])
    y = {"field": "option", "type": "nominal", "sort": names, "title": None, "axis": {"labelLimit": 260}}
    offset = {"field": "seat", "type": "nominal", "sort": places}
    scale = {"domain": [0, 1]}
    seat = {"field": "seat", "type": "nominal", "sort": places, "legend": _LEGEND}
    tooltip = [{"field": name, "title": name.capitalize()} for name in ("option", "seat", "wins", "games")]
    band = {"values": [{"from": max(0.0, even - lab.FAIR), "to": even + lab.FAIR, "even": even}]}
    layers = [
        {
            "data": band,
            "mark": {"type": "rect", "opacity": 0.16, "color": "#7F9869"},
            "encoding": {"x": {"field": "from", "type": "quantitative", "scale": scale}, "x2": {"field": "to"}},
        },
        {
            "data": band,
            "mark": {"type": "rule", "strokeDash": [5, 4], "color": "#8A7C66"},
            "encoding": {"x": {"field": "even", "type": "quantitative"}},
        },
        {
            "mark": {"type": "rule", "strokeWidth": 3, "opacity": 0.75},
            "encoding": {
                "x": {"field": "low", "type": "quantitative", "scale": scale, "axis": _PERCENT},
                "x2": {"field": "high"},
                "y": y,
                "yOffset": offset,
                "color": seat,
            },
        },
        {
            "mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
            "encoding": {
                "x": {"field": "share", "type": "quantitative", "scale": scale, "axis": _PERCENT},
                "y": y,
                "yOffset": offset,
                "color": seat,
                "shape": seat,
                "tooltip": tooltip,
            },
        },
    ]
    height = ROW * len(names) + 60
    _draw({"data": {"values": rows}, "height": height, "layer": layers}, "shares")


def _starred(desk: Desk, finding: lab.Finding) -> str:
    return f"★ {desk.named(finding)}" if finding is desk.best else desk.named(finding)


def _share(finding: lab.Finding, name: str, seat: int) -> dict[str, Any]:
    low, high = finding.interval(seat)
    share = finding.share(seat)
    told = f"{lab.percent(share)} ({lab.span(finding, seat)})"
    row = {"option": name, "seat": lab.PLACES[seat], "share": share, "low": low, "high": high}
    return row | {"wins": told, "games": finding.games}


def lengths(finding: lab.Finding) -> None:
    """How many games took so many rounds."""
    rows = [{"rounds": number, "games": count} for number, count in finding.lengths("rounds").items()]
    spec = {
        "data": {"values": rows},
        "height": LOW,
        "mark": {"type": "bar", "tooltip": True},
        "encoding": {
            "x": {"field": "rounds", "type": "ordinal", "title": "Rounds", "axis": {"labelAngle": 0}},
            "y": {"field": "games", "type": "quantitative", "title": "Games"},
        },
    }
    _draw(spec, "lengths")


def sources(finding: lab.Finding) -> None:
    """Where the Renown of a game came from on average: that of each seat, and of the winner."""
    rows, order = _sources(finding), [*lab.PLACES[: finding.trial.players], "Winner"]
    spec = {
        "data": {"values": rows},
        "height": 34 * len(order) + 130,
        "mark": {"type": "bar", "tooltip": True},
        "encoding": {
            "y": {"field": "who", "type": "nominal", "sort": order, "title": None},
            "x": {"field": "Renown", "type": "quantitative", "title": "Renown in a game", "stack": "zero"},
            "color": {"field": "source", "type": "nominal", "legend": {**_LEGEND, "columns": 2}},
        },
    }
    _draw(spec, "sources")


def _sources(finding: lab.Finding) -> Rows:
    who = {lab.PLACES[seat]: f"renown/{seat}" for seat in finding.seats} | {"Winner": "winner"}
    return [
        {"who": name, "source": lab.source_name(source), "Renown": round(mean, 3)}
        for name, part in who.items()
        for source, mean in finding.renown(part).items()
        if mean
    ]


def _draw(spec: dict[str, Any], name: str) -> None:
    # The theme's own grey is too faint for words.
    ink = INK["dark" if st.context.theme.type == "dark" else "light"]
    words = {"labelColor": ink, "titleColor": ink}
    spec["config"] = {"axis": words, "legend": words}
    st.vega_lite_chart(spec, width="stretch", key=f"{PAGE}.chart.{name}")
