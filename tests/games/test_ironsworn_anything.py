"""Whatever is typed: a command is refused with a reason, or makes a state that holds together and is told again, even
where all content went."""

import json
from dataclasses import MISSING, fields
from typing import get_args, get_type_hints

from hypothesis import example, given, settings
from hypothesis import strategies as st
from ironland_samples import GAME, LORE, NO_LORE

from realmgen.errors import RealmgenError
from realmgen.games.ironsworn.deeds import DEEDS
from realmgen.games.ironsworn.deeds.whole import Adopt
from realmgen.games.ironsworn.generate import generate
from realmgen.games.ironsworn.model import CATEGORIES, RANKS, Tale, WorldOptions
from realmgen.games.ironsworn.torn import torn
from realmgen.kit.chance import Dice, Replay
from realmgen.kit.kept import kept_json

WORLD = generate(WorldOptions(settlements=4, sites=2, width=18, height=24), "anything", LORE)
FIRST = (
    "setup", "oath 3", "start", "vow dangerous Find", "journey 1 2", "meet wolf", "roll action theme",
    "roll settlement-name", "ask likely", "pin action", "bond friends",
    'table mine {"title":"Mine","die":2,"rows":[{"low":1,"high":1,"text":"a"},{"low":2,"high":2,"text":"b"}]}',
)  # fmt: skip


def played():
    state, dice = Tale(), Dice("played")
    for text in (str(Adopt(WORLD)), *FIRST):
        command = GAME.parse(text)
        GAME.check(state, command)
        state = GAME.apply(state, command, dice).state
    return state


STATE = played()
NUMBERS = st.one_of(
    st.integers(0, 12), st.sampled_from((-1, 24, 40, 41, 99, 100, 101, 10**6, 2**63, 10**30, -(10**30)))
)
WORDS = st.one_of(
    st.sampled_from(
        (
            *("", " ", "\n", "a\nb", "x" * 81, "x" * 401, "x" * 5000, "{1}", "<b>&", "0101", "0505", "9999", "mine"),
            *("wolf", "elf", "1", "-1", "null", "é̂", "🜁", "name", "above", "site", "a", "b", "zz", "lake", "region 5"),
            *(*CATEGORIES, *RANKS, *LORE.oracles, *(hook.source for hook in WORLD.hooks[:9])),
        )
    ),
    st.text(max_size=12),
)
ODD = st.sampled_from((None, [], {}, True, 1.5, [None], {"a": {}}, "7", 7, "\ud800"))


def values(hint):
    """Values for a field, now and then of another kind than it should be."""
    if chosen := [one for one in _flat(hint) if isinstance(one, str)]:
        return st.sampled_from(chosen)
    said = str(hint)
    if "World" in said:
        return st.just(kept_json(WORLD))
    if "Hook" in said:
        own = {"source": WORDS, "text": WORDS, "rank": st.sampled_from(RANKS), "people": st.lists(NUMBERS, max_size=2)}
        return st.fixed_dictionaries(own)
    if "OwnRow" in said:
        return st.lists(st.fixed_dictionaries({"low": NUMBERS, "high": NUMBERS, "text": WORDS}), max_size=3)
    if "Milestone" in said:
        return st.lists(st.fixed_dictionaries({"text": WORDS}), max_size=3)
    one = NUMBERS if "int" in said else st.booleans() if "bool" in said else WORDS
    return st.lists(one, max_size=3) if "tuple" in said else one


def _flat(hint):
    for one in get_args(hint):
        yield one
        yield from _flat(one)


@st.composite
def commands(draw):
    kind = DEEDS[draw(st.sampled_from(sorted(DEEDS)))]
    hints, said = get_type_hints(kind), {}
    for field in fields(kind):
        needed = field.default is MISSING and field.default_factory is MISSING
        if needed or draw(st.booleans()):
            said[field.name] = draw(st.one_of(values(hints[field.name]), values(hints[field.name]), ODD))
    return f"{kind.verb} {json.dumps(said)}"


TYPED = st.one_of(commands(), commands(), commands(), st.text(max_size=60), st.builds("{} {}".format, WORDS, WORDS))


@given(st.lists(TYPED, min_size=1, max_size=6))
@example(["roll {", 'roll "', 'roll "\\ud800"', "roll [1]", 'turn 1 above {"at":[]}', "adopt {}", "note 1 x y"])
@settings(max_examples=250, deadline=None)
def test_whatever_is_typed_is_refused_or_holds(texts):
    state, dice = STATE, Dice("anything")
    for text in texts:
        try:
            command = GAME.parse(text)
            GAME.check(state, command)
            before = len(dice.rolled), len(dice.drawn)
            step = GAME.apply(state, command, dice)
        except RealmgenError:
            continue
        again = Replay(dice.rolled[before[0] :], dice.drawn[before[1] :])
        told = NO_LORE.parse(str(command))
        NO_LORE.check(state, told)
        assert NO_LORE.apply(state, told, again) == step
        again.finish()
        state = step.state
        assert state.world is None or torn(state.world) == []
        assert GAME.load(GAME.dump(state)) == state
        GAME.rows(state)
        GAME.redact(state)
