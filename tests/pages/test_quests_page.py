"""The page of quests: a beginning set up with one press, drawn again in parts, sworn; vows, journeys, fights, bonds."""

import pytest
from world_pages import begun, keys, press, shown, small_world, tale_of, world_of

from realmgen.games.ironsworn.start import steps
from realmgen.ui.dice import HOW, MINE
from realmgen.ui.oracles import desk
from realmgen.ui.quests.at import BONDS, FIGHTS, IDEAS, LEFT, RIGHT, VOWS


@pytest.fixture(autouse=True)
def _no_double_clicks(monkeypatch):
    monkeypatch.setattr(desk, "TWICE", 0)


@pytest.fixture
def opened(open_page, play):
    """The page of a world after some commands: `opened("setup")` gives it and its game."""

    def made(*texts, mode="solo"):
        game = begun(play, mode=mode)
        for text in texts:
            play.do(game, text)
        return open_page("quests", world=game.code), game

    return made


@pytest.fixture
def running(opened):
    """The page of a campaign that has begun."""

    def made(*texts, **how):
        return opened("setup", "oath 2", "start", *texts, **how)

    return made


def turn(at, key, to):
    at.segmented_control(key).set_value(to).run()
    assert not at.exception
    return at


def tracks(at):
    """How the tracks on the page are told to those who cannot see them."""
    return [
        html.value.split('alt="')[1].split(" of ten")[0] for html in at.get("html") if 'class="track"' in html.value
    ]


def left_open(play, game):
    return [step.key for step in steps(tale_of(play, game)) if step.state != "done"]


def test_without_a_world_the_page_says_how_to_come_by_one(open_page):
    at = open_page("quests")
    assert "No world is open" in shown(at)


def test_one_press_sets_all_up_and_the_oath_is_pressed_next(opened, play):
    at, game = opened()
    assert "8. Begin" in shown(at)
    press(at, "quests.setup")
    assert left_open(play, game) == ["oath", "play"]
    assert "quests.setup" not in keys(at)
    tale = tale_of(play, game)
    assert tale.scene.split(". ", 1)[1][:20] in shown(at).replace("\\", "")
    press(at, "quests.oath")
    assert left_open(play, game) == ["play"]
    assert f"a {tale_of(play, game).oath}." in shown(at).replace("\\", "")
    assert "The oath: " in shown(at).replace("\\", "")
    assert " against " in shown(at)
    press(at, "quests.start")
    assert tale_of(play, game).started
    assert "It has begun" in shown(at)
    assert "quests.to.oracles" in keys(at)
    press(at, "quests.to.vows")
    assert at.session_state[LEFT] == VOWS


@pytest.mark.parametrize("part", ["links", "bonds", "background", "incident", "prologue", "midst"])
def test_each_part_is_drawn_again_by_itself(opened, play, part):
    at, game = opened("setup")
    before = tale_of(play, game)
    press(at, f"quests.draw.{part}")
    after = tale_of(play, game)

    def parts(tale):
        vow = next(vow for vow in tale.vows if vow.kind == "background")
        world = tale.world
        return {
            "links": tale.links,
            "bonds": tale.bonds,
            "background": (vow.text, world.background),
            "incident": world.incident,
            "scene": tale.scene,
        }

    drawn = "scene" if part in ("prologue", "midst") else part
    old, new = parts(before), parts(after)
    assert {name for name in old if old[name] != new[name]} <= {drawn}
    assert len(play.history(game)) == 4


def test_typed_dice_draw_the_trouble(opened, play):
    at, game = opened()
    turn(at, HOW, MINE)
    press(at, "quests.draw.incident")
    assert "Settlement trouble" in shown(at)
    at.text_input("oracles.shown").set_value("71").run()
    assert world_of(play, game).incident.source == "trouble 71"


def test_IS_656_the_oath_is_typed_in(opened, play):
    at, game = opened("setup")
    turn(at, HOW, MINE)
    press(at, "quests.oath", "oracles.face.5", "oracles.face.5", "oracles.face.9")
    assert tale_of(play, game).oath == "weak hit"
    assert all(die.typed for die in play.history(game)[-1].rolls)


def test_IS_655_a_scene_has_two_ways_to_open(opened, play):
    at, game = opened()
    assert {"quests.draw.prologue", "quests.draw.midst"} <= keys(at)
    press(at, "quests.draw.midst")
    assert tale_of(play, game).scene.startswith("In the midst of things. ")


def test_IS_653_what_happens_is_shown_with_its_six_points(opened):
    at, _ = opened()
    for ask in ("Is it personal?", "Does a clock tick?", "Can it be done in a session or two?"):
        assert ask in shown(at)


def test_IS_650_a_step_is_left_for_later_and_taken_back(opened, play):
    at, game = opened()
    press(at, "quests.later.bonds")
    assert tale_of(play, game).later == ("bonds",)
    assert "quests.draw.bonds" not in keys(at)
    press(at, "quests.later.bonds")
    assert tale_of(play, game).later == ()


