"""The page of Domains: who rules, Council and Court, Crises, tasks and designs."""

import pytest
from company_samples import BRAN, HOB, ISOLDE, MAUD

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.domain.model import OFFICES


@pytest.fixture
def campaign(make, play):
    made = make()
    for member in (ISOLDE, BRAN, MAUD, HOB):
        play.do(made, str(PutMember(member)))
    return play.find(made.code)


@pytest.fixture
def seat(play, campaign):
    return next(home.at for home in play.position(campaign).state.realm.holdings if home.seat)


@pytest.fixture
def ruled(play, campaign, seat):
    """The Seat, ruled by Isolde."""
    play.do(campaign, f'domain {seat} "Isolde"')
    return seat


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def written(at):
    return "\n".join(box.value for box in at.markdown)


def domain_of(play, campaign, at):
    return play.position(campaign).state.domain(at)


def opened(at, popover):
    at.session_state[popover] = True
    return at.run()


def submit(at, label):
    return next(button for button in at.button if button.label == label).click().run()


def test_a_holding_without_ruler_becomes_a_domain(open_page, play, campaign, seat):
    at = open_page("domain", campaign=campaign.code)
    submit(at, "They rule it")
    assert said(at) == ["Nothing was written: say who rules it."]
    at.selectbox("domain.new.ruler").set_value("Isolde")
    at.selectbox("domain.new.how").set_value("force")
    submit(at, "They rule it")
    assert not said(at)
    domain = domain_of(play, campaign, seat)
    assert (domain.ruler, domain.turmoil) == ("Isolde", True)
    assert "Turmoil" in written(at)


def test_several_stand_side_by_side_and_ended_ones_are_hidden(open_page, play, campaign, ruled):
    others = [home.at for home in play.position(campaign).state.realm.holdings if not home.seat]
    play.do(campaign, f'domain {others[0]} "Bran"')
    play.do(campaign, f'domain {others[1]} "Maud"')
    play.do(campaign, f"forsake {others[1]}")
    at = open_page("domain", campaign=campaign.code)
    assert len(at.selectbox("domain.chosen").options) == 2
    at.selectbox("domain.chosen").set_value(others[0]).run()
    assert "Ruler **Bran**" in written(at)


def test_while_a_turn_goes_on_the_page_leads_back_to_it(open_page, play, campaign, ruled):
    def leads(at):
        return any(one.label == "To the turn" for one in at.button)

    assert not leads(open_page("domain", campaign=campaign.code))
    play.do(campaign, "turn season")
    assert leads(open_page("domain", campaign=campaign.code))


def test_each_seat_is_there_and_the_empty_ones_are_warned_of(open_page, play, campaign, ruled):
    at = open_page("domain", campaign=campaign.code)
    told = written(at)
    assert all(f"**{office.capitalize()}**" in told for office in OFFICES)
    assert told.count("empty]") == len(OFFICES)
    opened(at, f"domain.appoint.marshal.{ruled}")
    next(one for one in at.button if one.label == "Maud").click().run()
    assert domain_of(play, campaign, ruled).council["marshal"] == "Maud"
    assert written(at).count("empty]") == len(OFFICES) - 1
    opened(at, f"domain.appoint.envoy.{ruled}")
    assert not {"Isolde", "Maud"} & {one.label for one in at.button}
    at.text_input(f"domain.holder.envoy.{ruled}").set_value("Odo")
    submit(at, "Give them the seat")
    assert domain_of(play, campaign, ruled).council["envoy"] == "Odo"


def test_who_is_turned_out_bears_a_grudge(open_page, play, campaign, ruled):
    play.do(campaign, f'council {ruled} steward "Maud"')
    at = opened(open_page("domain", campaign=campaign.code), f"domain.appoint.steward.{ruled}")
    at.button(f"domain.appoint.steward.{ruled}.empty").click().run()
    assert "Maud lost the seat of Steward" in written(at)


def test_a_crisis_is_announced_and_resolved(open_page, play, campaign, ruled):
    play.do(campaign, f'crisis {ruled} famine "The barns are empty."')
    at = open_page("domain", campaign=campaign.code)
    told = written(at)
    assert "The barns are empty." in told
    assert "secret]" in told
    assert "food must come into the stores" in told
    at.button(f"domain.announce.1.{ruled}").click().run()
    assert domain_of(play, campaign, ruled).crises[0].announced
    opened(at, f"domain.settle.1.{ruled}")
    at.text_input(f"domain.how.1.{ruled}").input("Barley came from the islands.")
    submit(at, "Resolved")
    [crisis] = domain_of(play, campaign, ruled).crises
    assert crisis.how == "Barley came from the islands."
    assert "Resolved: 1" in [box.label for box in at.expander]


def test_a_dilemma_is_chosen_with_the_dice_of_the_table(open_page, play, campaign, ruled):
    at = open_page("domain", campaign=campaign.code)
    at.segmented_control("dice.how").set_value("My dice").run()
    at.button("domain.crises").click().run()
    for face in (2, 3, 6):
        at.button(f"dice.face.{face}").click().run()
    assert domain_of(play, campaign, ruled).dilemma == ("famine", "doubt")
    at.button("domain.dilemma.doubt").click().run()
    at.button("dice.face.1").click().run()
    assert [one.kind for one in domain_of(play, campaign, ruled).open_crises] == ["doubt"]
    assert [die.typed for die in play.history(campaign)[-1].rolls] == [True]


