"""The page of Myths."""

import pytest

from realmgen.service.realms import library


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def page_of(at):
    return "\n".join(block.proto.body for block in at.get("html"))


@pytest.fixture
def campaign(make, play):
    made = make()
    play.do(made, "at 0604")
    return play.find(made.code)


def state_of(play, campaign):
    return play.position(campaign).state


def first(play, campaign):
    return state_of(play, campaign).realm.myths[0]


def test_every_myth_is_listed_and_the_first_is_open(open_page, play, campaign):
    at = open_page("myths", campaign=campaign.code)
    assert len(at.radio("myths.chosen").options) == 6
    told = page_of(at)
    assert first(play, campaign).tale.omens[0][:20] in told.replace("&#x27;", "'")
    assert told.count("<small>next</small>") == 1
    assert told.count("<small>to come</small>") == 5


def test_the_next_omen_is_met(open_page, play, campaign):
    at = open_page("myths", campaign=campaign.code)
    number = first(play, campaign).number
    at.button("myths.omen").click().run()
    assert not said(at)
    assert state_of(play, campaign).omens[number] == 1
    assert page_of(at).count("<small>met</small>") == 1


def test_it_is_written_by_hand(open_page, play, campaign):
    at = open_page("myths", campaign=campaign.code)
    at.button("myths.write").click().run()
    at.text_input("myths.hand.name").input("The Salt Wife")
    at.text_area("myths.hand.cast").input("no numbers")
    next(button for button in at.button if button.label == "Write down").click().run()
    assert "Cast, line 1" in said(at)[0]
    assert at.text_input("myths.hand.name").value == "The Salt Wife"
    at.text_area("myths.hand.cast").input("The Wife: VIG 8, CLA 5, SPI 13, 2GD")
    next(button for button in at.button if button.label == "Write down").click().run()
    assert first(play, campaign).name == "The Salt Wife"
    assert first(play, campaign).tale.cast[0].stats.spi == 13


def test_a_resolved_myth_says_how_it_ended_and_is_reopened(open_page, play, campaign):
    number = first(play, campaign).number
    play.do(campaign, f'resolve {number} "The dam was mended."')
    at = open_page("myths", campaign=campaign.code)
    at.radio("myths.chosen").set_value(number).run()
    assert "The dam was mended." in page_of(at)
    at.button("myths.reopen").click().run()
    assert not state_of(play, campaign).resolved


def test_a_stale_page_changes_nothing(open_page, play, campaign):
    at = open_page("myths", campaign=campaign.code)
    number = first(play, campaign).number
    play.do(campaign, f"omen {number}")
    at.button("myths.omen").click().run()
    assert "Nothing was done" in said(at)[0]
    assert state_of(play, campaign).omens[number] == 1


def test_before_they_set_out_the_omen_says_why_not(open_page, make):
    at = open_page("myths", campaign=make("The Hither Vale").code)
    assert at.button("myths.omen").disabled
    assert "not on the map yet" in at.button("myths.omen").help


def opened(at, popover):
    at.session_state[popover] = True
    return at.run()


def test_another_out_of_the_library_takes_its_place_from_the_first_omen(open_page, play, campaign):
    number = first(play, campaign).number
    play.do(campaign, f"set omens.{number} 3")
    at = opened(open_page("myths", campaign=campaign.code), "myths.swap")
    have = {myth.tale.id for myth in state_of(play, campaign).realm.myths}
    wanted = next(key for key in library().tale_ids if key not in have)
    at.selectbox("myths.other").set_value(wanted)
    at.button("myths.put").click().run()
    assert not said(at)
    assert first(play, campaign).tale.id == wanted
    assert state_of(play, campaign).omens.get(number, 0) == 0


def test_another_is_drawn(open_page, play, campaign):
    have = {myth.tale.id for myth in state_of(play, campaign).realm.myths}
    at = opened(open_page("myths", campaign=campaign.code), "myths.swap")
    at.button("myths.draw").click().run()
    assert first(play, campaign).tale.id not in have


def test_without_a_choice_it_says_what_is_wanted(open_page, play, campaign):
    at = opened(open_page("myths", campaign=campaign.code), "myths.swap")
    at.button("myths.import").click().run()
    assert said(at) == ["Choose a file first: it has one Myth, as the file to write over shows."]


def test_omens_are_set_back_by_hand(open_page, play, campaign):
    number = first(play, campaign).number
    play.do(campaign, f"set omens.{number} 3")
    at = opened(open_page("myths", campaign=campaign.code), "myths.back")
    at.button("myths.met.1").click().run()
    assert state_of(play, campaign).omens[number] == 1


def test_who_took_part_gets_glory(open_page, play, campaign):
    play.do(campaign, 'knight "Wenna"')
    at = opened(open_page("myths", campaign=campaign.code), "myths.resolve")
    at.text_input("myths.how").input("The dam was mended.")
    next(button for button in at.button if button.label == "Resolved").click().run()
    state = state_of(play, campaign)
    assert state.resolved[first(play, campaign).number] == "The dam was mended."
    assert state.company.glory("Wenna") == 1
    assert page_of(at).count("<small>not met</small>") == 6
