"""What is seen of a Site: the plans, the key, and nothing in players' hands that they were not shown."""

import json
import re
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from site_strategies import site_commands, sites

from realmgen.content import load
from realmgen.errors import IllegalCommand, RealmgenError
from realmgen.games.bastionland import gazetteer
from realmgen.games.bastionland.codec import read_extras, read_site, site_file
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.model import Options, Realm, State
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.sites.edit import renumbered, unknown
from realmgen.games.bastionland.sites.generate import generate_site
from realmgen.games.bastionland.sites.key import key_document
from realmgen.games.bastionland.sites.model import KINDS, WAYS, Counts, Entrance, Point, Route, Site, SiteOptions
from realmgen.games.bastionland.sites.setting import setting_of
from realmgen.games.bastionland.sites.view import shown_site, site_plan
from realmgen.games.bastionland.view import hex_facts, players_json, redact, scene
from realmgen.kit.document import markdown
from realmgen.kit.plan import Door, Link, Spot
from realmgen.kit.scene import LegendEntry, Mark

RULES = Rules(Library(Bare()))
PLANTED = "Zyxw"
WORD = re.compile(r"Zyxw\d+")


def planted() -> Site:
    """A Site of which some is shown; whatever is not holds a planted word."""
    return Site(
        "0304",
        "Seen Name",
        "tomb",
        (
            Point(1, 1, "feature", f"{PLANTED}1", f"{PLANTED}2"),
            Point(2, 0, "danger", "Second seen", "seen text", f"{PLANTED}3", 0.125, 0, known=7),
            Point(3, 2, "treasure", f"{PLANTED}4", "", f"{PLANTED}5"),
            Point(4, 3, "feature", "First seen", "", f"{PLANTED}6", known=2),
            Point(5, 4, "danger", f"{PLANTED}7", x=0.0625),
            Point(6, 5, "feature", "Third seen", known=9),
        ),
        (
            Route((1, 2), "open", f"{PLANTED}8", known=True),
            Route((2, 4), "hidden", "seen draught", known=True),
            Route((2, 6), "closed", f"{PLANTED}9"),
            Route((4, 5), "closed", f"{PLANTED}10", known=True),
        ),
        (
            Entrance(1, f"{PLANTED}11", known=True),
            Entrance(4, "seen door", known=True),
            Entrance(6, f"{PLANTED}12", hidden=True),
        ),
        "seen mood",
        "standard",
        Counts(),
        f"{PLANTED}13",
        f"{PLANTED}14",
    )


def everything_players_get(site: Site, state: State) -> str:
    plan = site_plan(site, "players", code="c0de")
    text = markdown(key_document(site, "players", code="c0de"))
    told = json.dumps([site_file(shown_site(site), code="c0de"), players_json(state, "c0de")])
    return repr(plan) + text + told + repr(redact(state))


def test_nothing_unknown_is_in_players_hands(realm):
    state = State(realm, sites=(planted(),))
    assert WORD.findall(everything_players_get(planted(), state)) == []


def test_the_words_are_there_for_the_game_master():
    told = repr(site_plan(planted())) + json.dumps(site_file(planted())) + markdown(key_document(planted()))
    assert set(WORD.findall(told)) == {f"{PLANTED}{n}" for n in range(1, 15)}


def test_players_see_no_gap_no_count_and_no_place_of_the_rest():
    plan = site_plan(planted(), "players", code="c0de")
    assert plan.spots[0] == Spot(1, *Point(4, 3, "feature", "").xy, "circle", "First seen", "place 3")
    assert [(spot.number, spot.name) for spot in plan.spots] == [
        (1, "First seen"),
        (2, "Second seen"),
        (3, "Third seen"),
    ]
    assert plan.links == (Link(1, 2, "hidden"),)
    assert plan.doors == (Door(1, False, "way in"),)
    assert (plan.subtitle, plan.footer, plan.seed) == ("a tomb in hex 0304", "code c0de", "c0de/0304")
    stored = players_site(planted())
    assert stored.keys() == {"at", "name", "ground", "mood", "points", "routes", "entrances"}
    assert "0.0625" not in json.dumps(stored)


