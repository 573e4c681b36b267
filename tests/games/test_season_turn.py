"""The turn of a Season: its steps in order, what passes by itself, what is left out (MB-296, MB-299, MB-300, MB-308,
MB-396, MB-405, MB-415, MB-A39, MB-A40)."""

from dataclasses import replace

import pytest
from company_samples import guard, score
from road_samples import someone, texts
from season_samples import KNIGHTS, at_step, domain, played, step_of, told, turned, year

from realmgen.content import load
from realmgen.games.bastionland.company.model import Scar
from realmgen.games.bastionland.domain.model import Crisis, Design
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice, NeedsRoll, Script

SPRING = Moment()
CRISES = tuple(Crisis(kind, SPRING, "It is so.") for kind in ("chaos", "debt", "famine"))


@pytest.fixture(scope="module")
def drawn():
    """`drawn(state, text)`: the state after a command that draws from our tables."""
    rules = Rules(Library(load("bastionland")))

    def give(state, text):
        command = rules.parse(text)
        rules.check(state, command)
        return rules.apply(state, command, Dice("court")).state

    return give


def test_MB_296_months_lead_to_the_next_season(act):
    step = act(played(act, year(day=9, phase="night"), "turn season", "leave"), "onward")
    assert step.state.day.now == Moment("morning", 1, "harvest")
    assert step.events[0].text == "Months pass: Harvest (Gold) follows Spring; year 1 of Age 1."
    assert told(step.state) == [("turn", step.events[0].text)]
    assert not step.state.calendar.entries[0].secret


def test_MB_A40_the_steps_of_a_season_come_in_their_order(act, drawn, realm):
    state = act(year(*KNIGHTS, realm=realm, domains=(domain(),)), "turn season").state
    seen = [step_of(state)]
    for text in ("leave", "collect 0303", "reckon", "onward", "leave", "feast", "leave", "drama 0303"):
        state = drawn(state, text)
        seen.append(step_of(state))
    assert seen == ["unresolved", "collection", "misrule", "passing", "pursuits", "feast", "crises", "drama", None]
    assert [kind for kind, _ in told(state)] == ["collection", "turn", "event", "drama"]


def test_each_step_waits_for_the_one_before(act, refused):
    state = act(year(*KNIGHTS), "turn season").state
    refused(
        state,
        "onward",
        'the passing of time comes later: it is situations left open next, by `situation "…"`, or `leave` leaves that'
        " out",
    )
    state = played(act, state, "leave", "onward")
    refused(state, "onward", "the passing of time is behind you")
    refused(state, "feast", "the feast comes later: it is the Knights' pursuits next, by `pursuit` for each Knight")
    refused(state, "wane", "a Season's turn asks nothing of what age takes from the Old")
    refused(state, "turn age", "the Season is turning already, and the Knights' pursuits is next")
    refused(year(), "leave", "neither Season nor Age is turning: `turn season` or `turn age` begins it")
    refused(year(), "turned", "neither Season nor Age is turning")


def test_MB_A40_steps_that_nobody_needs_pass_by_themselves(act):
    state = played(act, year(), "turn season", "leave")
    assert step_of(state) == "passing"
    state = act(state, "onward").state
    assert step_of(state) == "feast"
    step = act(state, "feast")
    assert step.state.calendar.turning is None
    assert texts(step)[1] == "The turn of the Season is over: it is Harvest of year 1, Age 1."


def test_MB_299_every_knight_chooses_a_pursuit_between_two_seasons(act):
    state = turned(act, year(*KNIGHTS, someone("Perkin", "squire")))
    for knight in ("Isolde", "Bran", "Maud"):
        assert step_of(state) == "pursuits"
        state = act(state, f'pursuit "{knight}" courtesy').state
    assert step_of(state) == "feast"
    assert state.calendar.turning.pursued == dict.fromkeys(("Isolde", "Bran", "Maud"), "courtesy")