def test_a_crisis_by_hand_has_the_words_it_was_given(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.addcrisis")
    at.selectbox("domain.crisiskind").set_value("panic")
    at.text_input("domain.crisisface").input("Lights on the mere.")
    submit(at, "It comes")
    [crisis] = domain_of(play, campaign, ruled).crises
    assert (crisis.kind, crisis.face) == ("panic", "Lights on the mere.")


def test_a_task_is_set_and_its_failure_is_a_crisis(open_page, play, campaign, ruled):
    play.do(campaign, f'council {ruled} steward "Maud"')
    at = opened(open_page("domain", campaign=campaign.code), f"domain.task.steward.{ruled}")
    at.text_input(f"domain.what.steward.{ruled}").input("Fill the granary")
    submit(at, "Set the task")
    assert "**Fill the granary**" in written(at)
    opened(at, f"domain.outcome.1.{ruled}")
    at.button(f"domain.outcome.1.{ruled}.failed").click().run()
    domain = domain_of(play, campaign, ruled)
    assert domain.tasks[0].outcome == "failed"
    assert len(domain.open_crises) == 1


def test_a_design_is_begun_and_says_when_it_is_done(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.begin")
    at.selectbox("domain.size").set_value("grand")
    at.text_input("domain.design").input("A dam across the Withy")
    submit(at, "Begin it")
    assert "done with the next Age" in written(at)
    at.button(f"domain.design.1.{ruled}.complete").click().run()
    assert domain_of(play, campaign, ruled).designs[0].done


def test_somebody_comes_to_court_and_leaves_it(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.court")
    at.text_input("domain.courtname").input("Wat the Fowler")
    at.button("domain.court.petitioner").click().run()
    [one] = domain_of(play, campaign, ruled).court
    assert (one.name, one.kind) == ("Wat the Fowler", "petitioner")
    opened(at, f"domain.courtier.0.{ruled}")
    at.button(f"domain.retain.0.sheriff.{ruled}").click().run()
    assert domain_of(play, campaign, ruled).court[0].seat == "sheriff"
    at.button(f"domain.uncourt.0.{ruled}").click().run()
    assert not domain_of(play, campaign, ruled).court


def test_warbands_are_mustered_as_the_marshal_arms_them(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.muster")
    at.selectbox(f"domain.make.0.{ruled}").set_value("riders")
    at.selectbox(f"domain.make.2.{ruled}").set_value("")
    submit(at, "Muster them")
    assert not said(at)
    assert [unit.make for unit in play.position(campaign).state.units] == ["riders", "militia"]
    assert "**1** of 3 Warbands at home" in written(at)


def test_the_dead_rulers_heir_follows(open_page, play, campaign, ruled):
    play.do(campaign, f'heir {ruled} named "Bran"')
    play.do(campaign, 'fate "Isolde" dead')
    at = open_page("domain", campaign=campaign.code)
    assert "somebody must follow" in written(at)
    at.button("domain.succeeds").click().run()
    assert domain_of(play, campaign, ruled).ruler == "Bran"


def test_another_than_the_heir_follows_by_hand(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.follow")
    at.selectbox(f"domain.heir.{ruled}").set_value("Maud")
    submit(at, "So it shall be")
    assert domain_of(play, campaign, ruled).successor == "Maud"
    opened(at, "domain.follow")
    at.button("domain.succeed").click().run()
    assert domain_of(play, campaign, ruled).ruler == "Maud"


def test_how_it_stands_is_set_by_hand_and_undone(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.stand")
    at.button("domain.flag.misrule").click().run()
    assert domain_of(play, campaign, ruled).misrule
    at.button("app.undo").click().run()
    assert not domain_of(play, campaign, ruled).misrule
    at.button("app.redo").click().run()
    assert domain_of(play, campaign, ruled).misrule


def test_claim_and_force_are_weighed(open_page, play, campaign, ruled):
    at = opened(open_page("domain", campaign=campaign.code), "domain.stand")
    at.text_input(f"domain.claim.{ruled}").input("Her oath")
    at.text_input(f"domain.force.{ruled}").input("Forty spears")
    submit(at, "Weigh them")
    domain = domain_of(play, campaign, ruled)
    assert (domain.claim, domain.force) == ("Her oath", "Forty spears")


def test_a_stale_page_changes_nothing(open_page, play, campaign, ruled):
    at = open_page("domain", campaign=campaign.code)
    play.do(campaign, f'council {ruled} steward "Maud"')
    at.button("domain.crises").click().run()
    assert "Nothing was done" in said(at)[0]
    assert not domain_of(play, campaign, ruled).crises


def test_a_ruler_of_the_map_rules_a_domain_with_one_press(open_page, play, campaign):
    at = open_page("domain", campaign=campaign.code)
    at.button("domain.found.0").click().run()
    [domain] = play.position(campaign).state.domains
    ruler = next(home.ruler for home in play.position(campaign).state.realm.holdings if home.at == domain.at)
    assert domain.ruler == ruler


def test_its_land_is_drawn_when_it_is_looked_at(open_page, play, campaign, ruled):
    at = open_page("domain", campaign=campaign.code)
    assert "hexes" not in written(at)
    opened(at, "domain.land")
    holdings = play.position(campaign).state.realm.holdings
    assert written(at).count(" hexes, ") == len(holdings)
    assert any('alt="Bounds of Domains"' in block.proto.body for block in at.get("html"))