def players_site(site: Site):
    return {key: value for key, value in site_file(shown_site(site), code="").items() if key not in ("schema", "code")}


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(1, 7)))
def test_new_numbers_do_not_show(order):
    """However the game master numbers the points, players' files stay the same to the byte."""
    moved = renumbered(planted(), dict(enumerate(order, 1)))
    assert site_plan(moved, "players", code="c0de") == site_plan(planted(), "players", code="c0de")
    assert site_file(shown_site(moved), code="c0de") == site_file(shown_site(planted()), code="c0de")


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6), st.integers(0, 6))
def test_what_happens_to_the_unknown_does_not_show(number, place):
    """Unknown points may be moved, renamed and taken away: players' files stay the same."""
    site = planted()
    point = site.point(number)
    if point.known or any(other.place == place for other in site.points):
        return
    changed = replace(point, place=place, name="Other", kind="danger", x=0.5)
    moved = replace(site, points=tuple(changed if other is point else other for other in site.points))
    left = replace(site, points=tuple(other for other in site.points if other is not point))
    for after in (moved, left):
        assert site_plan(after, "players") == site_plan(site, "players")


@settings(deadline=None)
@given(sites())
def test_what_players_get_is_a_part_of_what_there_is(site):
    shown = shown_site(site)
    if shown is None:
        assert not any(point.known for point in site.points)
        return
    known = [point for point in site.points if point.known]
    assert {(p.place, p.name, p.text) for p in shown.points} == {(p.place, p.name, p.text) for p in known}
    assert [point.number for point in shown.points] == list(range(1, len(known) + 1))
    assert all(point.secret == "" for point in shown.points)
    assert len(shown.routes) <= sum(route.known for route in site.routes)
    assert shown_site(shown) == shown
    assert read_site(site_file(shown, code="c")).name == site.name


def spoken(value) -> set[str]:
    """Every text in a JSON value, but not its keys."""
    if isinstance(value, dict):
        return set().union(*map(spoken, value.values()))
    if isinstance(value, list):
        return set().union(*map(spoken, value))
    return {value} if isinstance(value, str) else set()


@settings(max_examples=150, deadline=None)
@given(sites(st.just("0101")), st.lists(site_commands(st.just("0101")), max_size=15))
def test_whatever_is_done_players_read_only_what_they_were_shown(first, commands):
    state = State(Realm("Plain", "1", Options(3, 3), ("plain",) * 9, (1,) * 9), sites=(first,))
    for command in commands:
        with suppress(RealmgenError):
            RULES.check(state, command)
            state = RULES.apply(state, command, None).state
    told = {site["at"]: site for site in players_json(state, "c").get("sites", [])}
    assert told.keys() == {site.at for site in state.sites if any(point.known for point in site.points)}
    for site in (site for site in state.sites if site.at in told):
        known = {point.number for point in site.points if point.known}
        routes = [r for r in site.routes if r.known and known.issuperset(r.between)]
        doors = [door for door in site.entrances if door.known and door.at in known]
        words = {site.at, site.name, site.mood, site.ground, *KINDS, *WAYS}
        words |= {word for point in site.points if point.known for word in (point.name, point.text)}
        words |= {part.text for part in (*routes, *doors)}
        assert spoken(told[site.at]) <= words
        counted = [len(told[site.at][part]) for part in ("points", "routes", "entrances")]
        assert counted == [len(known), len(routes), len(doors)]


def test_a_site_of_which_nothing_was_shown_is_not_there_for_players(realm):
    dark = replace(planted(), points=tuple(replace(point, known=0) for point in planted().points))
    state = State(realm, sites=(dark,))
    assert players_json(state, "c") == players_json(State(realm), "c")
    assert redact(state).sites == ()
    with pytest.raises(IllegalCommand, match="players have been shown nothing of the Site in 0304"):
        site_plan(dark, "players")
    with pytest.raises(IllegalCommand, match="players have been shown nothing"):
        key_document(dark, "players")


def test_players_json_holds_the_site_and_reads_back(realm):
    told = players_json(State(realm, sites=(planted(),)), "c0de")
    assert told["sites"] == [players_site(planted())]
    assert [site.name for site in read_extras(told, realm.grid).sites] == ["Seen Name"]


