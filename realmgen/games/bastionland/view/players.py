"""What players may see (MB-243): terrain, waters, names, the holdings that are not hidden, and what play has shown.

Everything is built up from what may be seen, so that a field added later stays out until it is let in here. What is
left is a state like any other: it can be drawn, kept and read back, and holds nothing hidden in any field.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from realmgen.games.bastionland.codec import players_form, shape
from realmgen.games.bastionland.company.model import Award, Company, Member
from realmgen.games.bastionland.model import (
    UNSEEN,
    Barrier,
    Holding,
    Lake,
    Landmark,
    Myth,
    Realm,
    Region,
    River,
    State,
)
from realmgen.games.bastionland.road.model import Day, Leg, Moment
from realmgen.games.bastionland.season.model import Calendar
from realmgen.games.bastionland.seen import Seen, Shared
from realmgen.games.bastionland.sites.view import shown_site
from realmgen.games.bastionland.view.turned import seen_domains, seen_fight, seen_units
from realmgen.kit.game import Json

MOST_AWARD = 99


def redact(state: State) -> State:
    """The state with nothing hidden left in it; all it says of the options is the size of the map.

    The same comes of it when it is redacted again.
    """
    if state.realm is None:
        return State()
    known = _Known(state, state.realm)
    realm = known.realm()
    holdings = {holding.at for holding in realm.holdings}
    return State(
        realm,
        sites=tuple(site for site in map(shown_site, state.sites) if site and site.at in known.full),
        company=_company(state.company),
        day=Day(now=state.day.now, weather=state.day.weather),
        trail=tuple(known.trail()),
        seen=known.seen(),
        shared=_shared(state.shared),
        units=seen_units(state, holdings),
        fight=seen_fight(state),
        domains=seen_domains(state, holdings),
        calendar=Calendar(state.calendar.event),
    )


def players_json(state: State, code: str) -> Json:
    """The players' form of a state under a campaign code; empty before there is a Realm."""
    return players_form(redact(state), code)


class _Known:
    """What is known of a Realm: `full` are the hexes seen, `land` those of which the terrain is known."""

    def __init__(self, state: State, realm: Realm) -> None:
        self.state, self.whole, self.fog = state, realm, state.seen.fog
        grid, seen = realm.grid, state.seen
        everywhere = {grid.label(cell) for cell in range(grid.size)}
        at = {state.company.at} if state.company.at else set()
        self.full = everywhere & ({*seen.hexes, *at} if self.fog else everywhere)
        self.land = self.full | (everywhere & {*seen.afar, *seen.features})

    def realm(self) -> Realm:
        whole, grid = self.whole, self.whole.grid
        labels = [grid.label(cell) for cell in range(grid.size)]
        return Realm(
            name=whole.name,
            seed="",
            options=shape(grid),
            terrain=tuple(
                ground if at in self.land else UNSEEN for at, ground in zip(labels, whole.terrain, strict=True)
            ),
            area=tuple(area if at in self.full else 1 for at, area in zip(labels, whole.area, strict=True)),
            lakes=tuple(Lake(lake.name, part) for lake in whole.lakes if (part := self._part(lake.hexes))),
            rivers=tuple(self._rivers()),
            barriers=tuple(Barrier(b.between, b.kind) for b in whole.barriers if "-".join(b.between) in self._edges()),
            holdings=tuple(
                Holding(h.at, h.name, h.kind, h.seat, h.ruler)
                for h in whole.holdings
                if not h.hidden and h.at in self.full
            ),
            myths=tuple(
                Myth(0, myth.at, myth.name if myth.at in self.state.seen.named else "")
                for myth in whole.myths
                if myth.at in self.state.seen.features
            ),
            landmarks=tuple(
                Landmark(mark.at, mark.kind, mark.name)
                for mark in whole.landmarks
                if mark.at in self.state.seen.features
            ),
            regions=tuple(Region(region.name, part) for region in whole.regions if (part := self._part(region.hexes))),
        )

    def _edges(self) -> frozenset[str]:
        return frozenset(self.state.seen.barriers)

    def _part(self, hexes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(at for at in hexes if at in self.full)

    def _rivers(self) -> Iterator[River]:
        """The rivers as they run through hexes that were seen, each run by itself."""
        for river in self.whole.rivers:
            for seen, run in groupby(river.path, self.full.__contains__):
                path = tuple(run)
                if seen and len(path) > 1:
                    yield River(river.name, path)

    def trail(self) -> Iterator[Leg]:
        """Where the Company has been and in which Season, but neither what it did there nor on which day."""
        season = Moment()
        for leg in self.state.trail:
            if leg.at in self.full:
                if (season.season, season.year, season.age) != (leg.on.season, leg.on.year, leg.on.age):
                    season = Moment(season=leg.on.season, year=leg.on.year, age=leg.on.age)
                yield Leg(season, leg.at, "", through=self._part(leg.through) if leg.through else ())

    def seen(self) -> Seen:
        """As much of what was seen as stands there."""
        seen, whole = self.state.seen, self.whole
        myths = {myth.at for myth in whole.myths}
        marks = myths | {mark.at for mark in whole.landmarks}
        standing = {"-".join(barrier.between) for barrier in whole.barriers}
        features = tuple(at for at in seen.features if at in marks)
        return Seen(
            fog=self.fog,
            hexes=tuple(sorted(self.full)) if self.fog else (),
            afar=tuple(sorted(self.land - self.full)) if self.fog else (),
            features=features,
            named=tuple(at for at in seen.named if at in myths and at in features),
            barriers=tuple(name for name in seen.barriers if name in standing),
        )


def _company(company: Company) -> Company:
    """Those who go with the Company, as they are seen: no property, no notes, no plans."""
    present = tuple(
        Member(
            name=member.name,
            kind=member.kind,
            vig=member.vig,
            cla=member.cla,
            spi=member.spi,
            guard=member.guard,
            title=member.title,
            of=member.of,
            fatigued=member.fatigued,
            exposed=member.exposed,
        )
        for member in company.present
    )
    glory = ((member.name, company.glory(member.name)) for member in present if member.kind == "knight")
    awards = tuple(
        Award(name, max(-MOST_AWARD, min(total, MOST_AWARD)), "other", "", Moment()) for name, total in glory if total
    )
    return Company(members=present, awards=awards, at=company.at)


def _shared(shared: Shared | None) -> Shared | None:
    return shared and Shared(shared.kind, shared.title, shared.text, shared.picture)
