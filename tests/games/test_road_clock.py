"""The clock, mornings, weather (MB-278, MB-319, MB-322, MB-324, MB-332, MB-333, MB-A34, MB-A40, MB-A53, MB-A54)."""

import pytest
from road_samples import changed, on_road, someone, texts, virtues

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Leg, Moment
from realmgen.kit.chance import NeedsRoll, Script


@pytest.fixture
def isolde(realm):
    return on_road(realm, "0304", someone("Isolde"))


def test_a_company_sets_out_and_is_put_elsewhere_by_hand(act, refused, realm):
    step = act(State(realm), "at 0303")
    assert texts(step) == ["The Company sets out from Amberwick (0303), on the Morning of day 1."]
    assert (step.state.company.at, step.state.day.back, step.state.seen.hexes) == ("0303", "0303", ("0303",))
    again = act(step.state, "at 0404")
    assert texts(again) == ["By hand: the Company is now in the lake (0404), not in 0303."]
    assert again.state.seen.hexes == ("0303", "0404")
    refused(again.state, "at 0404", "the Company is in 0404 already")


def test_nothing_of_a_day_before_there_is_a_place(refused, realm):
    for text in ("camp", "trek 0302", 'spend "waiting"', "end", "roam", "weather", "explore sweep", "setback"):
        refused(State(realm), text, "the Company is not on the map yet: `at` and a hex put it there")


def test_MB_278_after_the_night_comes_the_morning_of_the_next_day(act, isolde):
    state, seen = isolde, []
    for text in ('spend "talk"', 'spend "more talk"', "camp"):
        state = act(act(act(state, text).state, "pass").state, "end").state
        seen.append((state.day.now.phase, state.day.now.day))
    assert seen == [("afternoon", 3), ("night", 3), ("morning", 4)]
    assert state.trail == (
        Leg(Moment("morning", 3), "0304", "talk"),
        Leg(Moment("afternoon", 3), "0304", "more talk"),
        Leg(Moment("night", 3), "0304", "camp"),
    )


def test_MB_278_the_end_tells_what_comes(act, isolde):
    state = changed(isolde, stage="end", deed="camp")
    assert texts(act(state, "end")) == ["Noon of day 3: the Company is on the plain (0304)."]
    night = on_road(isolde.realm, "0303", phase="night", stage="end")
    assert texts(act(night, "end")) == ["The sun rises on day 4 of Spring: the Company is at Amberwick (0303)."]


def test_MB_A40_each_step_of_a_phase_waits_for_the_one_before(act, refused, realm):
    state = on_road(realm, "0304", someone("Isolde"), phase="night", season="winter", stage="end", deed="trek")
    state = act(state, "end").state
    assert state.day.stage == "dawn"
    refused(state, "weather", "the Morning's losses come first: `dawn`")
    state = act(state, "dawn", 1).state
    assert state.day.stage == "weather"
    refused(state, "trek 0303", "the weather of this Phase comes first: `weather`, or `sky` by hand")
    state = act(state, "weather", 4).state
    refused(state, "end", "this Phase has not been spent yet: travel, explore, camp, or spend it otherwise")
    state = act(state, "camp").state
    refused(state, "end", "this Phase is spent (camp): what it brings comes next, by `roam`, or `pass` leaves it out")
    state = act(state, "roam", 6).state
    refused(state, "camp", "this Phase is spent (camp): end it first")
    refused(state, "roam", "end it first")
    assert act(state, "end").state.day.stage == "weather"


def test_MB_A40_steps_that_nobody_needs_are_left_out(act, realm):
    state = on_road(realm, "0303", someone("Isolde"), phase="night", stage="end", deed="lodge", sleeping=("Isolde",))
    assert act(state, "end").state.day.stage == "act"
    assert act(act(state, "end").state, 'spend "a walk"').state.day.stage == "end"


