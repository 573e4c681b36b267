"""Starts, Scopes, Knights and Squires, and the Company by hand (MB-002 to MB-039, MB-227, MB-231)."""

import json
import re
from dataclasses import replace

import pytest
from lore_samples import SampleShelf, library
from road_samples import someone, steed

from realmgen.content import load
from realmgen.errors import IllegalCommand, NeedsRoll, NotFound, Unreadable
from realmgen.games.bastionland.codec import dump_state, load_state
from realmgen.games.bastionland.codec.lore import calling_json
from realmgen.games.bastionland.company import fresh, gear
from realmgen.games.bastionland.company.changes import faults
from realmgen.games.bastionland.company.model import REMEDIES, Company, GuardScore, Member, Score
from realmgen.games.bastionland.company.starts import schedule
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.lore.arms import BEASTS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.company.making.others import offers_squires
from realmgen.kit.chance import Dice, Replay, Script
from realmgen.kit.kept import kept_json


@pytest.fixture
def rules() -> Rules:
    return Rules(library())


@pytest.fixture
def play(act):
    """`play(state, ("start ruler",), ('knight "A"', 1, 2))`: the state after those commands with those dice."""

    def give(state, *told):
        for text, *dice in told:
            state = act(state, text, *dice).state
        return state

    return give


NEW = State()


def virtues(member):
    return (member.vig.full, member.cla.full, member.spi.full)


def test_MB_002_a_game_without_a_start_or_a_scope_says_so(rules, play):
    state = play(NEW, ('knight "Isolde"', 5, 4, 3, 8, 1, 2, 6, 1, 1))
    assert [line for line in rules.problems(state) if "Start" in line or "Scope" in line] == [
        "the Company has no Start: `start wanderer`, `courtier` or `ruler`",
        "the game has no Scope: `scope adventure`, `chronicle` or `saga`",
    ]
    settled = play(state, ("start wanderer",), ("scope saga",))
    assert not [line for line in rules.problems(settled) if "Start" in line or "Scope" in line]


def test_MB_003_a_wanderer(act, play):
    state = play(NEW, ("start wanderer",), ('knight "Isolde"', 4, 9, 2, 12, 6, 1, 1, 3, 7))
    knight = state.company.find("Isolde")
    assert (knight.guard.full, *virtues(knight), knight.age, state.company.glory("Isolde")) == (
        4,
        11,
        18,
        2,
        "young",
        0,
    )
    assert state.company.awards == ()


def test_MB_005_a_courtier(play):
    state = play(NEW, ("start courtier",), ('knight "Isolde"', 5, 1, 1, 12, 7, 3, 7))
    knight = state.company.find("Isolde")
    assert (knight.guard.full, *virtues(knight), knight.age) == (6, 7, 18, 13, "mature")
    assert [(award.amount, award.reason) for award in state.company.awards] == [(3, "start")]


def test_MB_007_a_ruler(play):
    state = play(NEW, ("start ruler",), ('knight "Isolde"', 2, 3, 3, 11, 3, 7))
    knight = state.company.find("Isolde")
    assert (knight.guard.full, *virtues(knight), knight.age) == (8, 9, 9, 17, "mature")
    assert state.company.glory("Isolde") == 6


def test_MB_010_MB_011_the_model_chronicle_turns_an_age_where_winter_ends(act):
    state = act(NEW, "scope chronicle 6").state
    assert state.company.schedule == ("season", "season", "age", "season", "season", "age")
    assert state.company.sessions == 6
    assert len(schedule("chronicle", 9, "winter")) == 9
    assert schedule("chronicle", 4, "winter") == ("age", "season", "season", "age")


def test_MB_010_a_chronicle_says_how_many_sessions_there_will_be(refused):
    refused(NEW, "scope chronicle", "`scope chronicle 6`")
    refused(NEW, "scope chronicle 0", "1 to 99")
    refused(NEW, "scope adventure 3", "one session, not 3")


