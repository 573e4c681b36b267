"""What a Phase brings (MB-252 to MB-254, MB-258, MB-259, MB-313, MB-325 to MB-328, MB-334, MB-340, MB-A48, MB-A49,
MB-A56)."""

import dataclasses

import pytest
from road_samples import changed, on_road, someone, texts, virtues

from realmgen.games.bastionland.model import Landmark, Myth
from realmgen.games.bastionland.road.model import Leg, Moment


@pytest.fixture
def land(realm):
    """Myth 5 on Omen 2 is nearest to the monument in 0603, Myth 2 is far off; a hazard in 0304, a curse in 0302."""
    myths = (Myth(2, "0102", "The Salt Widow"), Myth(5, "0605", "The Moss Child"))
    marks = (*realm.landmarks, Landmark("0304", "hazard", "The Slide"), Landmark("0302", "curse", "Crow Ring"))
    return dataclasses.replace(realm, myths=myths, landmarks=marks)


def ends(land, at, *members, **day):
    """A state whose Phase was spent and now ends in that hex."""
    return dataclasses.replace(on_road(land, at, *members, stage="roll", deed="trek", **day), omens={5: 2})


def test_MB_313_the_wilderness_roll_of_the_company(act, land):
    state = ends(land, "0603")
    assert act(state, "roam", 3).state.omens == {5: 3}
    assert act(state, "roam", 1, 2).state.omens == {5: 2, 2: 1}
    step = act(state, "roam", 5)
    assert step.events[0].data["landmark"] == "monument"
    assert step.state.seen.features == ("0603",)
    clear = act(ends(land, "0503"), "roam", 6)
    assert (clear.events[0].kind, clear.state.seen.features, clear.state.day.stage) == ("clear", (), "end")
    assert texts(act(state, "roam", 3)) == [
        "Morning of day 3, 0603: a 3, Omen 3 of Myth 5 (The Moss Child), the nearest."
    ]


def test_MB_313_the_roll_is_for_the_hex_where_the_phase_ends_and_four_is_its_landmark(act, land):
    state = ends(land, "0603", back="0502")
    assert [act(state, "roam", die).events[0].kind for die in (3, 4)] == ["omen", "landmark"]
    found = act(state, "roam", 4)
    assert (found.events[0].data["at"], found.events[0].data["name"]) == ("0603", "Long Stone")


def test_MB_252_MB_254_a_landmark_is_found_until_it_is_gone(act, land):
    state = ends(land, "0502")
    assert [act(state, "roam", die).events[0].kind for die in (4, 5, 6)] == ["landmark"] * 3
    burned = act(state, "remove 0502").state
    assert act(burned, "roam", 4).events[0].kind == "clear"


def test_MB_253_a_known_landmark_does_not_spare_the_roll(act, land):
    known = act(ends(land, "0603"), "roam", 4).state
    again = changed(known, stage="roll")
    assert act(again, "roam", 2).state.omens == {5: 3}


def test_MB_A49_no_roll_in_a_holding_but_in_dire_weather_and_on_water(act, refused, land):
    refused(ends(land, "0303"), "roam", "no Wilderness Roll is made at Amberwick (0303): `pass`")
    dire = on_road(land, "0503", weather="dire")
    assert act(dire, 'spend "waiting"').state.day.stage == "roll"
    assert act(ends(land, "0404"), "roam", 5).events[0].kind == "clear"
    moved = act(ends(land, "0503"), "at 0303").state
    assert moved.day.stage == "end"


def test_MB_A48_a_resolved_myth_leaves_the_pool(act, land):
    state = dataclasses.replace(ends(land, "0603"), resolved={5: "laid to rest"})
    assert act(state, "roam", 2).state.omens == {5: 2, 2: 1}
    assert act(state, "roam", 1).state.omens == {5: 2, 2: 1}
    nothing = dataclasses.replace(state, resolved={5: "x", 2: "y"})
    assert "no Myth is left: all clear" in texts(act(nothing, "roam", 1))[0]
    home = dataclasses.replace(ends(land, "0605"), resolved={5: "laid to rest"})
    assert act(home, "roam", 6).events[0].kind == "clear"
    three = dataclasses.replace(land, myths=(*land.myths, Myth(3, "0305", "The Drowned Bell")))
    pool = dataclasses.replace(ends(three, "0603"), resolved={5: "x"})
    assert act(pool, "roam", 1, 5, 3).state.omens == {5: 2, 3: 1}
    assert act(pool, "wilderness 0603", 1, 5, 3).state.omens == {5: 2, 3: 1}


def test_MB_325_after_the_sixth_omen_comes_the_myths_current_state(act, land):
    state, seen = ends(land, "0605"), []
    for _ in range(5):
        step = act(changed(state, stage="roll"), "roam")
        seen.append(step.events[0].data["omen"])
        state = step.state
    assert (seen, state.omens) == ([3, 4, 5, 6, 0], {5: 6})


def test_MB_327_MB_328_in_a_myths_hex_its_omen_comes_without_dice_and_is_surprised(act, land):
    step = act(ends(land, "0605"), "roam")
    assert step.state.omens == {5: 3}
    assert step.state.seen.features == ("0605",)
    assert texts(step) == [
        "Morning of day 3, 0605: Omen 3 of Myth 5 (The Moss Child), in its own hex: where they can, the Knights"
        " surprise it."
    ]
    assert step.events[0].reveals


