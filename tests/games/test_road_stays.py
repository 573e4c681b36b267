"""A Phase in one place (MB-117, MB-118, MB-121 to MB-123, MB-255, MB-257, MB-314 to MB-317, MB-337, MB-343, MB-344)."""

import dataclasses

import pytest
from road_samples import changed, on_road, someone, steed, texts, virtues

from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.model import Landmark
from realmgen.games.bastionland.seen import Seen


def next_phase(act, state):
    """The state at the beginning of the next Phase, with whatever the last brought left out."""
    state = act(state, "pass").state if state.day.stage == "roll" else state
    return act(state, "end").state


def test_MB_117_a_full_day_as_warmly_hosted_guests_restores_vig(act, realm):
    people = someone("Isolde", vig=(4, 12)), steed("Grey", "Isolde", vig=3)
    state = on_road(realm, "0303", *people, phase="afternoon")
    for text in ("lodge warmly", "lodge warmly"):
        state = next_phase(act, act(state, text).state)
        assert virtues(state, "vig") == {"Isolde": 4, "Grey": 3}
    state = dataclasses.replace(state, company=dataclasses.replace(state.company, members=(people[0],)))
    step = act(state, 'spend "at table"')
    assert virtues(step.state, "vig") == {"Isolde": 12}
    assert texts(step)[-1] == "A full day of warm hospitality restores VIG: Isolde."
    assert step.state.day.hosted == 0


@pytest.mark.parametrize("text", ["camp", "lodge", "explore sweep", "trek 0304"])
def test_MB_117_the_three_phases_are_in_a_row(act, realm, text):
    state = on_road(realm, "0303", someone("Isolde", vig=(4, 12)), hosted=2)
    after = act(state, text).state
    assert (after.day.hosted, virtues(after, "vig")["Isolde"]) == (0, 4)


def test_MB_117_who_is_nobodys_guest_is_not_restored_by_waiting(act, realm):
    state = on_road(realm, "0303", someone("Isolde", vig=(4, 12)), hosted=0)
    for _ in range(3):
        state = next_phase(act, act(state, 'spend "waiting"').state)
    assert (state.day.hosted, virtues(state, "vig")["Isolde"]) == (0, 4)


def test_MB_117_hospitality_ends_where_the_company_is_put_elsewhere(act, realm):
    state = on_road(realm, "0303", someone("Isolde"), hosted=2)
    assert act(state, "at 0105").state.day.hosted == 0


def test_MB_118_a_seers_guidance_restores_cla_of_who_is_there(act, realm):
    shrine = dataclasses.replace(realm, landmarks=(Landmark("0304", "sanctum", "Wick House", "The Wick"),))
    members = someone("Isolde", cla=(2, 14)), someone("Bram", cla=(1, 9), away=True), someone("Wat")
    step = act(on_road(shrine, "0304", *members), 'counsel 0304 1 "Seek the heir."')
    assert virtues(step.state, "cla") == {"Isolde": 14, "Bram": 1, "Wat": 10}
    assert texts(step)[1] == "The guidance of The Wick restores CLA: Isolde."
    far = act(on_road(shrine, "0303", *members), 'counsel 0304 1 "Seek the heir."')
    assert (virtues(far.state, "cla")["Isolde"], len(far.events)) == (2, 1)


def test_MB_121_a_remedy_takes_the_whole_phase(act, refused, realm):
    state = on_road(realm, "0303", someone("Isolde", remedy="stimulant"))
    used = act(state, 'remedy "Isolde" stimulant').state
    assert used.day.stage == "end"
    refused(used, "camp", "this Phase is spent (stimulant)")
    assert act(used, "end").state.day.now.phase == "afternoon"


@pytest.mark.parametrize(("remedy", "virtue"), [("sustenance", "vig"), ("stimulant", "cla"), ("sacrament", "spi")])
def test_MB_116_MB_117_MB_118_MB_119_each_remedy_restores_its_own_virtue_and_no_other(act, realm, remedy, virtue):
    low = dict.fromkeys(("vig", "cla", "spi"), (1, 8))
    used = act(on_road(realm, "0303", someone("Isolde", remedy=remedy, **low)), f'remedy "Isolde" {remedy}').state
    now = {name: used.company.find("Isolde").score(name).now for name in low}
    assert now == {name: 8 if name == virtue else 1 for name in low}


def test_MB_122_the_virtue_is_restored_before_what_the_phase_brings(act, realm):
    people = someone("Isolde", spi=(2, 10), remedy="sacrament")
    used = act(on_road(realm, "0304", people), 'remedy "Isolde" sacrament')
    assert virtues(used.state, "spi") == {"Isolde": 10}
    assert (used.state.day.stage, used.state.omens) == ("roll", {})
    assert act(used.state, "roam", 1, 2).state.omens == {2: 1}


