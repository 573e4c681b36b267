"""What pages say of a world and ask of it: every hex, place and region, every command, what was made by hand."""

import shutil

import pytest
from world_pages import begun, small_world, tale_of, world_of

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.model import RANKS, REGIONS, Truth
from realmgen.service.registry import open_play
from realmgen.service.worlds import drafts, facts, lines, orders
from realmgen.service.worlds.lore import library


@pytest.fixture
def play(tmp_path, blank):
    return open_play(shutil.copy(blank, tmp_path / "facts.db"))


@pytest.fixture
def game(play):
    return begun(play)


def test_every_hex_has_its_facts():
    world = small_world()
    for cell in range(world.grid.size):
        here = facts.hex_facts(world, world.grid.label(cell))
        assert here.title
        assert here.region == world.region_of(cell)
        assert 2 <= len(here.beside) <= 6
    assert sum(len(facts.places_in(world, number)) for number in range(len(REGIONS))) == len(world.places)


def test_a_hex_off_the_map_is_not_on_it():
    assert facts.on_map(small_world(), "0101")
    assert not facts.on_map(small_world(), "9901")
    assert not facts.on_map(small_world(), "home")


def test_IS_605_foes_near_are_those_one_can_meet_there():
    met = {one.foe.key for number in range(1, 10) for one in facts.foes_near(small_world(), library(), number)}
    legends = {one.foe.key for one in facts.foes_of(small_world(), library()) if one.status in ("legend", "tale")}
    assert met
    assert not met & legends
    sea = facts.foes_near(small_world(), library(), 0)
    assert {one.foe.key for one in sea} <= {"leviathan", "raider", "sodden"}


def test_IS_605_at_a_settlement_the_shy_keep_away_and_woods_have_what_lives_there():
    def near(ground="", *, near=False):
        return {one.foe.key for one in facts.foes_near(small_world(), library(), 7, ground, near=near)}

    kinds = {library().foes[key].kind for key in near() - near(near=True)}
    assert kinds
    assert kinds <= {"firstborn", "beast", "horror"}
    assert near("f") - near("p")


def test_quests_are_told_where_they_lead():
    world = small_world()
    hook = next(hook for hook in world.hooks if hook.places and hook.people)
    assert hook in facts.hooks_at(world, hook.places[0])
    assert hook in facts.hooks_of(world, hook.people[0])
    assert hook in facts.hooks_in(world, world.region_of(world.place(hook.places[0]).cell))


@pytest.mark.parametrize(
    ("rank", "words"),
    [
        ("troublesome", "3 boxes for each harm, inflicts 1"),
        ("dangerous", "2 boxes for each harm, inflicts 2"),
        ("formidable", "1 box for each harm, inflicts 3"),
        ("extreme", "2 ticks for each harm, inflicts 4"),
        ("epic", "1 tick for each harm, inflicts 5"),
    ],
)
def test_IS_564_IS_565_IS_566_IS_567_IS_568_a_rank_in_words(rank, words):
    assert facts.rank_words(rank) == words


def test_one_is_where_the_last_journey_ended(play, game):
    home = small_world().home
    assert facts.whereabouts(tale_of(play, game)) == home
    [near, *_] = facts.by_distance(small_world(), small_world().place(home))
    play.do(game, orders.journey(home, near, "troublesome"))
    assert facts.whereabouts(tale_of(play, game)) == home
    play.do(game, "arrive 1")
    assert facts.whereabouts(tale_of(play, game)) == near


def test_every_command_of_the_pages_is_done(play, game):
    world = small_world()
    home, person = world.home, world.people[0].number
    [near, *_] = facts.by_distance(world, world.place(home))
    free = next(n for n, sign in enumerate(world.regions) if sign == "5" and n not in {p.cell for p in world.places})
    label = world.grid.label(free)
    region = library().regions[4]
    hook = world.hooks[0]
    for command in (
        orders.mode("guided"),
        orders.call("The Grey Reach"),
        orders.bond(tale_of(play, game), place=home),
        orders.take_hook(hook),
        orders.journey(home, near, "dangerous"),
        orders.truth(Truth("iron", (1, 2), own="Iron sings.", starter="A song is heard.", believed="That it is mute.")),
        orders.truth_words("iron", own="Iron hums."),
        orders.roll_truth("iron"),
        orders.somebody(home, "elf"),
        orders.add_person("Wenna the Elder", home),
        orders.person(person, goals=("sleep", "be left alone"), rank="none"),
        orders.roll_part(person, "goal", more=True),
        orders.drop_person(person),
        orders.meet("wolf", pack=4, shift=1, helpers=True),
        orders.fit_foe("wolf", status="rare", note="They went south."),
        orders.paint_region("6", [label]),
        orders.paint_ground("m", [label]),
        orders.add("settlement", label, "Cold Harbour"),
        orders.place(home, name="New Name", features=("a gate", "a well"), known=False),
        orders.roll_place(home, "trouble"),
        orders.move(near, world.grid.label(world.place(home).cell)),
        orders.drop(near),
        orders.draw_card(),
        orders.feature(region, "seed"),
        *map(orders.reroll, orders.PARTS),
    ):
        play.do(game, command)
    assert not play.replay(game)


def test_a_bond_that_is_held_is_ended(play, game):
    home = small_world().home
    play.do(game, orders.bond(tale_of(play, game), place=home))
    play.do(game, orders.bond(tale_of(play, game), place=home, held=True))
    assert tale_of(play, game).bonds == ()


def test_a_road_that_is_there_is_taken_up(play, game):
    road = small_world().roads[0]
    play.do(game, orders.road(world_of(play, game), road.to, road.origin, road.kind))
    assert len(world_of(play, game).roads) == len(small_world().roads) - 1
    play.do(game, orders.road(world_of(play, game), road.origin, road.to, road.kind))
    assert len(world_of(play, game).roads) == len(small_world().roads)


def test_what_was_made_by_hand_counts_since_its_part_was_drawn(play, game):
    home = small_world().home
    assert lines.by_hand(play, game, "settlements") == 0
    play.do(game, orders.roll_place(home, "trouble"))
    play.do(game, orders.place(home, notes="The well is dry."))
    assert lines.by_hand(play, game, "settlements") == 2
    play.undo(game)
    assert (lines.by_hand(play, game, "settlements"), lines.by_hand(play, game, "quests")) == (1, 0)
    play.do(game, orders.reroll("settlements"))
    assert lines.by_hand(play, game, "settlements") == 0


def test_the_card_drawn_last_is_known_until_something_else_is_done(play, game):
    assert lines.drawn_card(play, game) == 0
    play.do(game, orders.draw_card())
    assert world_of(play, game).place(lines.drawn_card(play, game))
    play.do(game, orders.call("The Grey Reach"))
    assert lines.drawn_card(play, game) == 0


def test_IS_A2_a_d100_means_an_option():
    category = library().truths["iron"]
    told = [drafts.typed_truth(category, shown).options for shown in (1, 33, 34, 67, 68, 100)]
    assert told == [(1,), (1,), (2,), (2,), (3,), (3,)]


def test_IS_620_a_d100_means_a_region():
    assert [drafts.typed_region(shown) for shown in (12, 13, 34, 35, 99, 100)] == [1, 2, 3, 4, 9, 0]


def test_IS_573_helpers_make_it_a_rank_easier():
    assert orders.pack_rank("dangerous", 6, 0, helpers=True) == "formidable"
    assert orders.pack_rank("troublesome", 1, -1, helpers=True) == RANKS[0]
    with pytest.raises(IllegalCommand, match="one by one"):
        orders.pack_rank("extreme", 3, 0, helpers=False)