def test_MB_010_what_is_planned_after_a_session_is_overruled(act, refused, state):
    planned = act(state, "scope chronicle 3").state
    assert planned.company.schedule == ("season", "season", "age")
    assert act(planned, 'set company.schedule.2 "none"').state.company.schedule == ("season", "none", "age")
    refused(planned, 'set company.schedule.4 "age"', "no turn is planned after session 4: the plan has sessions 1 to 3")
    refused(state, 'set company.schedule.1 "age"', "a Chronicle has one")
    refused(planned, 'set company.schedule.2 "winter"', "one of none, season, age", Unreadable)


def test_MB_009_MB_012_an_adventure_has_one_session_and_a_saga_plans_nothing(act, refused):
    assert act(NEW, "scope adventure").state.company.schedule == ("none",)
    saga = act(NEW, "scope saga")
    assert (saga.state.company.schedule, saga.state.company.sessions) == ((), 0)
    assert "how much time passes" in saga.events[0].text
    refused(NEW, "scope saga 4", "no number of sessions")


def test_MB_014_the_company_goes_on_with_the_next_knight(play):
    three = [(f'knight "{name}"', 5, 4, 3, 8, 1, 2, 6, 1, n) for n, name in enumerate(("Ada", "Bea", "Cyr"), 1)]
    state = play(NEW, *three, ('fate "Bea" slain',), ('knight "Dan"', 5, 4, 3, 8, 1, 2, 6, 1, 4))
    assert [knight.name for knight in state.company.knights] == ["Ada", "Cyr", "Dan"]
    assert [member.name for member in state.company.members if member.fate] == ["Bea"]


def test_MB_015_MB_020_without_a_start_guard_is_d6_and_virtues_d12_and_d6_in_order(act):
    step = act(NEW, 'knight "Isolde"', 5, 4, 3, 8, 1, 2, 6, 3, 7)
    knight = step.state.company.find("Isolde")
    assert (knight.guard, *virtues(knight)) == (GuardScore(5, 5), 7, 9, 8)
    assert knight.age == "young"


def test_MB_019_virtues_stay_within_their_bounds_from_the_start(play):
    state = play(NEW, ('knight "Isolde"', 6, 12, 6, 12, 6, 1, 1, 3, 7))
    assert virtues(state.company.find("Isolde")) == (18, 18, 2)


def test_MB_021_MB_022_MB_023_MB_024_an_entry_is_rolled_with_d6_and_d12_or_chosen(act, rules):
    rolled = act(NEW, 'knight "Isolde" "Ann"', 5, 4, 3, 8, 1, 2, 6, 3, 7).state.company.find("Isolde")
    entry = library().calling("knights-30")
    assert (entry.d6, entry.d12, rolled.calling) == (3, 7, entry)
    chosen = act(NEW, 'knight "Isolde" "Ann" knights-30', 5, 4, 3, 8, 1, 2, 6).state.company.find("Isolde")
    assert chosen == rolled
    assert (rolled.title, rolled.player) == (entry.name, "Ann")
    assert rolled.items[:3] == entry.belongings == ("Mace (d8 hefty)", "Shield (d4, A1)", "30 white gloves")
    assert rolled.ability == "Held 30. Once per Season hold a door against 30."
    assert rolled.passion == "A supper for 30."
    assert (rolled.held, rolled.worn, rolled.armour) == (("Mace (d8 hefty)",), ("Shield (d4, A1)",), 1)


def test_MB_025_standard_equipment(play):
    knight = play(NEW, ('knight "Isolde"', 5, 4, 3, 8, 1, 2, 6, 3, 7)).company.find("Isolde")
    assert knight.items[3:] == ("Camping gear", "Rope", "Torches", "Dry rations", "Dagger (d6)")


