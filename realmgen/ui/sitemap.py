"""The pages there are, and going from one to another."""

from __future__ import annotations

from typing import NoReturn

import streamlit as st

from realmgen.ui.paths import page


def navigation() -> st.Page:
    """The page the address asks for, with the bar above it."""
    return st.navigation(
        {
            "": [
                _page("campaigns", "Campaigns", "menu_book", default=True),
                _page("table", "Table", "table_restaurant"),
                _page("war", "War", "swords"),
                _page("realm", "Realm", "map"),
                _page("site", "Sites", "explore"),
                _page("library", "Library", "local_library"),
            ],
            "More": [
                _page("calendar", "Calendar", "hourglass_top"),
                _page("domain", "Domain", "castle"),
                _page("company", "Company", "shield_person"),
                _page("myths", "Myths", "flare"),
                _page("print", "Print", "print"),
                _page("packs", "Packs", "package_2"),
                _page("journal", "Journal", "auto_stories"),
                _page("torchfall", "Torchfall", "local_fire_department"),
                _page("torchfall_lab", "Balance lab", "balance"),
            ],
            "Ironsworn": [
                _page("worlds", "Worlds", "public"),
                _page("oracles", "Oracles", "casino"),
                _page("truths", "Truths", "balance"),
                _page("people", "People and foes", "groups"),
                _page("quests", "Quests", "flag"),
            ],
        },
        position="top",
    )


def go(name: str, **query: str) -> NoReturn:
    """Leave for another page; `query` is what its address says."""
    st.switch_page(str(page(name)), query_params=query)


def _page(name: str, title: str, icon: str, *, default: bool = False) -> st.Page:
    return st.Page(page(name), title=title, icon=f":material/{icon}:", url_path=name, default=default)