def test_MB_123_one_remedy_serves_everybody_present(act, realm):
    names = ("Isolde", "Bram", "Orla", "Wat")
    people = [someone(name, cla=(1, 12), remedy="stimulant" if name == "Bram" else None) for name in names]
    away = someone("Tib", cla=(1, 12), away=True)
    step = act(on_road(realm, "0304", *people, away), 'remedy "Bram" stimulant')
    assert virtues(step.state, "cla") == {**dict.fromkeys(names, 12), "Tib": 1}
    assert step.state.company.find("Bram").remedy is None
    assert texts(step) == [
        "Morning of day 3: the Company shares the Stimulant that Bram carried.",
        "Stimulant restores CLA: Isolde, Bram, Orla and Wat.",
    ]


def test_MB_120_only_what_is_carried_by_who_is_here_can_be_used(refused, realm):
    people = someone("Isolde", remedy="stimulant"), someone("Bram", remedy="sacrament", away=True)
    state = on_road(realm, "0304", *people, someone("Mule", "beast"))
    refused(state, 'remedy "Isolde" sacrament', "Isolde carries Stimulant, not Sacrament")
    refused(state, 'remedy "Bram" sacrament', "Bram is away")
    refused(state, 'remedy "Mule" sacrament', "Mule carries no Remedy, not Sacrament")


def test_MB_A40_winters_losses_come_before_the_remedy(act, realm):
    people = someone("Isolde", vig=(5, 9), remedy="sustenance")
    state = on_road(realm, "0304", people, phase="night", season="winter")
    step = act(state, 'remedy "Isolde" sustenance', 4)
    assert virtues(step.state, "vig") == {"Isolde": 9}
    assert [event.kind for event in step.events] == ["remedy", "lost", "restored"]


def test_MB_255_MB_314_sleep_in_a_dwelling_is_indoors_and_brings_no_roll(act, refused, realm):
    state = on_road(realm, "0204", someone("Isolde"), phase="night", season="winter", weather="fine")
    lodged = act(state, "lodge").state
    assert (lodged.day.stage, lodged.day.asleep, lodged.day.sleeping) == ("end", "indoors", ("Isolde",))
    assert lodged.seen.features == ("0204",)
    assert texts(act(state, "lodge")) == ["Night of day 3: the Company sleeps under a roof at Eel House (0204)."]
    assert virtues(lodged, "vig") == {"Isolde": 10}
    refused(lodged, "roam", "end it first")
    refused(on_road(realm, "0304"), "lodge", "nobody lives in 0304, on the plain, under whose roof to sleep: camp")


def test_MB_315_one_night_is_owed_nothing_and_a_second_a_favour(act, realm):
    state = on_road(realm, "0303", someone("Isolde"), phase="night")
    first = act(state, "lodge")
    assert (first.state.day.nights, first.state.notes) == (1, {})
    state = next_phase(act, first.state)
    for text in ("lodge", 'spend "waiting"'):
        state = next_phase(act, act(state, text).state)
    second = act(state, "lodge")
    assert second.state.notes == {"0303": "A favour is owed here, for hospitality beyond one night."}
    assert texts(second)[1] == "A longer stay calls for a favour in return: one is owed in 0303."
    third = act(changed(second.state, stage="act"), "lodge")
    assert (third.state.day.nights, third.state.notes) == (3, second.state.notes)
    full = dataclasses.replace(state, notes={"0303": "x" * LONGEST_TEXT})
    assert act(full, "lodge").state.notes == full.notes


def test_MB_316_who_sleeps_outdoors_finds_no_landmark(act, realm):
    state = on_road(realm, "0502", someone("Isolde"), phase="night")
    camped = act(state, "camp").state
    for die in (4, 5, 6):
        assert texts(act(camped, "roam", die)) == [f"Night of day 3, 0502: a {die}, all clear."]
    assert act(camped, "roam", 2, 1).events[0].kind == "omen"
    awake = act(state, 'spend "watching"').state
    assert act(awake, "roam", 6).events[0].data["landmark"] == "ruin"


def test_MB_317_a_hostile_omen_prevents_proper_sleep(act, refused, realm):
    state = on_road(realm, "0304", someone("Isolde"), phase="night")
    refused(state, "disturb", "nobody sleeps properly in this Phase: there is no sleep to disturb")
    camped = act(act(state, "camp").state, "roam", 2).state
    woken = act(camped, "disturb")
    assert texts(woken) == ["Night of day 3: the Omen is hostile, and Isolde cannot sleep properly."]
    morning = act(woken.state, "end").state
    assert morning.day.stage == "dawn"
    assert virtues(act(morning, "dawn", 4).state, "cla") == {"Isolde": 6}
    assert act(camped, "end").state.day.stage == "act"