def test_the_game_masters_plan():
    plan = site_plan(planted(), code="c0de")
    assert [(spot.number, spot.shape) for spot in plan.spots][:3] == [(1, "circle"), (2, "triangle"), (3, "diamond")]
    assert plan.spots[1].x == 0.125
    assert (plan.ground, plan.name, plan.seed) == ("tomb", "Seen Name", "c0de/0304")
    assert plan.subtitle == f"a tomb in hex 0304, of {PLANTED}14"
    assert plan.footer == f"Standard · seed {PLANTED}13"
    assert [entry.heading for entry in plan.entries[:4]] == ["", "Way in, at 1", "Way in, at 4", "Hidden way in, at 6"]
    assert plan.entries[4].number == "1"
    ways = [entry.heading.partition(", ")[2] for entry in plan.entries[-4:]]
    assert ways == ["open", "closed", "closed", "hidden"]


def test_without_a_code_the_hand_does_not_give_the_seed_away():
    assert PLANTED not in site_plan(planted()).seed
    assert site_plan(planted(), "players").seed == "0304"


def test_the_key_names_kinds_and_says_why_a_preset_is_as_it_is():
    text = markdown(key_document(generate_site(SiteOptions("old-mine"), "4711", Library(load("bastionland")))))
    assert "- **Old mine** Falls and floods shut most galleries" in text
    assert re.search(r"- \*\*1 [^*]+\*\* (Feature|Danger|Treasure)\. ", text)
    assert re.search(r"- \*\*\d-\d, closed\*\* ", text)


def test_the_facts_of_a_hex_name_its_site(realm):
    state = State(realm, sites=(planted(),))
    assert hex_facts(state, "0304").site == planted()
    assert hex_facts(state, "0303").site is None


def test_MB_263_the_setting_is_read_off_the_realm(state):
    realm = state.realm
    assert setting_of(state, "0302").terrain == "forest"
    myth = setting_of(state, realm.myths[0].at)
    assert (myth.kind, myth.name, myth.mark) == ("myth", "The Lantern Stag", "antlers of light on the snow")
    holding = setting_of(state, realm.holdings[0].at)
    assert (holding.kind, holding.cast) == ("castle", ("Dame Orla Vane",))
    landmark = replace(realm.landmarks[0], prompt="smoke stands still")
    told = setting_of(replace(state, realm=replace(realm, landmarks=(landmark,))), landmark.at)
    assert (told.kind, told.prompts) == ("dwelling", {"dwelling": "smoke stands still"})
    with pytest.raises(IllegalCommand):
        setting_of(State(), "0101")


def test_MB_263_the_tale_of_a_myth_brings_its_people_mark_and_sights(state):
    library = Library(load("bastionland"))
    tale = library.tale("the-bell-below")
    myth = replace(state.realm.myths[0], mark="", tale=tale)
    told = setting_of(replace(state, realm=replace(state.realm, myths=(myth,))), myth.at)
    assert told.mark == tale.hex
    assert told.cast[0].startswith(f"{tale.cast[0].name} ({tale.cast[0].stats})")
    assert told.prompts == tale.prompts
    found = generate_site(SiteOptions(), "1", library, place=told)
    assert tale.hex in found.mood
    assert any(actor.name in point.secret for actor in tale.cast for point in found.points if point.kind == "danger")


def test_the_gazetteer_holds_sites_as_each_reader_knows_them(realm):
    state = State(realm, sites=(planted(),))
    told = gazetteer.markdown(state)
    assert "## Sites" in told
    assert f"- **1 {PLANTED}1** Feature. {PLANTED}2" in told
    shown = gazetteer.markdown(state, audience="players", code="c0de")
    assert "### Seen Name" in shown
    assert "- **1 First seen** Feature." in shown
    assert "- **1-2, hidden** seen draught" in shown
    assert WORD.findall(shown) == []
    assert "## Sites" not in gazetteer.markdown(State(realm))


def test_MB_263_the_map_bears_a_sign_where_a_site_lies_and_says_what_it_is(realm):
    state = State(realm, sites=(planted(),))
    drawn = scene(state)
    assert [mark for mark in drawn.marks if mark.tier == "pin"] == [
        Mark("plan", realm.grid.find("0304"), "pin", "Seen Name")
    ]
    legend = {group.heading: group.entries for group in drawn.legend}
    assert legend["Holdings"][-1] == LegendEntry("mark", "plan", "Site")
    assert scene(state, audience="players").legend[-1].entries[-1].caption == "Site"


def test_players_see_no_sign_where_nothing_of_a_site_was_shown(realm):
    dark = State(realm, sites=(unknown(planted()),))
    assert scene(dark, audience="players") == scene(realm, audience="players")
    assert scene(dark) != scene(realm)