def test_the_dice_of_a_knight_are_asked_for_one_by_one(rules):
    asked, given = [], []
    values = iter((5, 4, 3, 8, 1, 2, 6, 3, 7))
    while True:
        try:
            rules.apply(NEW, rules.parse('knight "Isolde"'), Script(given))
            break
        except NeedsRoll as need:
            asked.append((need.sides, need.purpose))
            given.append(next(values))
    assert [sides for sides, _ in asked] == [6, 12, 6, 12, 6, 12, 6, 6, 12]
    assert asked[0] == (6, "Isolde's Guard")
    assert asked[1] == (12, "Isolde's VIG")
    assert asked[-1] == (12, "Isolde's entry, where in it")


def test_a_knight_is_replayed_without_the_library(rules):
    for text in ('knight "Isolde"', 'knight "Isolde" "" knights-30'):
        dice = Dice("4711")
        step = rules.apply(NEW, rules.parse(text), dice)
        again = Replay(dice.rolled, dice.drawn)
        bare = Rules(Library(Bare()))
        assert bare.apply(NEW, bare.parse(text), again) == step
        again.finish()
        assert load_state(dump_state(step.state)) == step.state


def test_an_entry_that_nobody_wrote_is_not_found(rules):
    with pytest.raises(NotFound, match="no-such-knight"):
        rules.apply(NEW, rules.parse('knight "Isolde" "" no-such-knight'), Dice("1"))


def test_names_are_each_their_own(play, refused):
    state = play(NEW, ('knight "Isolde"', 5, 4, 3, 8, 1, 2, 6, 3, 7))
    refused(state, 'knight "isolde"', "has 'Isolde' already")
    refused(state, 'beast "Isolde" "mule"', "has 'Isolde' already")
    refused(state, f'knight "Bran" "{"x" * 81}"', "81 characters long: at most 80")


def test_MB_227_MB_A69_no_title_is_dealt_twice_while_it_is_held(play, act, refused):
    state = play(NEW, ('knight "Isolde"', 5, 4, 3, 8, 1, 2, 6, 3, 7))
    other = act(state, 'knight "Bran"', 5, 4, 3, 8, 1, 2, 6, 3, 7, 3, 8).state.company.find("Bran")
    assert other.calling.id == "knights-31"
    refused(state, 'knight "Bran" "" knights-30', "Knights 30 is the entry of Isolde, and one Knight")
    slain = act(state, 'fate "Isolde" slain').state
    assert act(slain, 'knight "Bran"', 5, 4, 3, 8, 1, 2, 6, 3, 7).state.company.find("Bran").calling.id == "knights-30"


def test_MB_227_a_ruler_or_a_seer_of_the_realm_holds_their_entry_too(play, act, state, refused):
    entry = json.dumps(calling_json(library().calling("knights-30")))
    ruled = act(state, f"calling 0303 {entry}").state
    refused(ruled, 'knight "Bran" "" knights-30', "Knights 30 is the entry of Dame Orla Vane")
    assert (
        act(ruled, 'knight "Bran"', 5, 4, 3, 8, 1, 2, 6, 3, 7, 1, 1).state.company.find("Bran").calling.id
        == "knights-0"
    )


def test_nothing_is_drawn_where_every_title_is_held():
    few = Rules(library(72, 1))
    state = few.apply(NEW, few.parse('knight "Isolde"'), Dice("1")).state
    with pytest.raises(Unreadable, match="nothing can be drawn"):
        Rules(library(72, 0)).apply(NEW, few.parse('knight "Bran"'), Dice("1"))
    with pytest.raises(IllegalCommand, match="every title is borne"):
        few.apply(state, few.parse('knight "Bran"'), Dice("1"))


def test_MB_029_squires_are_offered_in_small_companies(play):
    two = play(NEW, *[(f'knight "{name}"', 5, 4, 3, 8, 1, 2, 6, 1, n) for n, name in enumerate(("Ada", "Bea"), 1)])
    assert offers_squires(two) == 2
    one = play(two, ('squire "Wat" "Ada"', 1, 1, 1, 1, 1, 1, 1))
    assert offers_squires(one) == 1
    three = play(two, ('knight "Cyr"', 5, 4, 3, 8, 1, 2, 6, 1, 3))
    assert offers_squires(three) == 0


