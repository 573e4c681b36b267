"""The page of people and foes: somebody rolled, written about, bound, fought; foes fitted, packed and met."""

import pytest
from world_pages import begun, field, keys, press, shown, small_world, tale_of, world_of

from realmgen.service.worlds import facts
from realmgen.service.worlds.lore import library
from realmgen.ui.dice import HOW, MINE


@pytest.fixture
def opened(open_page, play):
    """The page of a world: `opened(foe="wolf")` gives it and its game."""

    def made(*, mode="solo", **query):
        game = begun(play, mode=mode)
        return open_page("people", world=game.code, **query), game

    return made


def first():
    """Who is looked at to begin with: somebody of the home."""
    return next(one for one in small_world().people if one.home == small_world().home)


def test_somebody_of_the_home_is_looked_at_first(opened):
    at, _ = opened()
    assert first().name in [head.value for head in at.subheader]
    other = next(one for one in small_world().people if one.home != small_world().home)
    press(at, f"people.look.{other.number}")
    assert other.name in [head.value for head in at.subheader]


def test_a_link_leads_to_somebody(opened):
    other = next(one for one in small_world().people if one.home != small_world().home)
    at, _ = opened(person=str(other.number))
    assert other.name in [head.value for head in at.subheader]


def test_people_are_found_by_name_and_by_home(opened):
    at, _ = opened()
    at.text_input("people.find").set_value(first().name.lower()).run()
    listed = [key for key in keys(at) if key.startswith("people.look.")]
    assert f"people.look.{first().number}" in listed
    assert len(listed) < len(small_world().people)
    at.text_input("people.find").set_value("").run()
    at.selectbox("people.home").set_value(small_world().home).run()
    there = {f"people.look.{one.number}" for one in small_world().people if one.home == small_world().home}
    assert {key for key in keys(at) if key.startswith("people.look.")} == there


def test_somebody_new_is_rolled_and_looked_at(opened, play):
    at, game = opened()
    press(at, "people.roll")
    person = world_of(play, game).people[-1]
    assert len(world_of(play, game).people) == len(small_world().people) + 1
    assert (person.home, person.people) == (small_world().home, "ironlander")
    assert person.name in [head.value for head in at.subheader]


def test_IS_639_typed_dice_make_somebody(opened, play):
    at, game = opened()
    at.segmented_control(HOW).set_value(MINE).run()
    press(at, "people.roll")
    for shows in ("1", "1", "1", "1"):
        at.text_input("oracles.shown").set_value(shows).run()
    assert len(world_of(play, game).people) == len(small_world().people) + 1
    assert all(die.typed for die in play.history(game)[-1].rolls)


def test_IS_574_a_name_is_enough(opened, play):
    at, game = opened()
    at.session_state["people.named"] = True
    at.run()
    at.text_input("people.new").set_value("Wenna the Elder").run()
    assert world_of(play, game).people[-1].name == "Wenna the Elder"


def test_another_goal_is_rolled(opened, play):
    at, game = opened()
    at.segmented_control(HOW).set_value(MINE).run()
    press(at, "people.more.goal")
    other = next(row for row in library().oracles["character-goal"].rows if row.text not in first().goals)
    at.text_input("oracles.shown").set_value(str(other.low)).run()
    assert world_of(play, game).person(first().number).goals == (*first().goals, other.text)


def test_marks_bonds_and_notes(opened, play):
    at, game = opened()
    press(at, "people.bond", "people.mark.enemy")
    person = world_of(play, game).person(first().number)
    assert (person.bond, person.enemy) == (True, not first().enemy)
    press(at, "people.bond")
    assert not world_of(play, game).person(first().number).bond
    field(at, "text_area", "people.note.").set_value("Owes us a boat.").run()
    assert world_of(play, game).person(first().number).notes == "Owes us a boat."


def test_everything_of_somebody_can_be_written(opened, play):
    at, game = opened()
    at.session_state["people.change"] = True
    at.run()
    start = f"people.word.{game.code}.{first().number}"
    field(at, "text_input", f"{start}.role").set_value("Ferryman").run()
    field(at, "text_area", f"{start}.drives").set_value("never stop\nnever turn").run()
    field(at, "segmented_control", "people.rank.").set_value("formidable").run()
    person = world_of(play, game).person(first().number)
    assert (person.role, person.drives, person.rank) == ("Ferryman", ("never stop", "never turn"), "formidable")
    press(at, "people.drop")
    assert world_of(play, game).person(first().number) is None


def test_who_is_hidden_from_players_is_shown_to_them(opened, play):
    at, game = opened(mode="guided")
    known = first().known
    press(at, "people.mark.known")
    assert world_of(play, game).person(first().number).known is not known


def test_IS_562_all_foes_stand_by_kind(opened):
    at, _ = opened(foe="wolf")
    assert len([key for key in keys(at) if key.startswith("people.foe.")]) == 29
    said = shown(at)
    assert [title for title in facts.KINDS.values() if f"**{title}**" in said] == list(facts.KINDS.values())


def test_IS_563_a_foe_has_its_page(opened):
    at, _ = opened(foe="wolf")
    said = shown(at)
    assert "Wolf" in [head.value for head in at.subheader]
    assert all(part in said for part in ("**Features**", "**Drives**", "**Tactics**"))


def test_IS_572_a_pack_is_reckoned_and_met(opened, play):
    at, game = opened(foe="wolf")
    usual = next(met.rank for met in facts.foes_of(small_world(), library()) if met.foe.key == "wolf")
    at.selectbox("people.count.wolf").set_value(5).run()
    assert usual != "dangerous" or "**Formidable**" in shown(at)
    press(at, "people.meet")
    [fight] = tale_of(play, game).fights
    assert (fight.foe, fight.pack) == ("wolf", 5)
    assert "The fight has begun" in shown(at)


def test_foes_too_mighty_for_a_pack_are_refused_in_words(opened):
    at, _ = opened(foe="mammoth")
    at.selectbox("people.count.mammoth").set_value(4).run()
    assert "one by one" in shown(at)
    assert at.button("people.meet").disabled


def test_how_it_is_with_a_foe_is_changed_by_hand(opened, play):
    at, game = opened(foe="wolf")
    field(at, "segmented_control", "people.status.wolf").set_value("rare").run()
    assert next(fit.status for fit in world_of(play, game).foes if fit.foe == "wolf") == "rare"
