"""A page of a book in the panel, and the way from it to the Library."""

from __future__ import annotations

import streamlit as st

from realmgen.service.library import Folder
from realmgen.ui import state
from realmgen.ui.library import desk as at
from realmgen.ui.sitemap import go

PARTS = {"myths": at.MYTHS, "knights": at.KNIGHTS}


def page(inside: str) -> None:
    """HTML whose texts are escaped, in the look of a book."""
    st.html(f"<div class='book lore'>{inside}</div>")


def in_library(folder: Folder, entry: str, words: str = "") -> None:
    """A button that opens an entry in the Library, or what is found there by words."""
    if st.button("In the Library", icon=":material/local_library:", key="lore.library"):
        state.put(at.PART, PARTS[folder])
        state.put(state.key(at.PAGE, f"{folder}.words"), words)
        state.put(state.key(at.PAGE, f"{folder}.chosen"), entry)
        go("library")