def test_MB_029_more_squires_are_by_hand_and_said_to_be_more_than_usual(play, act):
    three = [(f'knight "{name}"', 5, 4, 3, 8, 1, 2, 6, 1, n) for n, name in enumerate(("Ada", "Bea", "Cyr"), 1)]
    dice = (1, 1, 1, 1, 1, 1, 1)
    usual = act(play(NEW, *three[:2]), 'squire "Wat" "Ada"', *dice)
    assert "by hand" not in usual.events[0].text
    assert "by hand: usually Ada would have one" in act(usual.state, 'squire "Nan" "Ada"', *dice).events[0].text
    assert "by hand: Squires are usual" in act(play(NEW, *three), 'squire "Wat" "Ada"', *dice).events[0].text


def squired(play, die):
    knight = ('knight "Ada"', 5, 4, 3, 8, 1, 2, 6, 1, 1)
    return play(NEW, knight, ('squire "Wat" "Ada"', 3, 4, 6, 6, 1, 1, die))


def test_MB_031_a_squires_virtues_are_2d6_with_1_guard(play):
    squire = squired(play, 1).company.find("Wat")
    assert (*virtues(squire), squire.guard.full, squire.of, squire.kind) == (7, 12, 2, 1, "Ada", "squire")
    assert squired(play, 1).company.glory("Wat") == 0


def test_MB_032_MB_A3_a_pony_of_less_spirit_and_a_dagger(play):
    company = squired(play, 1).company
    pony = company.find("Wat's pony")
    assert (pony.kind, pony.of, *virtues(pony), pony.guard.full) == ("steed", "Wat", 7, 7, 2, 2)
    assert "Dagger (d6)" in company.find("Wat").items


def test_MB_033_a_cudgel(play):
    assert squired(play, 1).company.find("Wat").items[1] == "Cudgel (d8 hefty)"


def test_MB_034_an_axe(play):
    assert squired(play, 2).company.find("Wat").items[1] == "Axe (d8 hefty)"


def test_MB_035_MB_A5_a_hatchet(play):
    assert squired(play, 3).company.find("Wat").items[1] == "Hatchet (d6 hefty)"


def test_MB_036_a_shortbow(play):
    assert squired(play, 4).company.find("Wat").items[1] == "Shortbow (d6 long)"


def test_MB_037_a_shield(play):
    squire = squired(play, 5).company.find("Wat")
    assert (squire.items[1], squire.armour) == ("Shield (d4, A1)", 1)


def test_MB_038_MB_A5_three_javelins(play):
    assert squired(play, 6).company.find("Wat").items[1] == "Three javelins (d6 hefty)"


def test_a_squire_is_knighted_with_a_steed_of_no_kind_that_is_told(play, act):
    state = replace(NEW, company=Company(members=(someone("Wat", "squire"), steed("Moth", of="Wat"))))
    assert "with Moth" in act(state, 'knighted "Wat" knights-5', 3, 6, 1).events[0].text


def test_MB_039_MB_A67_a_squire_is_knighted(play, act, refused):
    step = act(squired(play, 1), 'knighted "Wat"', 3, 6, 1, 1, 2)
    knight = step.state.company.find("Wat")
    assert (*virtues(knight), knight.guard.full, knight.kind, knight.of) == (10, 18, 3, 1, "knight", "")
    assert (knight.calling.id, step.state.company.glory("Wat")) == ("knights-1", 0)
    assert "Cudgel (d8 hefty)" in knight.items
    assert knight.items.count("Dagger (d6)") == 1
    assert act(step.state, 'glory "Wat" 1 tournament "the lists"').state.company.glory("Wat") == 1
    refused(step.state, 'knighted "Wat"', "is a knight: Squires are knighted")


