"""What players have seen and were shown: the rules, and what is left of a state for them."""

import json
from dataclasses import replace
from typing import NamedTuple

import pytest
from fifty_realms import SEEDS, realm_of
from hypothesis import given, settings
from hypothesis import strategies as st
from planting import PUBLIC, SECRET, planted

from realmgen.content import load
from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.codec import read_players, read_realm
from realmgen.games.bastionland.company.model import Award, Company, GuardScore, Member, Score
from realmgen.games.bastionland.domain.model import Courtier, Crisis, Design, Domain, Task
from realmgen.games.bastionland.fight.model import Assault, Effect, Fight, Fighter, Past, Pool
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import UNSEEN, State
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.road.model import Day, Leg, Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.season.model import Calendar, Entry, Turning
from realmgen.games.bastionland.seen import Seen, Shared
from realmgen.games.bastionland.view import players_json, redact
from realmgen.kit.chance import Dice

RULES = Rules(Library(load("bastionland")))
REALM = realm_of(SEEDS[0])
LABELS = [REALM.grid.label(cell) for cell in range(REALM.grid.size)]
MYTH, MARK, WALL = REALM.myths[0], REALM.landmarks[0], REALM.barriers[0]
EDGE = "-".join(WALL.between)


def do(state, *texts):
    for text in texts:
        command = RULES.parse(text)
        RULES.check(state, command)
        step = RULES.apply(state, command, Dice("seen"))
        state = step.state
    return state


def last_event(state, text):
    command = RULES.parse(text)
    RULES.check(state, command)
    return RULES.apply(state, command, Dice("seen")).events[0]


def told(state):
    return players_json(state, "0000c0de")


@pytest.fixture
def state():
    return State(REALM)


def test_MB_243_players_start_with_terrain_and_holdings_alone(state):
    seen = redact(state).realm
    assert [h.name for h in seen.holdings] == [h.name for h in REALM.holdings]
    assert (seen.terrain, seen.lakes, seen.rivers) == (REALM.terrain, REALM.lakes, REALM.rivers)
    assert (seen.myths, seen.landmarks, seen.barriers, seen.seed) == ((), (), (), "")
    assert not {"myths", "landmarks", "barriers", "seen", "company", "day"} & told(state).keys()


def test_a_landmark_is_shown_by_kind_and_name_alone_and_hidden_again(state):
    shown = do(state, f"unveil {MARK.at} landmark")
    assert told(shown)["landmarks"] == [{"at": MARK.at, "kind": MARK.kind, "name": MARK.name}]
    assert told(do(shown, f"veil {MARK.at} landmark")) == told(state)


def test_a_myths_hex_that_was_found_bears_no_name_before_it_is_told(state):
    found = replace(state, seen=Seen(features=(MYTH.at,)))
    assert told(found)["myths"] == [{"at": MYTH.at}]
    assert told(do(found, f"unveil {MYTH.at} myth"))["myths"] == [{"at": MYTH.at, "name": MYTH.name}]


def test_a_barrier_is_shown_and_hidden_from_either_side(state):
    a, b = WALL.between
    shown = do(state, f"unbar {b} {a}")
    assert told(shown)["barriers"] == [{"between": [a, b], "kind": WALL.kind}]
    assert told(do(shown, f"bar {a} {b}")) == told(state)


@pytest.mark.parametrize(
    ("before", "text", "why"),
    [
        ((), f"unveil {MYTH.at} landmark", "there is no landmark"),
        ((), f"unveil {REALM.holdings[0].at} landmark", "which `show` and `hide` are for"),
        ((), f"veil {MARK.at} landmark", "players have seen nothing of"),
        ((f"unveil {MARK.at} landmark",), f"unveil {MARK.at} landmark", "already"),
        ((), "unbar 0101 0303", "there is no barrier"),
        ((), f"bar {' '.join(WALL.between)}", "do not know of it"),
        ((f"unbar {' '.join(WALL.between)}",), f"unbar {' '.join(WALL.between)}", "know of it already"),
        ((), "fog off", "a map of all terrain"),
        (("fog on",), "fog on", "only the hexes they have seen"),
    ],
)
def test_what_is_not_there_or_was_shown_before_is_refused(state, before, text, why):
    with pytest.raises(IllegalCommand, match=why):
        do(state, *before, text)


def test_off_the_map_nothing_is_shown(state):
    with pytest.raises(Unreadable, match="9999"):
        do(state, "unveil 9999 hex")


def test_what_shows_something_hidden_says_so_to_undo(state):
    foggy = do(state, "fog on")
    for text in (f"unveil {MARK.at} landmark", f"unbar {' '.join(WALL.between)}", "unveil 0101 hex"):
        assert last_event(foggy, text).reveals, text
    assert last_event(foggy, "fog off").reveals
    assert not last_event(state, "fog on").reveals
    assert not last_event(do(state, "unveil 0101 hex"), "veil 0101 hex").reveals


