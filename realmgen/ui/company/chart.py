"""Glory over time as steps, readable by day and by night."""

from __future__ import annotations

from typing import Any

import streamlit as st

HEIGHT = 220


def chart(rows: list[dict[str, Any]]) -> None:
    """A line of steps for each Knight; each point says when it was."""
    import altair as alt

    last = max(row["order"] for row in rows)
    axis = alt.Axis(title=None, tickMinStep=1, format="d")
    steps = (
        alt.Chart({"values": rows})
        .mark_line(interpolate="step-after", point=True, strokeWidth=2.5)
        .encode(
            x=alt.X("order:Q", axis=alt.Axis(title=None, labels=False, ticks=False), scale=alt.Scale(domain=[1, last])),
            y=alt.Y("Glory:Q", axis=axis, scale=alt.Scale(domainMin=0)),
            color=alt.Color("Knight:N", legend=alt.Legend(orient="bottom", title=None)),
            strokeDash=alt.StrokeDash("Knight:N", legend=None),
            tooltip=[alt.Tooltip("Knight:N"), alt.Tooltip("Glory:Q"), alt.Tooltip("when:N", title="When")],
        )
        .properties(height=HEIGHT)
    )
    st.altair_chart(steps, key="company.chart")
