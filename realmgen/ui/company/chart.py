"""Glory over time as steps, readable by day and by night."""

from __future__ import annotations

from typing import Any

import streamlit as st

HEIGHT = 220
_LEGEND = {"orient": "bottom", "title": None, "symbolType": "stroke", "symbolSize": 400}
_BARE = {"title": None, "labels": False, "ticks": False, "grid": False}


def chart(rows: list[dict[str, Any]]) -> None:
    """A line of steps for each Knight, told apart by colour and dashes; each point says when it was."""
    last = max(row["order"] for row in rows)
    spec = {
        "data": {"values": rows},
        "height": HEIGHT,
        "mark": {"type": "line", "interpolate": "step-after", "point": True, "strokeWidth": 2.5},
        "encoding": {
            "x": {"field": "order", "type": "quantitative", "axis": _BARE, "scale": {"domain": [1, max(last, 2)]}},
            "y": {
                "field": "Glory",
                "type": "quantitative",
                "axis": {"title": None, "tickMinStep": 1, "format": "d"},
                "scale": {"domainMin": 0},
            },
            "color": {"field": "Knight", "type": "nominal", "legend": _LEGEND},
            "strokeDash": {"field": "Knight", "type": "nominal", "legend": _LEGEND},
            "tooltip": [{"field": name, "title": name.capitalize()} for name in ("Knight", "Glory", "when")],
        },
    }
    st.vega_lite_chart(spec, width="stretch", key="company.chart")
