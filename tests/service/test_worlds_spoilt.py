"""Journals of worlds whose records were spoilt, with their seal made to fit: refused, or opened, and never a crash."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmgen.errors import RealmgenError, Unreadable
from realmgen.games.ironsworn.deeds.whole import Adopt
from realmgen.games.ironsworn.model import WorldOptions
from realmgen.games.ironsworn.torn import torn
from realmgen.kit.chance import Dice
from realmgen.service.fold import act, replay_line
from realmgen.service.registry import games
from realmgen.service.worlds.making import draw_world

GAME = games()["ironsworn"]
TEXTS = (
    "setup", "bonds", "background", "incident", "scene prologue", "links", "oath 3", "start", "roll action theme",
    "roll settlement-name", "turn 1 below", "pick pay-the-price 99", "truth-roll iron", 'truth iron {"own":"Bees."}',
    "person-roll elf", "person-again 1 goal", "place site 0505", "place-again 1 trouble", "place-move 1 0606",
    "meet wolf", "foe-turn 4", 'foe-fit elf {"status":"rare"}', "acquaint", "reroll quests", "reroll people",
    "reroll land", "pin action",
)  # fmt: skip
JUNK = (
    "", "x", "null", "7", "true", "{}", "[]", "[1,2]", "[[1]]", '"x"', '{"results":1,"dice":1}',
    '{"results":[],"dice":[]}', '{"results":[{}],"dice":[[100]]}', '{"dice":[]}', '{"number":1,"name":"x","home":77}',
    '{"number":1,"kind":"site","name":"x","cell":99999}', '{"regions":"5"}', '{"people":[{"number":0,"name":"x"}]}',
    "None x", "epic",
)  # fmt: skip


def told():
    """Every line of an evening that drew something, with the state before it."""
    world = draw_world(WorldOptions(settlements=3, sites=1, width=18, height=24), "spoilt")
    state, found = GAME.new(), []
    for seq, text in enumerate((str(Adopt(world)), *TEXTS), 1):
        before = state
        line, state = act(GAME, state, seq, text, Dice(f"x/{seq}"))
        found += [(before, line)] if line.drawn else []
    return found


LINES = told()


def leaves(value, at=()):
    """The way to every part of a JSON value."""
    yield at
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from leaves(part, (*at, key))


def put(value, at, new):
    if not at:
        return new
    key, *rest = at
    if isinstance(value, dict):
        return value | {key: put(value[key], rest, new)}
    return [*value[:key], put(value[key], rest, new), *value[key + 1 :]]


@st.composite
def spoilt(draw):
    before, line = draw(st.sampled_from(LINES))
    n = draw(st.integers(0, len(line.drawn) - 1))
    entry = draw(st.sampled_from(JUNK))
    try:
        kept = json.loads(line.drawn[n])
    except ValueError:
        kept = None
    if kept is not None and draw(st.booleans()):
        at = draw(st.sampled_from(list(leaves(kept))))
        entry = json.dumps(put(kept, at, draw(st.sampled_from((None, 0, -1, 10**12, "", "x", [], {}, True, 1.5)))))
    return before, replace(line, drawn=(*line.drawn[:n], entry, *line.drawn[n + 1 :]))


@given(spoilt())
@settings(max_examples=400, deadline=None)
def test_a_spoilt_record_is_refused_or_makes_a_world_that_holds_together(given_):
    before, line = given_
    try:
        state = replay_line(GAME, before, line)
    except RealmgenError:
        return
    assert torn(state.world) == []
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.parametrize("entry", ["", "x", '"x"', "true", "{}", '{"results":1,"dice":1}', '{"results":[],"dice":[]}'])
@pytest.mark.parametrize("verb", ["roll", "truth-roll", "meet", "bonds", "place-move", "person-again"])
def test_a_record_of_another_kind_names_its_line(verb, entry):
    before, line = next(one for one in LINES if one[1].command.startswith(verb))
    with pytest.raises(Unreadable, match=f"line {line.seq}: "):
        replay_line(GAME, before, replace(line, drawn=(entry,) * len(line.drawn)))
