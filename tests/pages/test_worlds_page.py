"""The page of worlds: begun with a press or by choice, looked at hex by hex, changed by hand, taken back."""

from dataclasses import replace

import pytest
from world_pages import begun, field, keys, press, shown, small_world, tale_of, world_of

from realmgen.service.worlds import facts, games
from realmgen.ui.dice import HOW, MINE
from realmgen.ui.widgets import plain


@pytest.fixture
def open_world(open_page, play):
    """A world that is open at its home: `(page, game)`."""

    def opened(*, mode="solo", **query):
        game = begun(play, mode=mode)
        return open_page("worlds", world=game.code, **query), game

    return opened


def home_of(world):
    return world.place(world.home)


def elsewhere(world, kind):
    """A hex with a place of that kind which is not the home."""
    place = next(one for one in world.places if one.kind == kind and one.number != world.home)
    return place, world.grid.label(place.cell)


def test_one_press_makes_a_world_and_opens_it(open_page, play):
    at = open_page("worlds")
    assert "No world yet" in shown(at)
    press(at, "worlds.now")
    [line] = games.listed(play)
    world = world_of(play, line.campaign)
    assert len(world.truths) == 11
    assert at.query_params["world"] in (line.campaign.code, [line.campaign.code])
    assert f"{world.home} · {home_of(world).name}" in shown(at)


def test_worlds_of_the_campaign_stand_apart_from_those_alone(open_page, play, make):
    campaign = make("The Vale")
    within = begun(play, within=campaign)
    alone, other = begun(play), begun(play, within=make("The Fen"))
    at = open_page("worlds", campaign=campaign.code)
    assert [head.value for head in at.subheader] == ["Worlds", "In The Vale", "On their own"]
    assert {f"worlds.open.{game.code}" for game in (within, alone)} <= keys(at)
    assert f"worlds.open.{other.code}" not in keys(at)


def test_a_world_is_gone_on_with_and_left(open_page, play):
    game = begun(play)
    at = press(open_page("worlds"), f"worlds.open.{game.code}")
    assert home_of(small_world()).name in shown(at)
    press(at, "worlds.leave")
    assert f"worlds.open.{game.code}" in keys(at)


def test_a_world_that_was_put_away_is_brought_back(open_page, play):
    game = begun(play)
    play.archive(game)
    at = open_page("worlds")
    assert "No world yet" in shown(at)
    press(at, f"worlds.back.{game.code}")
    assert games.listed(play)


def test_a_world_that_is_not_here_is_said_to_be_missing(open_page):
    at = open_page("worlds", world="deadbeef")
    assert "There is no world" in shown(at)


def test_IS_518_truths_are_chosen_rolled_or_left_to_chance(open_page, play):
    at = press(open_page("worlds"), "worlds.new", "worlds.form.truths.take.old-world.2")
    assert "1 of 11 chosen" in shown(at)
    assert at.pills("worlds.form.truths.at").value == "iron"
    at = press(at, "worlds.form.truths.roll", "worlds.keep")
    [line] = games.listed(play)
    world = world_of(play, line.campaign)
    assert world.truth("old-world").options == (2,)
    assert world.options.truths == world.truths[:2]


def test_IS_A2_a_typed_die_decides_a_truth(open_page):
    at = press(open_page("worlds"), "worlds.new")
    at.segmented_control(HOW).set_value(MINE).run()
    field(at, "text_input", "worlds.form.truths.die").set_value("3 4").run()
    assert "1 of 11 chosen" in shown(at)
    chosen = at.session_state["worlds.form"].options.truths
    assert [(truth.category, truth.options) for truth in chosen] == [("old-world", (2,))]
    field(at, "text_input", "worlds.form.truths.die").set_value("101").run()
    assert "you typed" in shown(at)
    press(at, "worlds.form.truths.next")
    assert at.pills("worlds.form.truths.at").value == "legacies"


def test_IS_620_typed_dice_say_where_home_lies(open_page):
    at = press(open_page("worlds"), "worlds.new")
    at.segmented_control(HOW).set_value(MINE).run()
    for typed, region in (("35", 4), ("00", 0), ("34", 3)):
        at.text_input("worlds.form.home.die").set_value(typed).run()
        assert at.session_state["worlds.form"].options.start == region
    at.text_input("worlds.form.home.die").set_value("99").run()
    assert "Nobody lives in the Shattered Wastes" in shown(at)
    assert at.session_state["worlds.form"].options.start == 3


