"""What every page shares: the strip on top, buttons, messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import streamlit as st

from realmgen.errors import IllegalCommand, RealmgenError, StaleCommand, Unconfirmed
from realmgen.ui import state
from realmgen.ui.paths import HERE
from realmgen.ui.refusals import refused

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign

NOTICE, LEARNT = "app.notice", "app.learnt"
AT_ONCE = 6
"""How many lines of a long list are shown before the rest is folded away."""
LOOKS = {"colour": "Colour", "sheet": "Black and white", "sheet-red": "With red"}
UNSURE = "app.unsure"
"""The line at which an undo asked whether one is sure."""
_STYLE = f"<style>{(HERE / 'page.css').read_text('utf-8')}</style>"


def lay_style() -> None:
    """The few rules of style the theme cannot say."""
    st.html(_STYLE)


def strip(title: str, badges: str = "") -> DeltaGenerator:
    """The row every page starts with: where we are at the left; tools are put in it from the right."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="strip")
    row.subheader(plain(title), anchor=False, width="content")
    if badges:
        row.markdown(badges, width="content")
    row.space("stretch")
    return row


def plain(text: str) -> str:
    """Text as a user wrote it, safe in Markdown: no markup, no pictures, no directives."""
    safe = "".join(f"\\{char}" if char in _MARKUP else char for char in " ".join(text.split()))
    return safe.replace(_ICON, _ICON.replace("/", "\\/"))


_ICON = "\\:material/"
"""Streamlit makes an icon of it even so."""
_MARKUP = frozenset("\\`*_{}[]()#+-!|<>~$:&")


def sentence(text: str) -> str:
    """Words that stand as a sentence of their own."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """A quiet line in Markdown."""
    return f":gray[:small[{text}]]"


def press(
    label: str,
    icon: str,
    key: str,
    deed: Callable[..., object],
    *args: object,
    row: DeltaGenerator | None = None,
    **looks: Any,
) -> bool:
    """A button that does a deed; `icon` is a symbol's name or empty, `row` where it goes if not just here."""
    where: Any = st if row is None else row
    sign = f":material/{icon}:" if icon else None
    return bool(where.button(label, icon=sign, key=key, on_click=deed, args=args, **looks))


def hand_over(label: str, name: str, made: Callable[[], bytes], key: str, icon: str = "download", **looks: Any) -> None:
    """A button that hands over a file; it is made when it is pressed. `row` is where it goes if not just here."""
    sign = f":material/{icon}:"
    where: Any = looks.pop("row", st)
    where.download_button(label, data=made, file_name=name, icon=sign, on_click="ignore", key=key, **looks)


def again(row: DeltaGenerator, page: str, hint: str, parts: Mapping[str, str], deed: Callable[[str], object]) -> Any:
    """Behind a button: every part that can be drawn again; the popover, for more, when it is open."""
    popover = row.popover("Roll again", icon=":material/autorenew:", key=f"{page}.again", on_change="rerun")
    if not popover.open:
        return None
    with popover:
        st.markdown(small(hint))
        for part, what in parts.items():
            press(what, "", f"{page}.again.{part}", deed, part, width="stretch")
    return popover


def segments(
    label: str,
    options: Mapping[str, str] | Sequence[str],
    key: str,
    *,
    default: str = "",
    row: DeltaGenerator | None = None,
    **looks: Any,
) -> str:
    """One of several, always one, by its name where `options` says it. `titled` shows the label, `kept` is False for
    what a change of pages puts away."""
    where: Any = st if row is None else row
    titled, kept = looks.pop("titled", False), looks.pop("kept", True)
    if isinstance(options, Mapping):
        looks["format_func"] = options.__getitem__
    chosen = where.segmented_control(
        label,
        list(options),
        default=default or next(iter(options)),
        required=True,
        key=key,
        label_visibility="visible" if titled else "collapsed",
        persist_state="session" if kept else None,
        **looks,
    )
    return str(chosen or default or next(iter(options)))