def test_MB_299_who_chose_none_is_told(act):
    state = played(act, turned(act, year(*KNIGHTS)), 'pursuit "Bran" service')
    assert texts(act(state, "leave")) == ["No pursuit was chosen by Isolde and Maud."]
    assert act(state, "leave").state.calendar.turning.left == ()
    assert act(turned(act, year(*KNIGHTS)), "leave").state.calendar.turning.left == ("pursuits",)


def test_MB_300_virtues_are_in_full_before_anything_else_of_the_new_season(act):
    worn = (someone("Isolde", vig=(3, 11)), someone("Bran", spi=(0, 9), away=True), someone("Maud"))
    step = act(played(act, year(*worn), "turn season", "leave"), "onward")
    assert step_of(step.state) == "pursuits"
    assert [one.vig for one in step.state.company.members] == [score(11), score(10), score(10)]
    assert step.state.company.find("Bran").spi == score(9)
    assert step.events[0].text.endswith("Isolde and Bran have every Virtue in full again.")


def test_what_bound_the_company_ends_with_the_season(act, realm):
    tired = replace(someone("Isolde", fatigued=True), guard=guard(0, 5))
    state = year(tired, realm=realm)
    bound = {"hosted": 3, "cursed": 4, "loomed": True, "mist": True, "deprived": True, "hazard": True}
    state = replace(state, day=replace(state.day, **bound, stage="end", deed="camp"))
    state = turned(act, state)
    free = {"hosted": 0, "cursed": None, "loomed": False, "mist": False, "deprived": False, "hazard": False}
    assert {name: getattr(state.day, name) for name in free} == free
    assert (state.day.stage, state.day.deed) == ("act", "")
    isolde = state.company.find("Isolde")
    assert (isolde.guard, isolde.fatigued) == (guard(5), False)


def test_MB_116_a_new_season_restores_whoever_serves_and_what_is_built(act):
    worn = {"vig": score(2, 10), "cla": score(10), "spi": score(0, 7), "guard": guard(0, 3), "fatigued": True}
    band = Unit("The Reeves", "warband", end="broken", **worn)
    units = (band, Unit("The Gate", "structure", guard(1, 5)), replace(band, name="The Lost", end="wiped"))
    state = replace(year(), units=units)
    after = turned(act, state).units
    assert (after[0].vig, after[0].spi, after[0].guard, after[0].end) == (score(10), score(7), guard(3), "")
    assert (after[1].guard, after[2]) == (guard(5), units[2])
    weeks = act(state, "weeks").state.units
    assert (weeks[0].guard, weeks[0].fatigued, weeks[0].vig, weeks[0].end) == (guard(3), False, score(2, 10), "broken")
    assert (weeks[1].guard, weeks[2]) == (guard(5), units[2])


def test_MB_308_a_situation_left_open_becomes_worst_worse_or_better(act):
    state = act(year(), "turn season").state
    steps = [act(state, 'situation "The heir is missing."', die) for die in (1, 2, 3, 4, 5, 6)]
    assert [step.events[0].data["result"] for step in steps] == ["worst", "worse", "worse", *["better"] * 3]
    assert texts(steps[0]) == ["The heir is missing: it became as bad as it could (1)."]
    entry = steps[0].state.calendar.entries[0]
    assert (entry.kind, entry.secret) == ("situation", True)
    assert step_of(steps[0].state) == "unresolved"


def test_situations_are_as_many_as_there_are_and_may_come_to_mind_late(act, refused, rules):
    state = played(act, year(*KNIGHTS), "turn age", ('situation "The siege"', 4), ('situation "The debt"', 1))
    state = played(act, state, "leave", ('situation "The plague"', 3), "onward")
    assert [text for kind, text in told(state) if kind == "situation"] == [
        "The siege: it became better (4).",
        "The debt: it became as bad as it could (1).",
        "The plague: it became worse (3).",
    ]
    assert state.calendar.turning.left == ()
    refused(year(), 'situation "The siege"', "neither Season nor Age is turning")
    refused(state, 'situation " "', "say which situation is left open")
    refused(state, f'situation "{"x" * 3990}"', "it is told in 3990 characters")
    with pytest.raises(NeedsRoll, match="a d6 is needed for what became of it: the siege"):
        rules.apply(state, rules.parse('situation "the siege"'), Script([]))