def test_MB_039_no_virtue_rises_above_19_and_what_is_lost_stays_lost(play, act):
    raised = act(squired(play, 1), 'raise "Wat" cla 6').state
    assert act(raised, 'knighted "Wat" knights-5', 3, 6, 1).state.company.find("Wat").cla == Score(19, 19)
    hurt = act(squired(play, 1), 'lose "Wat" cla 5').state
    assert act(hurt, 'knighted "Wat" knights-5', 3, 6, 1).state.company.find("Wat").cla == Score(13, 18)


def test_MB_022_steeds_among_the_property_come_along(rules, play):
    entry = library().calling("knights-30")
    lines = ("Two riding steeds, matched", "An ox, ridden", "A feast in a box (Sustenance)", "A wooden horse on wheels")
    owner = fresh.called(fresh.knight("Ada", (9, 9, 9), 3), replace(entry, belongings=lines))
    beasts = tuple(fresh.steeds_of(owner, ("Ada",), owner.calling.belongings))
    assert [(one.name, one.kind, one.of, one.note) for one in beasts] == [
        ("Ada's riding steed", "steed", "Ada", lines[0]),
        ("Ada's riding steed 2", "steed", "Ada", lines[0]),
        ("Ada's ox", "beast", "Ada", lines[1]),
    ]
    assert owner.remedy == "sustenance"
    assert owner.items[:4] == lines


@pytest.mark.parametrize(("beast", "worn"), [("A charger won last week", ("Shield (d4, A1)",)), ("A mule", ())])
def test_MB_167_who_brings_a_steed_has_a_shield_beside_the_lance(beast, worn):
    entry = replace(library().calling("knights-30"), belongings=("Lance (d10 long)", "Shield (d4, A1)", beast))
    knight = fresh.called(fresh.knight("Ada", (9, 9, 9), 3), entry)
    assert (knight.held, knight.worn) == (("Lance (d10 long)",), worn)


def test_MB_184_a_beast_of_the_list(act, play, refused):
    state = play(NEW, ('knight "Ada"', 5, 4, 3, 8, 1, 2, 6, 1, 1))
    step = act(state, 'beast "Bramble" "Charger" "Ada"')
    steed = step.state.company.find("Bramble")
    assert (steed.kind, steed.title, steed.of, *virtues(steed), steed.guard.full) == (
        "steed",
        "charger",
        "Ada",
        10,
        5,
        5,
        5,
    )
    assert steed.items == ("Trample (d8)",)
    assert step.events[0].text == "Bramble, a charger (rare), joins as Ada's: VIG 10, CLA 5, SPI 5, 5GD, Trample (d8)."
    refused(state, 'beast "Tusk" "elephant"', "'elephant' is no beast of the list")
    refused(state, 'beast "Tusk" "ox" "Bran"', "nobody in the Company is called 'Bran'")


def test_MB_231_a_followers_virtues_are_d12_and_d6(act, refused):
    step = act(NEW, 'follower "Wenna" guide', 1, 1, 12, 6, 5, 2)
    assert virtues(step.state.company.find("Wenna")) == (2, 18, 7)
    assert "counts as a guide at night" in step.events[0].text
    refused(NEW, 'follower "Wenna" juggler', "'juggler' is no service: there are servant, guide")


MEMBER = Member("Wat", "follower", Score(7, 9), Score(8, 8), Score(8, 8), GuardScore(2, 2), items=("Mace (d8 hefty)",))


def written(member, **more):
    return f"member {json.dumps(kept_json(member) | more)}"


def test_a_member_is_written_by_hand_and_read_back(act):
    step = act(NEW, written(MEMBER))
    assert step.state.company.find("Wat") == MEMBER
    assert step.events[0].text == "Wat, follower, was written into the Company by hand."


