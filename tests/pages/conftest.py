"""The dashboard without a browser, on a database of its own."""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import streamlit as st
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1 import AppTest

from realmgen.service.play import Campaign, Play
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.ui.paths import ENTRY, page

Open = Callable[..., AppTest]


@pytest.fixture(scope="session", autouse=True)
def _scanned_once() -> Iterator[None]:
    """Streamlit reads every installed package for components at each page; what is installed stays the same."""
    found = manifest_scanner.scan_component_manifests()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", lambda: found)
        yield


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, blank: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Streamlit's caches outlive a test, and so would the database in them."""
    shutil.copy(blank, tmp_path / "pages.db")
    monkeypatch.setenv("REALMGEN_DATABASE_URL", str(tmp_path / "pages.db"))
    logging.getLogger("streamlit").setLevel(logging.CRITICAL)
    yield
    st.cache_resource.clear()
    st.cache_data.clear()


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """The same database, seen from outside the dashboard."""
    return open_play(tmp_path / "pages.db")


@pytest.fixture
def make(play: Play) -> Callable[..., Campaign]:
    """A campaign with a Realm: `make("The Vale", coast="islands")`."""

    def made(name: str = "The Vale", seed: str = "vale", **texts: str) -> Campaign:
        campaign = play.create(name)
        play.do(campaign, adopt_text(draw_realm(read_options(texts), seed)))
        return play.find(campaign.code)

    return made


@pytest.fixture
def open_page() -> Open:
    """Open a page by name, as its address would: `open_page("realm", campaign=code)`."""

    def opened(name: str = "campaigns", **query: str) -> AppTest:
        at = AppTest.from_file(str(ENTRY), default_timeout=30)
        at.query_params.update(query)
        at.switch_page(str(page(name)))
        at.run()
        assert not at.exception
        return at

    return opened


@pytest.fixture
def map_data() -> Callable[[AppTest], dict[str, Any]]:
    """What a page gave its map component."""

    def read(at: AppTest) -> dict[str, Any]:
        [found] = json.loads(at.get("bidi_component")[0].proto.json)
        return found

    return read