def test_MB_405_three_crises_left_open_at_a_seasons_end_are_misrule(act, refused, realm):
    domains = (domain(crises=CRISES), domain("0601", "Sir Bram", crises=CRISES[:2]))
    state = played(act, year(realm=realm, domains=domains), "turn season", "leave", "leave")
    assert step_of(state) == "misrule"
    step = act(state, "reckon")
    assert [one.misrule for one in step.state.domains] == [True, False]
    assert texts(step)[0] == (
        "Misrule at Amberwick: Vassals revolt, Knights leave, and pretenders press their claims. 3 Crises are open"
        " there."
    )
    assert [(entry.kind, entry.at, entry.secret) for entry in step.state.calendar.entries] == [
        ("misrule", "0303", True)
    ]
    assert step_of(step.state) == "passing"
    again = replace(step.state, calendar=replace(step.state.calendar, turning=None))
    assert texts(act(again, "reckon")) == ["Misrule goes on at Amberwick."]
    calm = year(realm=realm, domains=(domain(),))
    assert texts(act(calm, "reckon")) == ["No Domain is in misrule."]
    refused(year(realm=realm), "reckon", "nobody rules a Domain")
    refused(act(calm, "turn season").state, "reckon", "the check for misrule comes later")


def test_MB_408_the_collection_is_every_domains(drawn, realm):
    state = year(realm=realm, domains=(domain(), domain("0601", "Sir Bram")))
    state = drawn(drawn(state, "turn season"), "leave")
    state = drawn(state, "collect 0303")
    assert step_of(state) == "collection"
    assert step_of(drawn(state, "collect 0601")) == "misrule"
    assert drawn(state, "leave").calendar.turning.left == ()


def test_who_was_left_out_of_a_collection_is_told(act, drawn, realm):
    state = year(realm=realm, domains=(domain(), domain("0601", "Sir Bram")))
    state = drawn(drawn(state, "turn season"), "leave")
    assert texts(act(state, "leave")) == ["Nothing was collected at Amberwick and Lakenholt."]
    assert texts(act(drawn(state, "collect 0303"), "leave")) == ["Nothing was collected at Lakenholt."]
    assert act(state, "leave").state.calendar.turning.left == ("collection",)


def test_MB_396_a_new_season_asks_for_the_crisis_roll_of_every_domain(drawn, realm):
    state = year(realm=realm, domains=(domain(), domain("0601", "Sir Bram")))
    state = drawn(state, "crises 0601") if not state.domains[1].dilemma else state
    state = replace(state, domains=tuple(replace(one, dilemma=()) for one in state.domains))
    for text in ("turn season", "leave", "leave", "leave", "onward", "feast"):
        state = drawn(state, text)
    assert (step_of(state), state.calendar.turning.rolled) == ("crises", ())
    for at in ("0303", "0601"):
        assert step_of(state) == "crises"
        state = drawn(state, f"crises {at}")
        if dilemma := state.domain(at).dilemma:
            assert step_of(state) == "crises"
            state = drawn(state, f"dilemma {at} {dilemma[0]}")
    assert step_of(state) == "drama"


def test_MB_397_a_dilemma_waits_for_the_rulers_choice(act, realm):
    state = year(realm=realm, domains=(domain(dilemma=("debt", "doubt")),))
    state = at_step(act(state, "turn season").state, "crises")
    rolled = replace(state, calendar=replace(state.calendar, turning=replace(state.calendar.turning, rolled=("0303",))))
    assert step_of(act(rolled, 'remark "They quarrel."').state) == "crises"
    chosen = replace(rolled, domains=(domain(),))
    assert step_of(act(chosen, 'remark "They chose."').state) == "drama"