def test_MB_A34_the_clock_is_set_by_hand(act, refused, isolde):
    step = act(changed(isolde, stage="end", weather="dire"), "clock winter 9 night")
    assert step.state.day.now == Moment("night", 9, "winter")
    assert (step.state.day.stage, step.state.day.weather) == ("weather", "")
    assert texts(step) == [
        "By hand, the clock is set to the Night of day 9, Winter of year 1, Age 1. With a new Season every Virtue is in"
        " full again."
    ]
    assert act(step.state, "clock spring 1 morning 2 3").state.day.now == Moment("morning", 1, "spring", 2, 3)
    refused(isolde, "clock winter 0 night", "day 0 is not possible: 1 to 9999")


def test_MB_116_a_season_that_is_skipped_ahead_to_restores_every_virtue(act, realm):
    worn = someone("Isolde", vig=(4, 12), cla=(3, 10), spi=(1, 9))
    state = on_road(realm, "0304", worn, season="harvest", hosted=2, cursed=0, loomed=True)
    step = act(state, "clock winter 1 morning")
    assert [virtues(step.state, virtue)["Isolde"] for virtue in ("vig", "cla", "spi")] == [12, 10, 9]
    assert (step.state.day.hosted, step.state.day.cursed, step.state.day.loomed) == (0, None, False)
    assert texts(step)[0].endswith("Age 1. With a new Season every Virtue is in full again.")
    for same in ("clock harvest 9 night", "clock spring 9 night"):
        assert virtues(act(state, same).state, "vig") == {"Isolde": 4}
    assert virtues(act(state, "clock spring 1 morning 2").state, "vig") == {"Isolde": 12}


def test_a_season_ends_before_its_days_can_no_longer_be_told(act, refused, realm):
    last = on_road(realm, "0304", phase="night", day=9999, stage="end", deed="camp")
    refused(last, "end", "a Season has no more than 9999 days: turn it, with `clock`")
    assert act(last, "clock harvest 1 morning").state.day.now == Moment("morning", 1, "harvest")


def test_MB_319_who_lacks_essentials_loses_vig_each_morning(act, realm):
    people = [someone(name) for name in ("Isolde", "Bram", "Wat")]
    state = on_road(realm, "0304", *people, someone("Nag", "steed"), stage="dawn", deprived=True)
    state = changed(state, slept=("Isolde", "Bram", "Wat"))
    step = act(state, "dawn", 2, 5, 6)
    assert virtues(step.state, "vig") == {"Isolde": 8, "Bram": 5, "Wat": 4, "Nag": 10}
    assert virtues(step.state, "cla")["Wat"] == 10
    assert texts(step) == [
        "Deprived of essentials: Isolde loses 2 VIG, 8 left; Bram loses 5 VIG, 5 left; Wat loses 6 VIG, 4 left."
    ]
    assert step.state.day.stage == "act"


def test_MB_322_who_has_not_slept_loses_cla_in_the_morning(act, realm, rules):
    state = on_road(realm, "0304", someone("Isolde", cla=9), someone("Bram"), stage="dawn", slept=("Bram",))
    step = act(state, "dawn", 5)
    assert virtues(step.state, "cla") == {"Isolde": 4, "Bram": 10}
    assert step.state.day.slept == ()
    with pytest.raises(NeedsRoll, match="a d6 is needed for Isolde's loss of CLA, without proper sleep"):
        rules.apply(state, rules.parse("dawn"), Script([]))


def test_MB_110_a_loss_ends_at_nothing_and_kills_nobody(act, realm):
    state = on_road(realm, "0304", someone("Isolde", cla=3), stage="dawn")
    step = act(state, "dawn", 6)
    assert texts(step) == ["Without proper sleep: Isolde loses 6 CLA and is Exposed."]
    assert step.state.company.members[0].here


def test_MB_322_sleep_of_any_phase_of_the_day_will_do(act, isolde):
    state = act(act(isolde, "camp").state, "pass").state
    state = act(state, "end").state
    assert state.day.slept == ("Isolde",)
    for text in ('spend "talk"', 'spend "more talk"'):
        state = act(act(act(state, text).state, "pass").state, "end").state
    assert (state.day.now, state.day.stage, state.day.slept) == (Moment("morning", 4), "act", ())