def test_what_changed_by_hand_is_told(act):
    state = act(NEW, written(MEMBER)).state
    changed = written(MEMBER, vig={"now": 9, "full": 9}, fatigued=True, player="Ann", held=["Mace (d8 hefty)"])
    assert act(state, changed).events[0].text == (
        "Wat was changed by hand: VIG 9 of 9, was 7 of 9, held Mace (d8 hefty), was nothing, player Ann and fatigued."
    )
    assert act(state, written(MEMBER)).events[0].text == "Wat stays as they were."
    assert "by hand: note." in act(state, written(MEMBER, note="x" * 200)).events[0].text


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"vig": {"now": 9, "full": 7}}, "Wat: VIG is 9 now, above the 7 it is in full"),
        ({"guard": {"now": 3, "full": 2}}, "Wat: Guard is 3 now, above the 2 it is in full"),
        ({"held": ["Sling (d4 hefty)"]}, "Wat: 'Sling (d4 hefty)' is held, but is not among their items"),
        ({"held": ["Mace (d8 hefty)"] * 2}, "'Mace (d8 hefty)' is held, but is not among"),
        ({"worn": ["Coat (A1)"]}, "Wat: 'Coat (A1)' is worn, but is not among their items"),
        ({"of": "Wat"}, "Wat cannot be of themselves"),
        ({"name": " Wat"}, "' Wat' is no name"),
    ],
)
def test_what_does_not_agree_is_refused_with_the_reason(refused, more, reason):
    refused(NEW, written(MEMBER, **more), reason)


def test_every_fault_of_a_member_is_told(rules):
    with pytest.raises(Unreadable) as error:
        rules.parse('member {"name": "Wat", "kind": "knave", "vig": {"now": 30, "full": 9}}')
    for words in ("member.kind", "'knave'", "member.vig.now (30)", "member.cla", "member.guard"):
        assert words in str(error.value)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"name": "A\nb"}, "member.name has a character that cannot be printed: U+000A"),
        ({"items": ["Rope", "Bell\u0007"]}, "member.items has a character that cannot be printed: U+0007"),
        ({"note": "a\u0000"}, "member.note has a character that cannot be printed: U+0000"),
    ],
)
def test_what_cannot_be_printed_is_not_written(rules, more, fault):
    with pytest.raises(Unreadable, match=re.escape(fault)):
        rules.parse(written(MEMBER, **more))
    assert rules.parse(written(MEMBER, note="two\nlines")).member.note == "two\nlines"


def test_another_name_is_written_wherever_it_is_kept(play, act, refused):
    state = play(squired(play, 1), ('successor "Ada" "Wat"',), ('glory "Ada" 1 tournament "the lists"',))
    step = act(state, 'rechristen "Ada" "Ada the Elder"')
    company = step.state.company
    assert (company.find("Wat").of, company.glory("Ada the Elder"), company.find("Ada")) == ("Ada the Elder", 1, None)
    again = act(step.state, 'rechristen "Wat" "Wat Tyler"').state.company
    assert again.find("Ada the Elder").successor == "Wat Tyler"
    assert again.find("Wat's pony").of == "Wat Tyler"
    refused(state, 'rechristen "Ada" "wat"', "has 'Wat' already")
    refused(state, 'rechristen "Ada" "Ada"', "is called so already")
    assert act(state, 'rechristen "Ada" "ADA"').state.company.find("ADA")


def test_who_is_dismissed_was_never_there(play, act, refused):
    state = play(squired(play, 1), ('glory "Ada" 1 tournament "the lists"',))
    company = act(state, 'dismiss "Ada"').state.company
    assert [member.name for member in company.members] == ["Wat", "Wat's pony"]
    assert (company.awards, company.find("Wat").of) == ((), "")
    refused(state, 'dismiss "Nobody"', "nobody in the Company is called 'Nobody'")