def attempt(deed: Callable[[], object]) -> bool:
    """Do something for the user in a callback; what is refused is shown by the page that is drawn next."""
    try:
        deed()
    except RealmgenError as error:
        state.put(NOTICE, error)
        return False
    return True


def notice() -> object:
    """Show what was refused, or else is to be said, since the page was last drawn, and return it. Its place is always
    kept: what stands below stays put."""
    place = st.empty()
    told = st.session_state.pop(NOTICE, None)
    if told is not None:
        with place.container(key="notice"):
            _tell_or_ask(told)
    return told


def whole_page(told: object) -> NoReturn:
    """Draw the whole page anew, with what `notice` told still on it."""
    if told is not None:
        state.put(NOTICE, told)
    st.rerun()


def tell_later(lines: Iterable[str]) -> None:
    """Keep what an import did not understand until the game master has read it on the campaign's page."""
    state.put(LEARNT, (state.get(state.CAMPAIGN), tuple(lines)))


def learnt(campaign: Campaign) -> None:
    """Show what was kept by `tell_later` for this campaign, until it is put away."""
    code, lines = state.get(LEARNT, ("", ()))
    if code != campaign.code or not lines:
        return
    with st.container(key="learnt"):
        told = [f"- {plain(line)}" for line in lines]
        first = "\n".join(["**Brought in, but not all was understood.**", *told[:AT_ONCE]])
        st.warning(first, icon=":material/info:")
        if told[AT_ONCE:]:
            with st.expander(f"{len(told) - AT_ONCE} more"):
                st.markdown("\n".join(told[AT_ONCE:]))
        st.button("I have read it", key="app.learnt.read", on_click=state.put, args=(LEARNT, ("", ())))


def _tell_or_ask(error: RealmgenError | str) -> None:
    if isinstance(error, str):
        st.warning(error, icon=":material/info:")
    elif isinstance(error, Unconfirmed):
        row = st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="small")
        row.warning(f"**Nothing was done.** {plain(sentence(str(error)))}", icon=":material/visibility:")
        press("Undo all the same", "", "app.undo_surely", _undo_surely, state.get(UNSURE), row=row)
    else:
        tell(error)


def _undo_surely(seq: int) -> None:
    attempt(lambda: state.play().undo(state.need_campaign(), sure=True, seen=seq))


def tell(error: RealmgenError) -> None:
    """Say what was refused: nothing is ever half done."""
    if isinstance(error, StaleCommand):
        st.warning(
            f"**Nothing was done.** Someone else moved on to line {error.latest} first."
            " The page now shows it; press again if you still want to.",
            icon=":material/sync_problem:",
        )
        return
    faults = [refused(fault) if isinstance(error, IllegalCommand) else fault for fault in error.faults]
    faults = [plain(sentence(fault)) for fault in faults]
    lines = faults[0] if len(faults) == 1 else f"{len(faults)} faults:\n" + "\n".join(f"- {line}" for line in faults)
    st.error(f"**Nothing was written.** {lines}", icon=":material/error:")


def guarded(page: st.Page) -> None:
    """Run a page; what it cannot find is said in its place."""
    try:
        page.run()
    except RealmgenError as error:
        faults = "\n".join(f"- {plain(fault)}" for fault in error.faults)
        st.error(f"**This cannot be shown.**\n{faults}", icon=":material/error:")


def crash(error: Exception) -> bool:
    """Stand in for a page that failed: says that the campaign is safe and shows no inner workings."""
    line = state.get(state.LAST_LINE)
    kept = f"its last line is {line}" if line is not None else "every line that was acknowledged is kept"
    st.error(
        f"**This page could not be drawn.** The campaign is safe: {kept}. Reload the page, or open the Journal.",
        icon=":material/error:",
    )
    return True


def empty(title: str, text: str) -> DeltaGenerator:
    """A framed sentence where there is nothing yet; buttons go into the row it returns."""
    with st.container(border=True, horizontal_alignment="center"):
        st.space("small")
        st.subheader(title, anchor=False, width="content")
        st.markdown(text, width="content")
        row = st.container(horizontal=True, horizontal_alignment="center")
        st.space("small")
    return row
