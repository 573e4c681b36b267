"""What stands beside the players' map, as HTML in one piece: it is made once for all who look."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from urllib.parse import quote

from realmgen.service.players import PHASES, WEATHER, Moment, Rank, Shared, Someone, Trouble, View
from realmgen.ui.players.gate import PICTURE


def beside_map(view: View) -> str:
    """The clock, what lies before the players, and the Company."""
    shared = _card(view.shared) if view.shared else ""
    told = f"{shared}{_fight(view)}{_troubles(view.troubles)}"
    return f"<div class=table>{_clock(view.moment, view.weather)}{told}{_company(view.company)}</div>"


def _fight(view: View) -> str:
    """The two sides of a fight, in it and out of it."""
    sides = "".join(f"<div>{_rank(rank)}</div>" for rank in view.ranks)
    return (
        f"<section class=card><p><b>{escape(view.fight)}</b></p><div class=people>{sides}</div></section>"
        if sides
        else ""
    )


def _rank(rank: Rank) -> str:
    acts = f" {_badge('Acts now', 'now')}" if rank.acts else ""
    stand = "".join(f"<p>{escape(name)}{_small(how)}</p>" for name, how in rank.stand)
    out = "".join(f"<p>{_small(name)}</p>" for name in rank.out)
    return f"<p><b>{escape(rank.title)}</b>{acts}</p>{stand}{out}"


def _small(words: str) -> str:
    return f" <small>{escape(words)}</small>" if words else ""


def _troubles(troubles: tuple[Trouble, ...]) -> str:
    """Crises that were announced."""
    told = "".join(f"<p><b>{escape(f'{t.kind} in {t.where}')}</b></p><p>{escape(t.face)}</p>" for t in troubles)
    return f"<section class=card>{told}</section>" if told else ""


def _clock(now: Moment, weather: str) -> str:
    marks = [_badge(phase.capitalize(), "now" if phase == now.phase else "") for phase in PHASES]
    if weather:
        marks.append(_badge(WEATHER[weather], "sky"))
    return f"<h2>{now.season.capitalize()}, day {now.day}</h2><p class=marks>{' '.join(marks)}</p>"


def _badge(words: str, look: str) -> str:
    now = ' aria-current="time"' if look == "now" else ""
    return f'<span class="badge {look}"{now}>{escape(words)}</span>'


def _card(shared: Shared) -> str:
    title = f"<p><b>{escape(shared.title)}</b></p>" if shared.title else ""
    picture = ""
    if shared.picture:
        source = f"{PICTURE.removeprefix('/')}/{quote(shared.picture)}"
        picture = f'<img class=picture src="{source}" alt="{escape(shared.title or "A picture")}">'
    lines = "".join(f"<p class=aloud>{escape(line)}</p>" for line in shared.text.splitlines() if line.strip())
    return f'<section class="card shared">{title}{picture}{lines}</section>'


def _company(company: tuple[Someone, ...]) -> str:
    if not company:
        return ""
    people = "".join(f"<div>{_someone(one)}</div>" for one in company if one.kind in ("knight", "squire"))
    others = "".join(f"<p>{_in_a_line(one)}</p>" for one in company if one.kind not in ("knight", "squire"))
    return f"<section class=card>{people and f'<div class=people>{people}</div>'}{others}</section>"


def _someone(one: Someone) -> str:
    title = f" <small>{escape(one.title)}</small>" if one.title else ""
    glory = "" if one.glory is None else f"<p><small>Glory {one.glory}, {escape(one.rank)}</small></p>"
    return f"<p><b>{escape(one.name)}</b>{title} {_ails(one)}</p><p>{_scores(one)}</p>{glory}"


def _in_a_line(one: Someone) -> str:
    return f"<b>{escape(one.name)}</b> {_scores(one)} {_ails(one)}"


def _ails(one: Someone) -> str:
    return " ".join(_badge(state, "now") for state in one.states)


def _scores(one: Someone) -> str:
    return " ".join(_score(*score) for score in _shown(one.scores))


def _score(word: str, now: int, full: int) -> str:
    return f"<span class=score>{word} <b>{now if now == full else f'{now}/{full}'}</b></span>"


def _shown(scores: tuple[tuple[str, int, int], ...]) -> Iterator[tuple[str, int, int]]:
    """The measures somebody has at all."""
    yield from (score for score in scores if score[2] or score[0] != "GD")
