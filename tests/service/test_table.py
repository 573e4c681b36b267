"""What the page for play shows of a campaign."""

from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE, MAUD

from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Day, Moment
from realmgen.service import lookup, making, table
from realmgen.service.realms import draw_realm, read_options
from realmgen.service.registry import open_play


@pytest.fixture(scope="module")
def realm():
    return draw_realm(read_options({}), "vale")


@pytest.fixture
def riding(realm):
    return State(realm, company=Company(members=(ISOLDE, BRAN, MAUD), at="0605"), day=Day(Moment("afternoon", 14)))


def test_MB_278_the_clock_tells_which_phases_are_past(riding):
    clock = table.clock(riding)
    assert clock.title == "Spring, day 14"
    assert clock.phases == (("morning", "past"), ("afternoon", "now"), ("night", "to come"))
    later = replace(riding, day=Day(Moment("night", 2, "winter", 3), weather="dire"))
    assert (table.clock(later).title, table.clock(later).weather) == ("Winter, day 2, year 3", "Dire weather")


def test_a_neighbour_chosen_on_the_map_is_the_first_thing_to_do(riding):
    first = table.deeds(riding, "0606")[0]
    assert (first.label, first.command, first.choice) == ("Trek to 0606", "trek 0606", "")
    assert table.deeds(riding, "0101")[0].command != "trek 0101"


def test_every_deed_that_can_be_done_now_reads_back_and_what_cannot_comes_last(riding):
    deeds = table.deeds(riding, "")
    can = [deed for deed in deeds if not deed.why_not]
    assert deeds[: len(can)] == tuple(can)
    for deed in can:
        assert not deed.command or str(parse(deed.command)) == deed.command


def test_MB_310_MB_311_MB_312_a_way_of_travel_asks_for_its_hexes(riding):
    steps = {deed.verb: table.steps_of(deed) for deed in table.deeds(riding, "")}
    assert (steps["trek"], steps["gallop"], steps["cruise boat"]) == (1, 2, 3)


def test_open_myths_stand_in_order_of_the_way_there(riding):
    first, *_, last = table.open_myths(riding)
    assert int(first.way.split()[0]) < int(last.way.split()[0])
    shown = replace(riding, omens={first.number: 1}, resolved={last.number: "It sleeps."})
    assert table.open_myths(shown)[0].omen != first.omen
    assert [myth.number for myth in table.resolved_myths(shown)] == [last.number]
    assert last.number not in [myth.number for myth in table.open_myths(shown)]


def test_a_myth_that_showed_all_six_has_no_next_omen(riding):
    first = table.open_myths(riding)[0]
    assert table.open_myths(replace(riding, omens={first.number: 6}))[0].omen == ""


def test_numbers_are_low_at_half_or_less():
    assert [vital.low for vital in table.vitals(BRAN)] == [True, False, False, False]
    assert [(vital.word, vital.now, vital.full) for vital in table.vitals(BRAN)][:1] == [("VIG", 4, 13)]


def test_everything_of_a_hex_can_be_shown_and_hidden(riding, realm):
    mark, holding, barrier = realm.landmarks[0], realm.holdings[0], realm.barriers[0]
    [secret, *_] = table.secrets_of(riding, mark.at)
    assert (secret.what, secret.known, secret.order) == (mark.name, False, f"unveil {mark.at} landmark")
    [place, *_] = table.secrets_of(riding, holding.at)
    assert place.order == f"hide {holding.at}"
    one, other = barrier.between
    assert f"unbar {one} {other}" in [secret.order for secret in table.secrets_of(riding, one)]
    for at in (mark.at, holding.at, one):
        assert all(parse(secret.order) for secret in table.secrets_of(riding, at))


def test_what_fits_the_moment_is_looked_up_first(riding):
    assert "Travel" in lookup.fitting(riding)
    assert lookup.fitting(State()) == lookup.MAKING
    assert lookup.look_up("", "", replace(riding, day=Day(stage="weather")))[0].topic == "Weather"
    assert "Luck" in [row.topic for row in lookup.look_up("luck", "", riding)]
    assert {row.topic for row in lookup.look_up("", "Arms", riding)} == {"Arms"}
    assert lookup.look_up("xyzzy", "", riding) == []


def test_every_rule_to_be_looked_up_is_found_by_its_title(riding):
    for row in lookup.found(""):
        assert row in lookup.found(row.title, row.topic)


def test_MB_003_three_knights_are_rolled_with_names_of_their_own(tmp_path):
    play = open_play(tmp_path / "three.db")
    campaign = play.create("The Vale")
    making.roll_knights(play, campaign, "wanderer", seen=0)
    knights = play.position(campaign).state.company.knights
    assert len({knight.name for knight in knights}) == 3
    making.roll_knights(play, campaign, "wanderer", seen=play.seq(campaign), many=1)
    assert len(play.position(campaign).state.company.knights) == 4


def test_words_stand_in_commands_as_they_were_said():
    assert table.with_words("luck", "") == "luck"
    assert str(parse(table.with_words("luck", 'a "ford"'))) == 'luck "a \\"ford\\""'
    assert str(parse(table.resolve_text(3, "It sleeps", ["Isolde"]))) == 'resolve 3 "It sleeps" "Isolde"'


def test_MB_278_another_season_or_phase_is_set_by_hand_behind_all_else(riding):
    labels = [deed.label for deed in table.deeds(riding, "")]
    assert {"By hand: it is Winter", "By hand: it is Night"} <= set(labels[5:])
    assert "By hand: it is Spring" not in labels
    assert next(deed for deed in table.deeds(riding, "")[5:] if deed.choice == "clock").verb == "clock"


def test_no_trek_is_offered_onto_water(riding):
    goal = table.Suggestion("Trek to the next hex", choice="hex", verb="trek")
    hexes = [riding.realm.grid.label(cell) for cell in range(len(riding.realm.terrain))]
    lakes = [label for label in hexes if table.ground(riding.realm, label) == "Lake"]
    assert lakes
    assert not any(table.afoot(riding.realm, goal, label) for label in lakes)
    assert table.afoot(riding.realm, replace(goal, verb="cruise"), lakes[0])
    assert table.afoot(riding.realm, goal, riding.company.at)


def test_another_knight_is_made_after_the_first_and_comes_last_on_the_road(riding):
    labels = [deed.label for deed in table.deeds(riding, "")]
    assert "Another Knight" in labels[5:]
    begun = replace(riding, company=Company(start="wanderer", members=(ISOLDE,)))
    first = [deed.label for deed in table.deeds(begun, "")]
    assert first[0] == "Begin as Wanderers"
    assert "Another Knight" in first[:4], "one place is kept for the game night, which may begin first"
