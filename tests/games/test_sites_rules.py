"""Sites in a journal: every command, what is refused, and how they read, store and come along."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from realm_strategies import states
from site_strategies import site_commands, sites

from realmgen.errors import IllegalCommand, RealmgenError, Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.codec import dump_state, load_state, read_site, realm_json, site_json
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.model import Options, Realm, State
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.sites.model import Counts, Entrance, Point, Route, Site
from realmgen.kit.record import to_json

RULES = Rules(Library(Bare()))
PLAIN = Realm("Plain", "1", Options(3, 3), ("plain",) * 9, (1,) * 9)


@pytest.fixture
def vault() -> Site:
    return Site(
        "0304",
        "The Hushed Vault",
        "tomb",
        (
            Point(1, 1, "feature", "Porch", "cold"),
            Point(2, 0, "danger", "Pit", "deep", "spiked"),
            Point(3, 2, "treasure", "Font", "full"),
        ),
        (Route((1, 2), "open"), Route((1, 3), "closed", "bones"), Route((2, 3), "hidden", "a draught")),
        (Entrance(1, "a door"), Entrance(3, "a drain", hidden=True)),
        "Breath smokes.",
        "free",
        Counts(1, 1, 1, 1, 1, 1, 1, 1),
        "seed",
        "The Salt Widow",
    )


@pytest.fixture
def held(state, vault) -> State:
    return replace(state, sites=(vault,))


@pytest.fixture
def changed(act, held):
    """`changed(text)`: the Site after a command."""

    def give(*texts: str) -> Site:
        now = held
        for text in texts:
            now = act(now, text).state
        return now.sites[0]

    return give


def test_what_is_told_at_others_follows_a_name(act, state, vault):
    tied = replace(vault.points[0], secret="A trail leads to Pit. Nobody fears Pitch.")
    held = replace(state, sites=(replace(vault, points=(tied, *vault.points[1:])),))
    text = str(c.PointKey("0304", 2, "The Well", "deep", "spiked"))
    assert act(held, text).state.sites[0].points[0].secret == "A trail leads to The Well. Nobody fears Pitch."


def test_a_name_that_would_make_a_text_too_long_is_not_followed_in_it(act, state, vault):
    tied = replace(vault.points[0], secret="Pit " * 900)
    held = replace(state, sites=(replace(vault, points=(tied, *vault.points[1:])),))
    after = act(held, str(c.PointKey("0304", 2, "W" * 80, "deep"))).state
    assert after.sites[0].points[0].secret == tied.secret
    assert load_state(dump_state(after)) == after


def test_a_point_without_a_name_is_told_at_no_other(act, state, vault):
    nameless = (replace(vault.points[0], name=""), replace(vault.points[1], secret="deep. spiked."), vault.points[2])
    held = replace(state, sites=(replace(vault, points=nameless),))
    after = act(held, str(c.PointKey("0304", 1, "The Well", "deep"))).state
    assert after.sites[0].points[1] == nameless[1]


def test_however_often_something_was_shown_the_state_reads_back(act, state, vault):
    late = (replace(vault.points[0], known=10**6), *vault.points[1:])
    held = replace(state, sites=(replace(vault, points=late),))
    after = act(held, "reveal 0304 point 2").state
    assert load_state(dump_state(after)) == after
    assert after.sites[0].points[1].known > after.sites[0].points[0].known > 0


@settings(deadline=None)
@given(site_commands())
def test_every_command_reads_back(command):
    assert c.parse(str(command)) == command
    assert "\n" not in str(command)


@settings(deadline=None)
@given(sites())
def test_a_site_reads_back(found):
    assert read_site(json.loads(to_json(site_json(found)))) == found


@settings(max_examples=30, deadline=None)
@given(states(), st.data())
def test_a_state_with_sites_reads_back(state, data):
    spots = [state.realm.grid.label(cell) for cell in range(state.realm.grid.size)]
    chosen = sorted(data.draw(st.lists(st.sampled_from(spots), unique=True, max_size=2)))
    held = replace(state, sites=tuple(data.draw(sites(st.just(at))) for at in chosen))
    assert load_state(json.loads(to_json(dump_state(held)))) == held
    adoption = c.Adopt(held.realm, sites=held.sites)
    assert c.parse(str(adoption)) == adoption
    assert ("sites" in dump_state(held)) == bool(chosen)


def test_a_state_from_before_there_were_sites_opens(state):
    stored = dump_state(state)
    assert "sites" not in stored
    assert load_state(stored).sites == ()


def test_MB_263_a_site_belongs_to_a_hex_and_a_hex_has_one(act, state, vault, refused):
    step = act(state, str(c.PutSite(vault)))
    assert step.state.sites == (vault,)
    assert step.events[0].text == "Put the Site The Hushed Vault into 0304: 3 points, 3 routes."
    again = act(step.state, str(c.PutSite(replace(vault, name="Other")))).state
    assert [site.name for site in again.sites] == ["Other"]
    two = act(again, str(c.PutSite(replace(vault, at="0101")))).state
    assert [site.at for site in two.sites] == ["0101", "0304"]
    refused(state, str(c.PutSite(replace(vault, at="9901"))), "9901", Unreadable)
    assert act(two, "unsite 0304").state.sites == (replace(vault, at="0101"),)
    refused(state, "unsite 0304", "there is no Site in 0304: draw one")
    refused(State(), "unsite 0304", "there is no Realm yet")


def test_the_hex_of_the_command_counts(act, state, vault):
    text = str(c.PutSite(vault)).replace("site 0304", "site 0202")
    assert act(state, text).state.sites[0].at == "0202"


def test_words_are_rewritten(changed):
    assert changed('sitename 0304 "New"').name == "New"
    assert changed('mood 0304 " warm "').mood == "warm"
    assert changed('point 0304 2 "Hole" "deeper"').point(2) == Point(2, 0, "danger", "Hole", "deeper", "spiked")
    assert changed('point 0304 2 "Hole" "deeper" ""').point(2) == Point(2, 0, "danger", "Hole", "deeper")
    assert changed("pointkind 0304 1 danger").point(1).kind == "danger"


def test_MB_264_points_move_and_trade_places(changed, held, refused):
    moved = changed("shift 0304 1 0.25 -0.125", "pointat 0304 1 6")
    assert (moved.point(1).place, moved.point(1).x) == (6, 0)
    traded = changed("pointat 0304 1 0")
    assert [(point.number, point.place) for point in traded.points] == [(1, 0), (2, 1), (3, 2)]
    refused(held, "pointat 0304 1 1", "point 1 stands at place 1 already")
    refused(held, "pointat 0304 1 7", "place 7 is not possible: 0 is the centre", Unreadable)
    refused(held, "pointat 0304 4 6", "The Hushed Vault has no point 4: it has 1, 2, 3")


def test_points_are_dragged_as_far_as_the_plan_goes(changed, held, refused):
    assert (changed("shift 0304 1 0.25 -0.125").point(1).x, changed("shift 0304 1 0 0").point(1).y) == (0.25, 0)
    refused(held, "shift 0304 1 0 -1", "point 1 would lie 2.00 from the centre: at most 1.4")
    for text in ("shift 0304 1 x 0", "shift 0304 1 1e5 0", "shift 0304 1 0", "shift 0304 1 nan 0"):
        with pytest.raises(Unreadable, match="shift HEX NUMBER X Y"):
            c.parse(text)


def test_MB_268_numbers_are_traded_and_what_hangs_on_them_follows(changed, held, refused):
    found = changed("renumber 0304 1 2")
    assert [(point.number, point.name) for point in found.points] == [(1, "Pit"), (2, "Porch"), (3, "Font")]
    assert [(route.between, route.way) for route in found.routes] == [
        ((1, 2), "open"),
        ((1, 3), "hidden"),
        ((2, 3), "closed"),
    ]
    assert [door.at for door in found.entrances] == [2, 3]
    refused(held, "renumber 0304 1 1", "point 1 has that number already")
    refused(held, "renumber 0304 1 8", "number 8 is not possible: points are 1 to 7")


def test_MB_276_points_are_added_and_taken_away(changed, held, refused):
    added = changed('addpoint 0304 3 feature "Niche" "dark"')
    assert added.point(4) == Point(4, 3, "feature", "Niche", "dark")
    left = changed("unpoint 0304 2")
    assert [(point.number, point.name) for point in left.points] == [(1, "Porch"), (2, "Font")]
    assert [(route.between, route.way) for route in left.routes] == [((1, 2), "closed")]
    assert [door.at for door in left.entrances] == [1, 2]
    refused(held, 'addpoint 0304 0 feature "Niche"', "point 2 stands at place 0: choose a free one")
    refused(held, 'addpoint 0304 9 feature "Niche"', "place 9 is not possible", Unreadable)


def test_MB_269_routes_are_laid_changed_and_taken_away(changed, held, refused):
    assert changed('route 0304 2-1 closed "a grille"').route((1, 2)) == Route((1, 2), "closed", "a grille")
    assert changed("route 0304 1-3 open").route((1, 3)) == Route((1, 3), "open", "bones")
    assert changed("route 0304 1-3 none").route((1, 3)) is None
    assert changed("route 0304 1-3 none", "route 0304 1-3 hidden").route((1, 3)) == Route((1, 3), "hidden")
    refused(held, "route 0304 1-4 open", "no point 4")
    refused(changed_state(held, "route 0304 1-2 none"), "route 0304 1-2 none", "has no route 1-2 to take away")
    for text in ("route 0304 1-1 open", "route 0304 12 open", "route 0304 1-2 locked", "route 0304 a-b open"):
        with pytest.raises(Unreadable, match="route HEX NUMBER-NUMBER open"):
            c.parse(text)


def changed_state(state, text):
    return RULES.apply(state, RULES.parse(text), None).state


def test_MB_274_entrances_are_made_changed_and_taken_away(changed, held, refused):
    assert changed('entrance 0304 2 hidden "a hole"').entrance(2) == Entrance(2, "a hole", hidden=True)
    assert changed("entrance 0304 1 hidden").entrance(1) == Entrance(1, "a door", hidden=True)
    assert changed("entrance 0304 3 none").entrance(3) is None
    refused(held, "entrance 0304 2 none", "point 2 of The Hushed Vault has no entrance to take away")


def test_rules_broken_by_hand_are_told_and_not_refused(act, held):
    assert not [line for line in RULES.problems(held) if line.startswith("Site")]
    broken = act(act(held, "route 0304 1-3 none").state, "pointkind 0304 3 danger").state
    told = [line for line in RULES.problems(broken) if line.startswith("Site 0304: ")]
    assert "Site 0304: dangers: 2 instead of 1" in told
    assert "Site 0304: closed routes: 0 instead of 1" in told


def test_parts_are_shown_one_by_one_and_in_their_order(changed):
    found = changed("reveal 0304 point 3", "reveal 0304 point 1", "reveal 0304 route 1-3", "reveal 0304 entrance 1")
    assert [point.known for point in found.points] == [2, 0, 1]
    assert [route.between for route in found.routes if route.known] == [(1, 3)]
    assert [door.at for door in found.entrances if door.known] == [1]


def test_what_is_shown_asks_before_it_is_undone(act, held):
    shown = act(held, "reveal 0304 point 1")
    assert (shown.events[0].text, shown.events[0].reveals) == ("Showed players point 1 of The Hushed Vault.", True)
    assert not act(shown.state, "conceal 0304 point 1").events[0].reveals


def test_what_hangs_on_a_hidden_point_is_not_shown(act, held, refused):
    one = act(held, "reveal 0304 point 1").state
    refused(one, "reveal 0304 route 1-2", "route 1-2 cannot be shown: point 2 is hidden; reveal that first")
    refused(one, "reveal 0304 entrance 3", "the entrance at point 3 cannot be shown: point 3 is hidden")
    refused(one, "reveal 0304 point 1", "players have been shown point 1 of The Hushed Vault already")
    refused(one, "conceal 0304 point 2", "players have not been shown point 2")
    refused(one, "reveal 0304 entrance 2", "point 2 of The Hushed Vault has no entrance")
    refused(one, "reveal 0304 point 9", "no point 9")
    refused(act(one, "unpoint 0304 3").state, "reveal 0304 route 1-3", "has no route 1-3")


def test_a_point_is_shown_with_what_is_open_to_see_from_it(act, held, changed, refused):
    one = changed("reveal 0304 around 1")
    assert [point.known for point in one.points] == [1, 0, 0]
    assert [door.at for door in one.entrances if door.known] == [1]
    assert not any(route.known for route in one.routes)
    two = changed("reveal 0304 around 1", "reveal 0304 around 2", "reveal 0304 around 3")
    assert [route.between for route in two.routes if route.known] == [(1, 2)]
    assert [door.at for door in two.entrances if door.known] == [1]
    shown = act(held, "reveal 0304 around 1")
    assert shown.events[0].reveals
    refused(shown.state, "reveal 0304 around 1", "point 1 and what is open to see from it")
    refused(held, "reveal 0304 around 9", "no point 9")
    with pytest.raises(Unreadable, match="around"):
        c.parse("conceal 0304 around 1")


def test_a_point_that_is_hidden_again_takes_what_hangs_on_it_along(changed):
    found = changed("reveal 0304 all", "conceal 0304 point 1", "reveal 0304 point 1")
    assert [route.between for route in found.routes if route.known] == [(2, 3)]
    assert [door.at for door in found.entrances if door.known] == [3]
    assert [point.known for point in found.points] == [3, 1, 2]


def test_all_is_shown_and_hidden(act, held, refused):
    shown = act(held, "reveal 0304 all").state
    site = shown.sites[0]
    assert all(part.known for part in (*site.points, *site.routes, *site.entrances))
    refused(shown, "reveal 0304 all", "players have been shown all of The Hushed Vault already")
    assert act(shown, "conceal 0304 all").state == held
    refused(held, "conceal 0304 all", "players have been shown nothing of The Hushed Vault")


def test_offers_of_a_site_all_pass(held):
    offered = [command for command in RULES.offers(held) if isinstance(command, c.SiteCommand)]
    for command in offered:
        RULES.check(held, command)
    assert c.Reveal("0304", "point", (2,)) in offered
    assert c.Reveal("0304", "route", (1, 2)) not in offered
    assert c.Conceal("0304", "all") not in offered
    assert c.Unsite("0304") in offered


@settings(max_examples=150, deadline=None)
@given(sites(st.just("0101")), st.lists(site_commands(st.just("0101")), max_size=12))
def test_nothing_that_is_ordered_breaks_a_site(first, commands):
    """Whatever is allowed leaves a Site that reads back."""
    state = State(PLAIN, sites=(first,))
    for command in commands:
        try:
            RULES.check(state, command)
        except RealmgenError:
            continue
        state = RULES.apply(state, command, None).state
    for site in state.sites:
        assert read_site(site_json(site)) == site


def test_MB_263_sites_stay_with_a_realm_of_the_same_seed_and_go_with_another(act, held, vault):
    again = f"adopt {to_json(realm_json(held.realm))}"
    assert act(held, again).state.sites == (vault,)
    other = f"adopt {to_json(realm_json(replace(held.realm, seed='another')))}"
    assert act(held, other).state.sites == ()
    brought = f"adopt {to_json(realm_json(held.realm) | {'sites': [site_json(replace(vault, at='0101'))]})}"
    assert [site.at for site in act(held, brought).state.sites] == ["0101"]


def test_MB_263_a_thing_that_moves_or_goes_leaves_the_site_of_its_hex(act, held, vault):
    here = held.realm.holdings[2].at
    state = replace(held, sites=(replace(vault, at=here),))
    for text in (f"move {here} 0104", f"remove {here}"):
        step = act(state, text)
        assert step.state.sites == state.sites
        assert step.events[0].text.endswith(f" The Site The Hushed Vault stays in {here}.")
    assert "stays" not in act(held, f"remove {here}").events[0].text


def test_MB_263_a_site_moves_to_a_hex_that_has_none(act, held, vault, refused):
    shown = act(held, "reveal 0304 point 1").state
    step = act(shown, "sitemove 0304 0101")
    assert step.state.sites == (replace(shown.sites[0], at="0101"),)
    assert step.events[0].text == "Moved the Site The Hushed Vault from 0304 to 0101."
    two = act(held, str(c.PutSite(replace(vault, at="0101", name="The Other")))).state
    refused(two, "sitemove 0304 0101", "the Site The Other lies in 0101: a hex has one at most")
    refused(two, "sitemove 0304 0304", "the Site The Hushed Vault lies in 0304 already")
    refused(two, "sitemove 0202 0203", "there is no Site in 0202")
    refused(two, "sitemove 0304 9901", "9901", Unreadable)


def test_rows_of_a_site_and_its_points_for_the_read_model(act, held):
    tables = RULES.rows(act(held, "reveal 0304 point 2").state)
    (site,) = tables["site"]
    assert site == {
        "key": "0304",
        "at": "0304",
        "name": "The Hushed Vault",
        "ground": "tomb",
        "preset": "free",
        "origin": "The Salt Widow",
        "points": 3,
        "routes": 3,
        "entrances": 2,
        "shown": 1,
    }
    assert [row["key"] for row in tables["point"]] == ["0304 1", "0304 2", "0304 3"]
    assert tables["point"][1] == {
        "key": "0304 2",
        "at": "0304",
        "number": 2,
        "kind": "danger",
        "name": "Pit",
        "text": "deep",
        "secret": "spiked",
        "shown": True,
    }


FAULTS = [
    ({"ground": "moon"}, 'ground: "moon" is not a ground: one of tomb, castle'),
    ({"name": " "}, "name: "),
    ({"points": [{"number": 8, "place": 1, "kind": "trap", "name": "x"}]}, "points[0].number: 8 is not a whole number"),
    ({"points": [{"number": 1, "place": 9, "kind": "trap", "name": "x"}]}, 'points[0].kind: "trap" is not a kind'),
    ({"points": "none"}, 'points: "none" is not a list'),
    ({"routes": [{"between": [1, 9], "way": "open"}]}, "routes[0].between: there is no point 9"),
    ({"routes": [{"between": [1, 1], "way": "open"}]}, "routes[0].between: is not the numbers of two points"),
    ({"routes": [{"between": [1, 2], "way": "open"}] * 2}, "routes: the route 1-2 was given 2 times"),
    ({"routes": [{"between": [1, 2], "way": "shut"}]}, 'routes[0].way: "shut" is not a way: one of open'),
    ({"entrances": [{"at": 7}]}, "entrances[0].at: there is no point 7"),
    ({"entrances": [{"at": 1}, {"at": 1}]}, "entrances: the entrance at point 1 was given 2 times"),
    ({"counts": {"features": "many"}}, 'counts.features: "many" is not a whole number'),
    ({"counts": {"doors": 1}}, "counts.doors: is not a count: one of features"),
    ({"points": [{"number": 1, "place": 1, "kind": "danger", "name": "x", "x": 10**400}]}, "points[0].x: 1000"),
    ({"points": [{"number": 1, "place": 1, "kind": "danger", "name": "x", "y": -2.9}]}, "points[0].y: -2.9 is not a"),
    ({"schema": "site/9"}, 'schema: "site/9" is not a schema this version reads'),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS)
def test_a_faulty_file_is_refused_with_the_reason(vault, change, fault):
    with pytest.raises(Unreadable) as caught:
        read_site(site_json(vault) | change)
    assert any(line.startswith(fault) for line in caught.value.faults), caught.value.faults


def test_every_fault_of_a_file_is_listed(vault):
    wrong = site_json(vault) | {"ground": "moon", "mood": 3, "generator": -1, "entrances": [{}]}
    wrong["points"][0] |= {"x": "far", "known": -1, "place": 0}
    with pytest.raises(Unreadable) as caught:
        read_site(wrong)
    told = "\n".join(caught.value.faults)
    for part in (
        "ground",
        "mood",
        "generator",
        "entrances[0].at",
        "points[0].x",
        "points[0].known",
        "place 0 was given",
    ):
        assert part in told
    with pytest.raises(Unreadable, match="a list is not an object"):
        read_site([])


def test_two_sites_of_one_hex_and_a_hex_off_the_map_are_faults(held, vault):
    stored = dump_state(held)
    stored["sites"] *= 2
    with pytest.raises(Unreadable, match="0304 has a Site already: a hex has one at most"):
        load_state(stored)
    stored["sites"] = [site_json(replace(vault, at="9999"))]
    with pytest.raises(Unreadable, match="9999"):
        load_state(stored)


def test_a_command_that_names_no_part_of_a_site_is_told_the_form():
    for text in ("reveal 0304", "reveal 0304 door 1", "conceal 0304 route 1", 'site 0304 "x"', "site 0304 []"):
        with pytest.raises(Unreadable):
            c.parse(text)
    with pytest.raises(IllegalCommand):
        RULES.check(State(), c.parse("reveal 0304 all"))