def test_in_the_fog_players_have_what_they_have_seen_and_no_more(state):
    river = REALM.rivers[0]
    here = river.path[1:4]
    foggy = do(state, "fog on", *(f"unveil {at} hex" for at in here))
    seen = redact(foggy).realm
    known = [at for at, ground in zip(LABELS, seen.terrain, strict=True) if ground != UNSEEN]
    assert known == sorted(here)
    assert [r.path for r in seen.rivers if r.name == river.name] == [here]
    assert {r.name for r in seen.regions} == {r.name for r in REALM.regions if set(r.hexes) & set(here)}
    assert {h.at for h in seen.holdings} <= set(here)
    assert all(set(stretch.hexes) <= set(here) for stretch in (*seen.regions, *seen.lakes))
    assert told(do(foggy, "fog off"))["hexes"] == told(state)["hexes"]


def test_MB_344_of_a_hex_seen_from_afar_the_terrain_alone_is_known():
    home = REALM.holdings[0]
    state = State(REALM, seen=Seen(fog=True, afar=(home.at,)))
    seen = redact(state).realm
    assert seen.terrain[REALM.grid.find(home.at)] == REALM.terrain[REALM.grid.find(home.at)]
    assert (seen.holdings, seen.regions, seen.rivers, seen.lakes) == ((), (), (), ())
    assert sum(ground != UNSEEN for ground in seen.terrain) == 1


def test_the_company_sees_the_hex_it_stands_in_and_its_trail_goes_where_it_was(state):
    legs = tuple(Leg(Moment(), at, "trek", through=(at,)) for at in ("0101", "0102"))
    foggy = replace(state, company=Company(at="0103"), trail=legs, seen=Seen(fog=True, hexes=("0102",)))
    seen = redact(foggy)
    assert (seen.company.at, [leg.at for leg in seen.trail]) == ("0103", ["0102"])
    assert seen.realm.terrain[REALM.grid.find("0103")] != UNSEEN
    assert all(leg.deed == "" and leg.on == Moment() for leg in seen.trail)


def test_what_takes_the_place_of_a_thing_that_was_shown_is_hidden(state):
    shown = do(state, f"unveil {MARK.at} landmark", f"unveil {MYTH.at} myth", f"unbar {' '.join(WALL.between)}")
    gone = do(shown, f"remove {MARK.at}", f'place myth {MARK.at} "The Hidden"')
    assert "The Hidden" not in json.dumps(told(gone))
    assert "landmarks" not in told(gone)
    assert "barriers" not in told(do(shown, f"barrier {' '.join(WALL.between)}"))
    renamed = do(shown, f'rename {MARK.at} "The Old Stones"')
    assert told(renamed)["landmarks"][0]["name"] == "The Old Stones"


def test_a_new_realm_in_the_old_ones_stead_is_hidden(state):
    shown = do(state, *(f"unveil {mark.at} landmark" for mark in REALM.landmarks))
    other = replace(REALM, landmarks=tuple(replace(mark, name=f"New {mark.name}") for mark in REALM.landmarks))
    adopted = do(shown, str(RULES.parse(f"adopt {json.dumps(RULES.dump(State(other))['realm'])}")))
    assert "landmarks" not in told(adopted)


def test_a_new_realm_in_the_fog_is_in_the_fog(state):
    other = replace(realm_of(SEEDS[1]), seed="another seed")
    foggy = do(state, "fog on", "unveil 0203 hex")
    adopted = do(foggy, str(RULES.parse(f"adopt {json.dumps(RULES.dump(State(other))['realm'])}")))
    assert adopted.seen == Seen(fog=True)
    assert {cell["terrain"] for cell in told(adopted)["hexes"]} == {UNSEEN}


def test_players_files_with_unseen_hexes_are_no_realm_to_play_on(state):
    with pytest.raises(Unreadable, match="never seen"):
        read_realm(told(do(state, "fog on")))
    assert read_realm(told(do(state, f"unveil {MARK.at} landmark"))).landmarks == ()


some = st.lists(st.sampled_from(LABELS), max_size=12).map(lambda labels: tuple(sorted(set(labels))))
marks = st.lists(st.sampled_from([thing.at for thing in (*REALM.myths, *REALM.landmarks)]), max_size=8)
edges = st.lists(st.sampled_from(["-".join(b.between) for b in REALM.barriers]), max_size=8)


class Case(NamedTuple):
    """A state that a failing test does not write out whole."""

    state: State

    def __repr__(self):
        return f"Case({self.state.seen})"