def test_IS_517_the_home_lies_where_it_is_asked_for(open_page, play):
    at = press(open_page("worlds"), "worlds.new")
    at.selectbox("worlds.form.home").set_value("4").run()
    at.text_input("worlds.form.seed").set_value("a seed").run()
    at.text_input("worlds.form.name").set_value("The Drowned North").run()
    press(at, "worlds.keep")
    [line] = games.listed(play)
    world = world_of(play, line.campaign)
    assert (world.name, world.seed, line.campaign.name) == ("The Drowned North", "a seed", "The Drowned North")
    assert world.region_of(home_of(world).cell) == 4


def test_a_land_with_one_settlement_is_kept_too(open_page, play):
    at = press(open_page("worlds"), "worlds.new")
    at.selectbox("worlds.form.settlements").set_value("1").run()
    at.selectbox("worlds.form.sites").set_value("0").run()
    at = press(at, "worlds.keep")
    at.session_state["worlds.journey.open"] = True
    at.run()
    assert "There is no other place to go to" in shown(at)
    place = world_of(play, games.listed(play)[0].campaign).places[0]
    play.do(games.listed(play)[0].campaign, f"place-drop {place.number}")
    at.segmented_control("worlds.side").set_value("All places").run()
    assert "Nothing stands in this land yet" in shown(at)


def test_a_world_that_cannot_be_made_says_why_and_the_form_goes_on(open_page):
    at = press(open_page("worlds"), "worlds.new")
    form = at.session_state["worlds.form"]
    at.session_state["worlds.form"] = replace(form, options=replace(form.options, start=9))
    at.run()
    assert "Nobody lives in the Shattered Wastes" in shown(at).replace("nobody", "Nobody")
    assert at.button("worlds.keep").disabled
    at.selectbox("worlds.form.home").set_value("5").run()
    assert not at.button("worlds.keep").disabled


def test_rolling_again_takes_another_seed_and_cancelling_keeps_nothing(open_page, play):
    at = press(open_page("worlds"), "worlds.new")
    before = at.text_input("worlds.form.seed").value
    at = press(at, "worlds.reroll")
    assert at.text_input("worlds.form.seed").value != before
    press(at, "worlds.cancel")
    assert not games.listed(play)


def test_a_place_is_renamed_and_it_is_taken_back(open_world, play):
    at, game = open_world()
    before = home_of(world_of(play, game))
    at.session_state["worlds.change"] = True
    at.run()
    name = field(at, "text_input", f"worlds.word.{game.code}.{before.number}.name")
    name.set_value("Cold Harbour").run()
    assert home_of(world_of(play, game)).name == "Cold Harbour"
    assert "Cold Harbour" in shown(at)
    press(at, "app.undo")
    assert before.name in shown(at)


def test_IS_635_another_trouble_is_one_press(open_world, play):
    at, game = open_world()
    press(at, "worlds.roll.trouble")
    line = play.history(game)[-1]
    assert (line.command, line.rolls[0].sides) == (f"place-again {small_world().home} trouble", 100)
    assert plain(home_of(world_of(play, game)).troubles[-1]) in shown(at)


def test_typed_dice_name_a_settlement_anew(open_world, play):
    at, game = open_world()
    at.segmented_control(HOW).set_value(MINE).run()
    press(at, "worlds.roll.name")
    assert "what does the d100 show?" in shown(at)
    at.text_input("oracles.shown").set_value("20, 85").run()
    assert home_of(world_of(play, game)).name == "Cinderhome"


def test_somebody_new_comes_to_live_there(open_world, play):
    at, game = open_world()
    before = len(facts.people_of(world_of(play, game), small_world().home))
    press(at, "worlds.somebody")
    assert len(facts.people_of(world_of(play, game), small_world().home)) == before + 1


def test_a_bond_is_made_and_ended(open_world, play):
    at, game = open_world()
    press(at, "worlds.bond")
    assert [bond.place for bond in tale_of(play, game).bonds] == [small_world().home]
    press(at, "worlds.bond")
    assert tale_of(play, game).bonds == ()


def test_a_site_has_a_page_too(open_world):
    site, label = elsewhere(small_world(), "site")
    at, _ = open_world(hex=label)
    assert f"{site.number} · {site.name}" in shown(at)
    assert "worlds.roll.where" in keys(at)


def test_a_free_hex_is_settled_with_a_press(open_world, play):
    world = small_world()
    cell = next(n for n, sign in enumerate(world.regions) if sign == "5" and n not in {p.cell for p in world.places})
    at, game = open_world(hex=world.grid.label(cell))
    press(at, "worlds.found.settlement")
    assert len(world_of(play, game).places) == len(world.places) + 1


