"""Where the page of Domains stands: which Domain is open."""

from __future__ import annotations

from typing import Any, Final

import streamlit as st

from realmgen.service import domain as service
from realmgen.service.domain import Domain
from realmgen.ui import state
from realmgen.ui.desk import Desk, take_up

__all__ = ["CHOSEN", "PAGE", "Desk", "chosen", "field", "open_desk", "said", "small_form"]
PAGE: Final = "domain"
CHOSEN = state.key(PAGE, "chosen")


def open_desk() -> Desk | None:
    """The desk of the campaign being looked at; None before it has a Realm."""
    desk = take_up(state.need_campaign())
    return desk if desk.state.realm else None


def chosen(desk: Desk) -> Domain | None:
    """The Domain that is open: the one chosen last, else the first; None where nobody rules any."""
    known = {domain.at: domain for domain in service.domains(desk.state)}
    if not known:
        return None
    if state.get(CHOSEN) not in known:
        state.put(CHOSEN, next(iter(known)))
    return known[state.get(CHOSEN)]


def field(domain: Domain, *parts: object) -> str:
    """The key of a field or button of a Domain."""
    return state.key(PAGE, ".".join(map(str, (*parts, domain.at))))


def said(key: str) -> str:
    """What was typed or chosen in a field, without spaces around it."""
    return str(state.get(key) or "").strip()


def small_form(label: str, icon: str, key: str, row: Any = None, **looks: Any) -> Any:
    """A button behind which a form opens; None while it is shut."""
    where = st if row is None else row
    sign = f":material/{icon}:" if icon else None
    popover = where.popover(label, icon=sign, key=key, on_change="rerun", **looks)
    return popover if popover.open else None
