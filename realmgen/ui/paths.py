"""Where the dashboard's files lie, in a checkout and in an installed package."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).resolve().parent
ENTRY = HERE / "entry" / "app.py"
PLAYERS_ENTRY = HERE / "entry_players" / "players.py"
STATIC = HERE / "entry" / "static"


def pages_dir() -> Path:
    """The folder of the page files: packed beside this module in a wheel, at the top of a checkout."""
    packed = HERE / "_pages"
    return packed if packed.is_dir() else HERE.parents[1] / "pages"


def page(name: str) -> Path:
    """The file of one page, as `st.Page` and `st.switch_page` take it."""
    return pages_dir() / f"{name}.py"