def test_MB_317_an_omen_that_is_not_plausible_at_night_is_left_out(act, realm):
    camped = act(on_road(realm, "0305", someone("Isolde"), phase="night"), "camp").state
    step = act(camped, 'pass "not at night"')
    assert (step.state.omens, step.state.day.stage) == ({}, "end")
    assert texts(step) == ["Night of day 3: what it might have brought is left out (not at night)."]


def test_MB_332_nobody_sleeps_properly_in_dire_weather_whatever_the_roof(act, realm):
    for at, text in (("0304", "camp"), ("0303", "lodge warmly")):
        step = act(on_road(realm, at, someone("Isolde"), weather="dire"), text)
        assert step.state.day.sleeping == ()
        assert texts(step)[0].endswith("Nobody sleeps properly in this weather.")


def test_MB_257_a_phase_at_a_monument_restores_spi_of_all_without_a_remedy(act, realm):
    people = someone("Isolde", spi=(1, 12)), someone("Bram", spi=(3, 9), remedy="sacrament")
    state = on_road(realm, "0603", *people)
    assert virtues(act(state, 'spend "waiting"').state, "spi")["Isolde"] == 1
    found = dataclasses.replace(state, seen=Seen(features=("0603",)))
    step = act(found, 'spend "at rest"')
    assert virtues(step.state, "spi") == {"Isolde": 12, "Bram": 9}
    assert step.state.company.find("Bram").remedy == "sacrament"
    assert texts(step)[-1] == "The Phase at the monument Long Stone restores SPI: Isolde and Bram."
    assert virtues(act(found, "camp").state, "spi") == {"Isolde": 12, "Bram": 9}
    assert virtues(act(found, "explore sweep").state, "spi")["Isolde"] == 1


def test_MB_337_MB_343_exploring_takes_the_whole_phase(act, refused, realm):
    state = on_road(realm, "0304", someone("Isolde"))
    told = {
        "explore sweep": "the Company sweeps over the whole hex, on the plain (0304).",
        'explore search "the old door"': "the Company searches for the old door, on the plain (0304).",
        'spend "mending the boat"': "on the plain (0304): Mending the boat.",
    }
    for text, words in told.items():
        step = act(state, text)
        assert texts(step) == [f"Morning of day 3: {words}"]
        assert next_phase(act, step.state).day.now.phase == "afternoon"
        refused(step.state, text, "this Phase is spent")
    refused(state, "explore search", "a search is for something that is known to be there: say for what")


def test_MB_344_a_vantage_point_shows_the_hexes_around_and_nothing_in_them(act, realm):
    state = on_road(realm, "0303", someone("Isolde"))
    state = dataclasses.replace(state, seen=Seen(hexes=("0302", "0303")))
    step = act(state, "explore vantage")
    assert step.state.seen == Seen(hexes=("0302", "0303"), afar=("0202", "0203", "0304", "0402", "0403"))
    assert len(act(on_road(realm, "0101"), "explore vantage").state.seen.afar) == 2
    assert "Myth" not in texts(step)[0]


def test_a_winter_night_spent_under_a_roof_costs_no_vig(act, realm):
    for at, vig in (("0303", 10), ("0304", 4)):
        state = on_road(realm, at, someone("Isolde"), phase="night", season="winter")
        assert virtues(act(state, 'spend "talk"', *([6] if vig < 10 else [])).state, "vig") == {"Isolde": vig}


def test_MB_335_a_hex_holds_many_kinds_of_features(act, realm):
    state = on_road(realm, "0302", someone("Isolde"))
    features = "Cliffs over a stream; two clearings, one with a spring; caves behind the fall."
    for text in ("place dwelling 0302", f'note 0302 "{features}"', "barrier 0302 0303 cliff"):
        state = act(state, text).state
    assert state.notes["0302"] == features
    assert "0302" in state.realm.rivers[0].path
    assert [mark.kind for mark in state.realm.landmarks if mark.at == "0302"] == ["dwelling"]
    assert act(state, "explore sweep").state.day.deed == "sweep"


def test_MB_339_the_company_picks_who_rolls_a_save_on_the_way(act, realm):
    state = on_road(realm, "0304", *(someone(name, cla=cla) for name, cla in (("A", 8), ("B", 14), ("C", 11))))
    for die, passed in ((14, True), (15, False)):
        step = act(state, 'save "B" cla "reading the trail"', die)
        assert step.events[0].data["passed"] is passed
        assert step.state == state
    assert act(state, 'save "A" cla "reading the trail"', 9).events[0].data["passed"] is False