def test_IS_502_a_journey_has_the_rank_its_way_suggests(open_world, play):
    world = small_world()
    far = next(p for p in world.places if world.region_of(p.cell) != world.region_of(home_of(world).cell))
    at, game = open_world(hex=world.grid.label(far.cell))
    at.session_state["worlds.journey.open"] = True
    at.run()
    rank = next(one.value for one in at.segmented_control if one.key and one.key.startswith("worlds.journey.rank"))
    press(at, "worlds.set_out")
    [journey] = tale_of(play, game).journeys
    assert (journey.origin, journey.to, journey.rank) == (world.home, far.number, rank)


def test_a_journey_leads_from_here_too(open_world, play):
    world = small_world()
    at, game = open_world()
    at.session_state["worlds.journey.open"] = True
    at.run()
    press(at, "worlds.set_out")
    [journey] = tale_of(play, game).journeys
    nearest = next(iter(facts.by_distance(world, home_of(world))))
    assert (journey.origin, journey.to) == (world.home, nearest)


def test_the_region_tells_of_itself_and_a_feature_is_drawn(open_world, play):
    at, game = open_world()
    at.segmented_control("worlds.side").set_value("Region").run()
    region = small_world().region_of(home_of(small_world()).cell)
    assert facts.region_name(region) in [head.value for head in at.subheader]
    press(at, "worlds.feature")
    answer = tale_of(play, game).answers[-1]
    assert plain(answer.results[0].text) in shown(at)


def test_IS_556_a_card_is_drawn_and_looked_at(open_world, play):
    at, game = open_world()
    at.segmented_control("worlds.side").set_value("All places").run()
    press(at, "worlds.draw", "worlds.card")
    last = play.history(game)[-1]
    place = world_of(play, game).place(last.events[0].data["place"])
    assert f"{place.number} · {place.name}" in shown(at)


def test_places_are_found_by_name(open_world):
    at, _ = open_world()
    at.segmented_control("worlds.side").set_value("All places").run()
    at.text_input("worlds.find").set_value(home_of(small_world()).name).run()
    assert [key for key in keys(at) if key.startswith("worlds.go.")] == [f"worlds.go.{small_world().home}"]
    at.text_input("worlds.find").set_value("zzz").run()
    assert "No place is called that" in shown(at)


def test_a_part_is_drawn_anew_and_asks_once_where_work_would_go(open_world, play):
    at, game = open_world()
    at.session_state["worlds.again"] = True
    at.run()
    press(at, "worlds.again.quests")
    assert world_of(play, game).hooks != small_world().hooks
    press(at, "worlds.roll.name", "worlds.again.settlements")
    assert "1 change made by hand may go" in shown(at)
    before = world_of(play, game).places
    press(at, "worlds.surely")
    assert world_of(play, game).places != before
    assert "made by hand" not in shown(at)


def test_as_the_players_see_it_nothing_hidden_is_shown(open_world, play):
    at, game = open_world(mode="guided")
    world = world_of(play, game)
    trouble = home_of(world).troubles[0]
    assert trouble in shown(at)
    at.toggle("worlds.as_players.0").set_value(True).run()
    assert "as the players see it" in shown(at)
    assert trouble not in shown(at)
    assert "worlds.roll.trouble" not in keys(at)


def test_a_place_is_shown_to_the_players(open_world, play):
    place, label = elsewhere(small_world(), "site")
    at, game = open_world(mode="guided", hex=label)
    assert not place.known
    press(at, "worlds.known")
    assert world_of(play, game).place(place.number).known


def test_notes_are_kept(open_world, play):
    at, game = open_world()
    field(at, "text_area", "worlds.note.").set_value("The well is dry.").run()
    assert home_of(world_of(play, game)).notes == "The well is dry."


def test_a_quest_of_the_place_is_sworn_with_a_press(open_world, play):
    at, game = open_world()
    press(at, next(key for key in sorted(keys(at)) if key.startswith("worlds.swear.")))
    assert len(tale_of(play, game).vows) == 1


def test_the_land_is_named_and_who_plays_is_changed(open_world, play):
    at, game = open_world()
    at.session_state["worlds.about"] = True
    at.run()
    field(at, "text_input", "worlds.called.").set_value("The Grey Reach").run()
    assert world_of(play, game).name == "The Grey Reach"
    field(at, "segmented_control", "worlds.mode.").set_value("guided").run()
    assert tale_of(play, game).mode == "guided"


def test_oracles_alone_are_given_a_land(open_page, play):
    game = games.start(play, None)
    at = open_page("worlds", world=game.code)
    assert "No land yet" in shown(at)
    press(at, "worlds.adopt")
    assert world_of(play, game).places
