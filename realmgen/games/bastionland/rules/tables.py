"""Rows for the read model of what play makes: the Company, its Glory, Omens, what was seen, days and nights."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.company.glory import rank_of
from realmgen.games.bastionland.company.model import MEASURES, Company, Member
from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import Myth, State
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.rules.turntables import dated, turned_rows
from realmgen.games.bastionland.seen import Seen
from realmgen.kit.game import Json, Rows


def played_rows(state: State) -> Rows:
    """By table, flat rows each unique by `key`, which all of them have."""
    myths = state.realm.myths if state.realm else ()
    return {
        "knight": [_member(state.company, member) for member in state.company.members],
        "award": list(_awards(state.company)),
        "omen": [row for myth in myths for row in _omens(myth, state.omens.get(myth.number, 0))],
        "hexseen": list(_seen(state.seen)),
        "day": list(_days(state)),
        "night": [_night(night) for night in state.nights],
        **turned_rows(state),
    }


def _member(company: Company, member: Member) -> Json:
    """Whoever is or was of the Company; a Virtue stands as it is now and in full."""
    scores: Json = {}
    for measure in MEASURES:
        score = member.score(measure)
        scores |= {measure: score.now, f"{measure}_full": score.full}
    glory = company.glory(member.name)
    words = {key: getattr(member, key) for key in ("name", "kind", "player", "title", "age", "office", "fate", "away")}
    rank = rank_of(glory).name if member.kind == "knight" else ""
    return {"key": member.name, **words, **scores, "glory": glory, "rank": rank, "remedy": member.remedy or ""}


def _awards(company: Company) -> Iterator[Json]:
    for number, award in enumerate(company.awards, 1):
        words = {key: getattr(award, key) for key in ("knight", "amount", "reason", "why")}
        yield {"key": str(number), **words, **dated(award.on)}


def _omens(myth: Myth, shown: int) -> Iterator[Json]:
    words = myth.tale.omens if myth.tale else ("",) * OMENS
    for number, text in enumerate(words, 1):
        key = f"{myth.number} {number}"
        yield {"key": key, "myth": myth.number, "omen": number, "words": text, "shown": number <= shown}


def _seen(seen: Seen) -> Iterator[Json]:
    """A hex was `visited`, seen from `afar`, or only a `feature` in it was shown."""
    how = dict.fromkeys(seen.features, "feature") | dict.fromkeys(seen.afar, "afar")
    how |= dict.fromkeys(seen.hexes, "visited")
    for at in sorted(how):
        yield {"key": at, "at": at, "how": how[at], "feature": at in seen.features}


def _days(state: State) -> Iterator[Json]:
    for number, leg in enumerate(state.trail, 1):
        yield {"key": str(number), "at": leg.at, "deed": leg.deed, "weather": leg.weather, **dated(leg.on)}


def _night(night: Night) -> Json:
    """A game night and when it began in the Realm; `passes` is empty while it goes on."""
    plans = "; ".join(f"{who}: {plan}" for who, plan in night.plans.items())
    words = {"number": night.number, "passes": night.passes or "", "summary": night.summary, "plans": plans}
    return {"key": str(night.number), **words, **dated(night.began)}


def moment(state: State) -> Json:
    """When it is in the Realm, and which game night goes on; 0 between two."""
    last = state.nights[-1] if state.nights else None
    return {"night": last.number if last and last.passes is None else 0, **dated(state.day.now)}