@st.composite
def cases(draw):
    """A state with everything that play can put there."""
    features = tuple(sorted(set(draw(marks))))
    named = tuple(m.at for m in REALM.myths if m.at in features and draw(st.booleans()))
    seen = Seen(draw(st.booleans()), draw(some), draw(some), features, named, tuple(sorted(set(draw(edges)))))
    low = st.integers(0, 19)
    people = tuple(
        Member(
            f"Knight {n}",
            draw(st.sampled_from(("knight", "squire", "steed"))),
            *(Score(draw(low), 19) for _ in range(3)),
            GuardScore(1, 3),
            items=("Rope",),
            held=("Mace (d8)",),
            worn=("Plate (A1)",),
            player="Kim",
            note="Owes",
            ability="Sees",
            passion="Wants",
            successor="Wat",
            office="Marshal",
            title="the Grey",
            fatigued=draw(st.booleans()),
            away=draw(st.booleans()),
            calling=next(mark.calling for mark in REALM.landmarks if mark.calling),
        )
        for n in range(draw(st.integers(0, 3)))
    )
    awards = tuple(Award(one.name, 2, "other", "He knows why", Moment()) for one in people)
    where = st.sampled_from(["", *LABELS])
    trail = tuple(Leg(Moment(), at, "sweep", through=(at,)) for at in draw(some) if at)
    state = State(
        REALM,
        {"0101": "A note"},
        {1: 3},
        {"0101": "some words"},
        favours={"0101 Wenna": 1},
        company=Company(members=people, awards=awards, at=draw(where)),
        day=Day(weather="dire", deed="hides", slept=("Knight 0",), sleeping=("Knight 1",)),
        trail=trail,
        seen=seen,
        shared=draw(st.none() | st.just(Shared("words", "A letter", "Come", ""))),
        nights=(Night(1, Moment(), plans={"Kim": "Flee"}, summary="They lied"),),
        resolved={2: "It is dead"},
        **draw(turned()),
    )
    return Case(state)


@st.composite
def turned(draw):
    """Units, some of them cloaked, a fight, a Domain with Crises, some of them announced, and a calendar."""
    units = tuple(Unit(f"Unit {n}", "warband", secret=draw(st.booleans()), note="A trap") for n in range(3))
    names = draw(st.lists(st.sampled_from(["Knight 0", *(unit.name for unit in units)]), unique=True))
    fighters = tuple(Fighter(name, "theirs", steed=draw(st.sampled_from(["", "Unit 0"]))) for name in names)
    assault = Assault((Pool("Knight 0", effects=(Effect("other", what="Blind them"),)),))
    fight = Fight("At the ford", Moment(), fighters=fighters, assault=assault)
    crises = tuple(Crisis("doubt", Moment(), f"Crisis {n}", announced=draw(st.booleans())) for n in range(2))
    place = draw(st.sampled_from([holding.at for holding in REALM.holdings]))
    court = (Courtier("Odo", "courtier", note="Would be king"),)
    task = Task("Maud", "Watch the heir", "week", Moment())
    domain = Domain(
        place,
        "Isolde",
        council={"marshal": "Maud"},
        crises=crises,
        court=court,
        tasks=(task,),
        designs=(Design("A secret stair", "building", Moment()),),
        grudges=("Odo was turned out",),
        successor="Odo",
        claim="A forged letter",
    )
    entries = (Entry(Moment(), "drama", "The heir is false", secret=draw(st.booleans())),)
    turning = Turning("season", Moment(), pursued={"Knight 0": "service"})
    return {
        "units": units,
        "fight": draw(st.none() | st.just(fight)),
        "fights": (Past("In the mill", Moment(), Moment(), how="They ran"),),
        "domains": (domain,),
        "calendar": Calendar("middle", entries, turning),
    }


@given(cases())
@settings(max_examples=60)
def test_what_is_left_for_players_is_the_same_when_it_is_redacted_or_read_back(case):
    state = case.state
    seen = redact(state)
    assert redact(seen) == seen
    assert read_players(told(state)) == seen


@given(cases())
@settings(max_examples=60)
def test_no_text_of_a_state_reaches_players_but_those_they_may_read(case):
    full, words = planted(case.state)
    text = json.dumps(told(full)) + repr(redact(full))
    shown = set()
    if full.seen.features:
        shown |= {"realm.landmarks.name", "realm.myths.name"}
    leaked = {words[word] for word in words if word in text}
    assert leaked <= PUBLIC | shown
    hidden = {mark.name for mark in full.realm.landmarks if mark.at not in full.seen.features}
    hidden |= {myth.name for myth in full.realm.myths if myth.at not in full.seen.named}
    hidden |= {crisis.face for domain in full.domains for crisis in domain.crises if not crisis.announced}
    assert [name for name in hidden if name in text] == []


def test_planted_words_are_found_where_nothing_is_hidden(state):
    full, words = planted(state)
    found = [word for word in words if word in json.dumps(RULES.dump(full))]
    assert len(found) > 300
    assert all(word.startswith(SECRET) for word in found)