def test_MB_050_MB_289_MB_306_player_successor_and_age_are_said(play, act, refused):
    state = play(squired(play, 1), ('player "Wat" "Ann"',), ('successor "Ada" "Wat"',), ('age "Ada" old',))
    ada, wat = state.company.find("Ada"), state.company.find("Wat")
    assert (wat.player, ada.successor, ada.age) == ("Ann", "Wat", "old")
    assert act(state, 'player "Wat" ""').events[0].text == "Wat has no player now."
    assert act(state, 'successor "Ada" ""').events[0].text == "Ada has no successor now."
    refused(state, 'successor "Ada" "Ada"', "cannot follow themselves")
    slain = act(state, 'fate "Ada" slain').state
    refused(slain, 'age "Ada" young', "no longer of the Company")


class Packed(Library):
    """A library of which a pack has the last entries, without a place in the 72."""

    def __init__(self, of_pack):
        super().__init__(SampleShelf(0, 72))
        self.of_pack = of_pack

    def calling(self, key):
        own = int(key.rpartition("-")[2]) < 72 - self.of_pack
        found = super().calling(key)
        return found if own else replace(found, d6=0, d12=0, credit=replace(found.credit, pack="my-book"))


def test_MB_021_what_packs_add_stands_on_a_list_of_its_own():
    rules, numbers = Rules(Packed(3)), (5, 4, 3, 8, 1, 2, 6)

    def entry(*dice):
        chance = Script([*numbers, *dice])
        found = rules.apply(NEW, rules.parse('knight "Ada"'), chance).state.company.find("Ada").calling
        chance.finish()
        return found.id

    assert [entry(8, n) for n in (1, 2, 3)] == ["knights-69", "knights-70", "knights-71"]
    assert entry(7, 2) == "knights-70"
    assert entry(6, 9) == "knights-68"
    with pytest.raises(Unreadable, match="a d9 shows 1 to 9; 10"):
        entry(6, 10)


def test_an_entry_of_a_pack_that_has_anothers_place_gives_way():
    class Crowded(Packed):
        def calling(self, key):
            found = super().calling(key)
            return replace(found, d6=1, d12=1) if found.credit.pack else found

    rules = Rules(Crowded(1))
    chance = Script([5, 4, 3, 8, 1, 2, 6, 1, 1])
    assert rules.apply(NEW, rules.parse('knight "Ada"'), chance).state.company.find("Ada").calling.id == "knights-0"
    chance = Script([5, 4, 3, 8, 1, 2, 6, 8, 1])
    assert rules.apply(NEW, rules.parse('knight "Ada"'), chance).state.company.find("Ada").calling.id == "knights-71"


def test_a_long_line_of_property_is_cut_with_its_dice_whole():
    line = f"A mace {'so very ' * 12}heavy (d8 hefty)"
    cut = fresh.fitting(line)
    assert len(cut) <= 80
    assert cut.endswith("… (d8 hefty)")
    assert fresh.fitting("x" * 100) == "x" * 79 + "…"
    assert fresh.fitting("Mace (d8 hefty)") == "Mace (d8 hefty)"


WRITTEN = Library(load("bastionland"))


@pytest.mark.parametrize("key", WRITTEN.calling_ids)
def test_MB_022_whoever_is_written_makes_a_sound_knight(key):
    entry = WRITTEN.calling(key)
    knight = fresh.called(fresh.knight("Ada", (9, 9, 9), 3), entry)
    assert faults(knight) == ()
    assert knight.items == (*entry.belongings, *gear.STANDARD)
    assert gear.fault_of(gear.Hands(knight.held, knight.worn), mounted=True) == ""
    assert knight.armour == gear.armour_of(knight.worn) <= 2
    assert knight.held
    beasts = list(fresh.steeds_of(knight, ("Ada",), entry.belongings))
    words = " ".join(entry.belongings).lower()
    assert bool(beasts) == any(re.search(rf"\b{kind}s?\b(?! on wheels)", words) for kind in BEASTS), beasts
    remedies = [word for word in REMEDIES if f"({word})" in words]
    assert [knight.remedy] == (remedies or [None])