def test_MB_326_who_seeks_a_myth_out_meets_its_omen_without_a_roll(act, refused, land):
    state = dataclasses.replace(on_road(land, "0303"), omens={5: 2})
    step = act(state, "omen 5")
    assert (step.state.omens, step.state.day) == ({5: 3}, state.day)
    assert texts(step) == ["Morning of day 3, 0303: Omen 3 of Myth 5 (The Moss Child), sought out."]
    refused(state, "omen 3", "there is no Myth 3: the Realm has 2, 5")
    refused(dataclasses.replace(state, resolved={5: "x"}), "omen 5", "Myth 5 is resolved: it has no Omens left")


def test_MB_258_MB_A56_each_who_forces_on_through_a_hazard_pays(act, refused, land):
    state = ends(land, "0304", someone("Isolde", vig=9), someone("Bram"), someone("Nag", "beast"), back="0303")
    met = act(state, "roam", 4).state
    assert (met.day.hazard, met.day.stage) == (True, "end")
    step = act(met, "hazard force", 5, 2)
    assert virtues(step.state, "vig") == {"Isolde": 4, "Bram": 8, "Nag": 10}
    assert step.state.day.hazard is False
    refused(step.state, "hazard force", "no Hazard bars the way")


def test_MB_258_a_hazard_is_answered_or_left_by_the_way_they_came(act, refused, land):
    met = act(ends(land, "0304", someone("Isolde"), back="0303"), "roam", 4).state
    answered = act(met, 'hazard answer "ropes along the cliff"')
    assert texts(answered) == ["Morning of day 3: the Hazard has its answer: Ropes along the cliff."]
    assert (answered.state.company.at, answered.state.day.hazard) == ("0304", False)
    refused(met, "hazard answer", "say what the answer to the Hazard is")
    back = act(met, "hazard back")
    assert (back.state.company.at, back.state.day.hazard) == ("0303", False)
    assert texts(back) == ["Morning of day 3: the Company turns back from the Hazard, to Amberwick (0303)."]


def test_MB_258_nobody_travels_past_a_hazard(act, refused, land):
    met = act(act(ends(land, "0304", back="0303"), "roam", 4).state, "end").state
    refused(met, "trek 0204", "a Hazard bars the way: find an answer, force on, or go back, with `hazard`")
    assert act(met, "camp").state.day.hazard
    assert act(met, "hazard back").state.company.at == "0303"
    there = dataclasses.replace(changed(met, back="0304"), trail=())
    refused(there, "hazard back", "there is no way back: the Company came from nowhere else")
    came = dataclasses.replace(there, trail=(Leg(Moment(), "0303", "trek"), Leg(Moment(), "0304", "trek")))
    assert act(came, "hazard back").state.company.at == "0303"
    refused(changed(came, weather="dire"), "hazard back", "dire weather: this hex cannot be left, not even back")
    assert act(met, "at 0204").state.day.hazard is False


def cursed(act, land):
    """The Afternoon after a Curse was met at the end of the Morning."""
    return act(act(ends(land, "0302"), "roam", 5).state, "end").state


def test_MB_259_a_curse_blinds_the_next_phase(act, land):
    state = cursed(act, land)
    assert (state.day.now.phase, state.day.cursed) == ("afternoon", 0)
    step = act(state, "trek 0303", 1)
    assert step.state.company.at == "0302"
    assert "blind under the Curse: a 1, in a circle, back to where they began" in texts(step)[0]


def test_MB_259_a_curse_counts_from_the_phase_in_which_it_is_met(act, land):
    met = act(ends(land, "0302", phases=7), "roam", 4).state
    assert met.day.cursed == 7
    assert "under the Curse" in texts(act(act(met, "end").state, "trek 0303", 4))[0]


def test_MB_259_waiting_a_phase_lifts_the_curse(act, land):
    waited = act(act(act(cursed(act, land), 'spend "waiting"').state, "pass").state, "end").state
    assert (waited.day.now.phase, waited.day.cursed) == ("night", None)
    assert act(waited, "trek 0303").state.company.at == "0303"


@pytest.mark.parametrize(
    ("die", "mood"),
    [
        (1, "a woe, come or coming, is on every mind"),
        (2, "it has seen better days, and people feel it"),
        (3, "it has seen better days, and people feel it"),
        (4, "spirits are good, and nothing seems amiss"),
        (6, "spirits are good, and nothing seems amiss"),
    ],
)
def test_MB_334_the_mood_of_a_holding(act, refused, land, die, mood):
    state = on_road(land, "0303")
    step = act(state, "arrive", die)
    assert texts(step) == [f"Morning of day 3: Amberwick, a {die}: {mood}."]
    refused(step.state, "arrive", "the mood of Amberwick is known: it is rolled once for each arrival")
    again = act(act(step.state, "at 0304").state, "at 0303").state
    assert act(again, "arrive", die).state.day.greeted == "0303"
    refused(on_road(land, "0304"), "arrive", "there is no holding in 0304")


@pytest.mark.parametrize(("die", "what"), [(1, "something stands"), (3, "hostile"), (4, "hostile"), (6, "costs more")])
def test_MB_340_one_of_three_things_comes_of_a_failure(act, land, die, what):
    step = act(on_road(land, "0304"), 'setback "the ford"', die)
    assert texts(step)[0].startswith("Morning of day 3: a failure, the ford: ")
    assert what in texts(step)[0]