def test_IS_517_another_home_is_chosen(opened, play):
    at, game = opened()
    world = small_world()
    other = next(one.number for one in world.places if one.kind == "settlement" and one.number != world.home)
    at.selectbox(f"quests.home.{game.code}.{world.home}").set_value(other).run()
    assert world_of(play, game).home == other


def test_IS_649_in_a_group_the_page_asks_how_they_know_each_other(opened):
    def label(mode):
        return opened(mode=mode)[0].button("quests.draw.links").label

    assert label("co-op") == "Draw a link"
    assert label("solo") == "Draw what is said"


def test_a_vow_is_marked_stepped_and_fulfilled(running, play):
    at, game = running()
    number = tale_of(play, game).vows[-1].number
    press(at, f"quests.mark.{number}", f"quests.step.{number}.1")
    vow = tale_of(play, game).vows[-1]
    assert vow.ticks > 0
    assert vow.outline[0].done
    assert f"~~{vow.outline[0].text[:4]}" in shown(at).replace("\\", "")
    press(at, f"quests.fulfil.{number}")
    assert tale_of(play, game).vows[-1].state == "fulfilled"
    press(at, "app.undo")
    assert tale_of(play, game).vows[-1].state == "open"


def test_a_step_more_is_written(running, play):
    at, game = running()
    vow = tale_of(play, game).vows[-1]
    at.text_input(f"quests.plan.{game.code}.{vow.number}.{len(vow.outline)}").set_value("Ask the miller").run()
    assert tale_of(play, game).vows[-1].outline[-1].text == "Ask the miller"


def test_IS_666_a_vow_waits_for_the_one_sworn_on_its_way(running, play):
    at, game = running()
    main = tale_of(play, game).vows[-1].number
    play.do(game, f'vow troublesome "Find the ferryman" {{"main":{main}}}')
    turn(at, LEFT, VOWS)
    assert at.button(f"quests.mark.{main}").disabled
    press(at, f"quests.both.{main + 1}")
    assert not at.button(f"quests.mark.{main}").disabled
    assert next(vow for vow in tale_of(play, game).vows if vow.number == main).ticks > 0


def test_IS_667_with_no_vow_open_a_problem_is_suggested(running, play):
    at, game = running()
    number = tale_of(play, game).vows[-1].number
    press(at, f"quests.forsake.{number}")
    assert "No vow keeps you busy" in shown(at)
    press(at, "quests.suggested")
    assert tale_of(play, game).vows[-1].state == "open"
    assert "No vow keeps you busy" not in shown(at)


def test_ideas_are_listed_by_what_they_come_from_and_taken_up(running, play):
    at, game = running()
    turn(at, LEFT, IDEAS)
    first = [key for key in sorted(keys(at)) if key.startswith("quests.take.")]
    assert len(first) == 6
    press(at, "quests.show_more")
    assert len([key for key in keys(at) if key.startswith("quests.take.")]) == 12
    turn(at, "quests.kind", "Regions")
    listed = {key for key in keys(at) if key.startswith("quests.take.")}
    assert listed
    assert all(key.startswith("quests.take.region-") for key in listed)
    taken = next(key for key in sorted(keys(at)) if key.startswith("quests.take.region"))
    press(at, taken)
    assert tale_of(play, game).vows[-1].kind == "quest"
    assert taken not in keys(at)


def test_IS_659_it_may_begin_with_an_idea(opened, play):
    at, game = opened()
    turn(at, LEFT, IDEAS)
    key = next(key for key in sorted(keys(at)) if key.startswith("quests.happens."))
    press(at, key)
    assert world_of(play, game).incident.source.replace(" ", "-") == key.removeprefix("quests.happens.")
    assert world_of(play, game).incident.rank in ("troublesome", "dangerous", "formidable")


def test_a_journey_is_marked_in_its_boxes_and_ends(running, play):
    home = small_world().home
    other = next(one.number for one in small_world().places if one.number != home)
    at, game = running(f"journey {home} {other} troublesome")
    number = tale_of(play, game).journeys[0].number
    press(at, f"quests.onward.{number}")
    assert "3 boxes" in tracks(at)
    press(at, f"quests.arrive.{number}")
    assert tale_of(play, game).journeys[0].state == "arrived"
    assert "Nobody is on the road" in shown(at)


def test_a_fight_fills_its_track_and_the_foe_acts(running, play):
    at, game = running('meet wolf {"pack":5}')
    turn(at, RIGHT, FIGHTS)
    number = tale_of(play, game).fights[0].number
    press(at, f"quests.hit.{number}.2", f"quests.turn.{number}")
    fight = tale_of(play, game).fights[0]
    assert fight.ticks == 8
    assert "2 boxes" in tracks(at)
    assert fight.intent[:10] in shown(at).replace("\\", "")
    press(at, f"quests.won.{number}")
    assert "Nobody is fought" in shown(at)