def test_a_crisis_roll_before_time_has_passed_is_none_of_the_new_seasons(act, realm):
    state = at_step(act(year(realm=realm, domains=(domain(),)), "turn season").state, "passing")
    turning = replace(state.calendar.turning, rolled=("0303",), staged=("0303",), collected=("0303",))
    state = act(replace(state, calendar=replace(state.calendar, turning=turning)), "onward").state
    turning = state.calendar.turning
    assert (turning.rolled, turning.staged, turning.collected) == ((), (), ("0303",))


def test_MB_415_designs_are_done_as_the_season_turns(act, realm):
    design = Design("a second gate", "change", SPRING)
    state = played(act, year(realm=realm, domains=(domain(designs=(design,)),)), "turn season", "leave")
    step = act(at_step(state, "passing"), "onward")
    assert step.state.domains[0].designs[0].done == Moment(season="harvest")
    assert "At Amberwick, a second gate is done." in step.events[0].text
    assert ("design", "At Amberwick, a second gate is done.") in told(step.state)
    assert step.state.domains[0].turns == 1


def test_MB_136_by_the_next_season_a_lost_limb_is_made_up_for(act):
    hurt = replace(
        someone("Isolde", scars=(Scar(10, SPRING, "shield arm", waits=True), Scar(6, SPRING, waits=True))),
        guard=guard(4, 10),
    )
    state = played(act, year(hurt), "turn season", "leave")
    step = act(state, "onward", 6)
    isolde = step.state.company.find("Isolde")
    assert isolde.guard == guard(16)
    assert [scar.waits for scar in isolde.scars] == [False, True]
    assert "Isolde's Mutilation is settled" in step.events[0].text
    strong = replace(hurt, guard=guard(11))
    assert (
        act(played(act, year(strong), "turn season", "leave"), "onward").state.company.find("Isolde").guard.full == 11
    )


def test_MB_137_a_doom_is_past_with_its_season(act):
    doomed = someone("Isolde", scars=(Scar(11, Moment("night", 7)), Scar(11, Moment(year=3))))
    step = act(played(act, year(doomed, day=20), "turn season", "leave"), "onward")
    assert "The Doom over Isolde is past." in step.events[0].text
    older = someone("Isolde", scars=(Scar(11, Moment(season="winter")),))
    assert "Doom" not in act(played(act, year(older), "turn season", "leave"), "onward").events[0].text


def test_a_feast_is_told_in_the_game_masters_words(act):
    step = act(turned(act, year()), 'feast "a stranger sits in the empty chair"')
    assert texts(step)[0] == "The Feast of the Stars: a stranger sits in the empty chair."
    assert told(step.state)[-1] == ("event", texts(step)[0])


def test_a_turn_ends_where_the_game_master_says_and_tells_what_is_missing(act):
    state = act(year(*KNIGHTS), "turn season").state
    step = act(state, "turned")
    assert texts(step) == [
        "The turn of the Season is over: it is Spring of year 1, Age 1. Left out: the passing of time, the Knights'"
        " pursuits and the feast. No pursuit was chosen by Isolde, Bran and Maud."
    ]
    assert step.state.calendar.turning is None
    late = played(act, turned(act, year(*KNIGHTS)), 'pursuit "Bran" service', "leave")
    assert texts(act(late, "turned")) == [
        "The turn of the Season is over: it is Harvest of year 1, Age 1. Left out: the feast."
    ]


def test_time_may_be_left_where_it_is(act):
    state = played(act, year(*KNIGHTS), "turn season", "leave")
    step = act(state, "leave")
    assert texts(step) == ["Left out: the passing of time."]
    assert step.state.day.now == state.day.now
    assert step_of(step.state) == "pursuits"


def test_a_domain_that_is_lost_in_the_middle_of_a_turn_is_waited_for_no_more(act, realm):
    state = played(act, year(realm=realm, domains=(domain(),)), "turn season", "leave")
    assert step_of(state) == "collection"
    assert step_of(act(state, "forsake 0303").state) == "passing"