def test_MB_A53_sleep_is_said_by_hand(act, refused, realm):
    state = on_road(realm, "0304", someone("Isolde"), someone("Nag", "beast"), stage="dawn")
    slept = act(state, 'sleep "Isolde" on')
    assert texts(slept) == ["By hand: Isolde has slept properly."]
    assert (slept.state.day.stage, slept.state.day.slept) == ("act", ())
    awake = changed(state, stage="act", sleeping=("Isolde",))
    refused(awake, 'sleep "Isolde" on', "that Isolde has slept is so already")
    refused(awake, 'sleep "Nag" on', "Nag is a beast: nobody minds how it slept")
    assert act(awake, 'sleep "Isolde" off').state.day.sleeping == ()


def test_a_morning_on_which_nobody_is_left_to_lose_anything(act, isolde):
    state = changed(isolde, stage="dawn", slept=("Isolde",))
    assert texts(act(state, "dawn")) == ["Morning of day 3: nobody is the worse for the night."]


def test_MB_324_weather_is_rolled_for_in_winter_unless_said_otherwise(act, isolde):
    winter = act(isolde, "clock winter 1 morning").state
    assert winter.day.stage == "weather"
    mild = act(winter, "road risk off").state
    assert (mild.day.stage, mild.day.weathered) == ("act", False)
    assert act(isolde, "clock harvest 1 morning").state.day.stage == "act"
    rough = act(isolde, "road risk on").state
    assert (rough.day.stage, rough.day.weathered) == ("weather", True)


def test_MB_332_the_weather_by_its_die(act, refused, isolde):
    state = act(isolde, "road risk on").state
    found = {die: act(state, "weather", die).state for die in range(1, 7)}
    assert [found[die].day.weather for die in found] == ["dire", "looming", "looming", "fine", "fine", "fine"]
    refused(found[1], "trek 0303", "dire weather: this hex cannot be left")
    slept = act(found[1], "camp").state
    assert slept.day.sleeping == ()
    assert act(found[5], "trek 0303").state.company.at == "0303"
    assert act(found[5], "camp").state.day.sleeping == ("Isolde",)
    refused(found[5], "weather", "the weather of this Phase is fine: `sky` changes it by hand")


def weathers(act, state, *dice):
    """The weather of so many Phases, spent and ended one after another."""
    state, seen = act(state, "road risk on").state, []
    for die in dice:
        state = act(state, "dawn", 1).state if state.day.stage == "dawn" else state
        state = act(state, "weather", die).state
        seen.append(state.day.weather)
        state = act(act(act(state, 'spend "waiting"').state, "pass").state, "end").state
    return seen


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((2, 3), "looming dire"),
        ((2, 4, 3), "looming fine looming"),
        ((2, 3, 2), "looming dire dire"),
        ((3, 1, 2), "looming dire looming"),
        ((4, 4, 3, 2), "fine fine looming dire"),
    ],
)
def test_MB_333_a_threat_that_looms_twice_in_a_row_is_dire(act, isolde, dice, found):
    assert weathers(act, isolde, *dice) == found.split()


def test_the_weather_is_set_by_hand(act, refused, isolde):
    state = act(isolde, "road risk on").state
    looming = act(state, "sky looming")
    assert texts(looming) == ["Morning of day 3: by hand, a threat looms in the sky."]
    assert (looming.state.day.stage, looming.state.day.loomed) == ("act", True)
    asleep = act(looming.state, "camp").state
    assert act(asleep, "sky dire").state.day.sleeping == ()
    refused(asleep, "sky looming", "the weather is looming already")
    fair = act(looming.state, "sky fine").state
    assert fair.day.loomed is False


@pytest.mark.parametrize("what", ["mist", "deprived", "light", "guided", "either", "risk"])
def test_how_it_goes_is_switched(act, refused, isolde, what):
    turn = "off" if what == "light" else "on"
    step = act(isolde, f"road {what} {turn}")
    assert getattr(step.state.day, what) is (turn == "on")
    assert step.events[0].text.startswith("From now on ")
    refused(step.state, f"road {what} {turn}", f"{what} is {turn} already")