def test_bonds_are_ticks_and_at_most_three_before_it_begins(opened, play):
    at, game = opened()
    turn(at, RIGHT, BONDS)
    assert "No bonds yet" in shown(at)
    press(at, "quests.somebody", "quests.somebody")
    assert "2 ticks" in tracks(at)
    press(at, "quests.somebody")
    assert "Three is as many" in shown(at)
    press(at, "quests.unbond.1")
    assert len(tale_of(play, game).bonds) == 2


def test_what_is_refused_is_said_and_nothing_is_written(running, play):
    at, game = running()
    number = tale_of(play, game).vows[-1].number
    play.do(game, f"fulfil {number}")
    lines = len(play.history(game))
    at.button(f"quests.mark.{number}").click().run()
    assert len(play.history(game)) == lines
    assert "Nothing was" in shown(at)


def test_other_ideas_are_a_press_away_from_the_one_suggested(running, play):
    at, game = running()
    press(at, f"quests.forsake.{tale_of(play, game).vows[-1].number}", "quests.others")
    assert at.segmented_control(LEFT).value == IDEAS


def written(at, **fields):
    """Fill in the fields of a form by their keys' ends, and send it."""
    *_, (name, _) = start = [(key.replace("__", "."), value) for key, value in fields.items()]
    for key, value in start:
        kind = at.text_area if key.endswith(("text", "steps")) and not key.endswith("new.text") else at.text_input
        kind(key).set_value(value)
    press(at, f"{name.rpartition('.')[0]}.{'swear' if 'new' in name else 'keep'}")


def unfold(at, key):
    at.session_state[key] = True
    at.run()
    assert not at.exception


def test_what_happens_and_the_scene_are_written_in_ones_own_words(opened, play):
    at, game = opened()
    unfold(at, "quests.own.incident")
    written(at, quests__own__incident__oath="Mend the bridge", quests__own__incident__text="It went in the night.")
    hook = world_of(play, game).incident
    assert (hook.oath, hook.text, hook.source) == ("Mend the bridge", "It went in the night.", "own")
    unfold(at, "quests.write.scene")
    written(at, quests__write__scene__text="The gate burns.")
    assert tale_of(play, game).scene == "Prologue. The gate burns."


def test_a_vow_of_ones_own_is_sworn_with_its_steps_and_changed(running, play):
    at, game = running()
    unfold(at, "quests.new")
    written(at, quests__new__text="Find the horse", quests__new__steps="Ask\nRide")
    vow = tale_of(play, game).vows[-1]
    assert (vow.text, vow.rank, [step.text for step in vow.outline]) == ("Find the horse", "dangerous", ["Ask", "Ride"])
    unfold(at, f"quests.amend.{vow.number}")
    at.slider(f"quests.amend.{vow.number}.ticks").set_value(13)
    press(at, f"quests.amend.{vow.number}.keep")
    assert tale_of(play, game).vows[-1].ticks == 13
    assert "3 boxes and 1 tick" in tracks(at)


def test_a_vow_waits_for_the_one_before_it_and_a_promise_may_be_a_milestone(running, play):
    at, game = running()
    first = tale_of(play, game).vows[-1]
    unfold(at, "quests.new")
    at.selectbox("quests.new.main").set_value(first.number)
    written(at, quests__new__text="Find the horse")
    assert at.button(f"quests.fulfil.{first.number}").disabled
    assert f"on the way to: {first.text}" in shown(at).replace("\\", "")
    other = next(vow for vow in tale_of(play, game).vows if vow.number not in (first.number, first.number + 1))
    unfold(at, "quests.new")
    at.selectbox("quests.new.marks").set_value(other.number)
    written(at, quests__new__text="Carry the salt")
    marked = next(vow for vow in tale_of(play, game).vows if vow.number == other.number)
    assert marked.ticks > other.ticks


def test_a_journey_is_ranked_by_its_way_before_one_sets_out(running, play):
    at, game = running()
    unfold(at, "quests.out")
    other = next(one.number for one in small_world().places if one.number != small_world().home)
    at.selectbox("quests.out.to").set_value(other).run()
    press(at, "quests.depart")
    journey = tale_of(play, game).journeys[-1]
    assert journey.to == other
    waypoint = f"quests.onward.{journey.number}"
    assert not at.button(waypoint).disabled
    play.do(game, f"onward {journey.number} 10")
    at.run()
    assert at.button(waypoint).disabled
    assert "Progress score 10" in shown(at)


def test_a_foe_is_met_and_a_bond_forged(running, play):
    at, game = running()
    turn(at, RIGHT, FIGHTS)
    unfold(at, "quests.meet")
    at.selectbox("quests.foe").set_value("wolf").run()
    at.selectbox("quests.many").set_value(4).run()
    press(at, "quests.fight")
    [fight] = tale_of(play, game).fights
    assert (fight.foe, fight.pack) == ("wolf", 4)
    turn(at, RIGHT, BONDS)
    unfold(at, "quests.newbond")
    at.text_input("quests.bond.words").set_value("The old boat").run()
    press(at, "quests.forge")
    assert tale_of(play, game).bonds[-1].name == "The old boat"
