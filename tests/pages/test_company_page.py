"""The page of the Company."""

from dataclasses import replace

import pytest
from company_samples import BRAN, COMPANY, ISOLDE

from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.ui.company import sheet


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def shown(at):
    return "\n".join(text.value for text in at.markdown)


def company_of(play, campaign):
    return play.position(campaign).state.company


def member(one):
    return f"member {to_json(kept_json(one))}"


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def riding(play, campaign):
    for one in COMPANY.members:
        play.do(campaign, member(one))
    return campaign


def typed(at, **fields):
    for name, text in fields.items():
        kind = at.text_area if name in ("items", "note", "held", "worn") else at.text_input
        kind(f"company.paper.{name}").input(text)
    return at


def written(at):
    next(button for button in at.button if button.label == "Write down").click()
    return at.run()


def test_nobody_yet_is_a_frame_with_a_primary(open_page, campaign):
    at = open_page("company", campaign=campaign.code)
    assert "Nobody rides out yet" in [sub.value for sub in at.subheader]
    at.button("company.first_paper").click().run()
    assert at.text_input("company.paper.name").value == ""


def test_a_knight_is_typed_in_with_four_fields(open_page, play, campaign):
    at = open_page("company", campaign=campaign.code)
    at.button("company.first_paper").click().run()
    typed(at, name="Wenna", numbers="11 9 7 4", items="mace\nShield\nA dead king's ring", passion="Feed a stranger.")
    typed(at, glory="3")
    written(at)
    assert not said(at)
    one = company_of(play, campaign).find("Wenna")
    assert (one.vig.now, one.cla.now, one.spi.now, one.guard.now) == (11, 9, 7, 4)
    assert one.items == ("mace (d8 hefty)", "Shield (d4, A1)", "A dead king's ring")
    assert one.held == ("mace (d8 hefty)",)
    assert company_of(play, campaign).glory("Wenna") == 3


def test_what_is_wrong_is_named_by_field_and_nothing_typed_is_lost(open_page, play, campaign):
    at = open_page("company", campaign=campaign.code)
    at.button("company.first_paper").click().run()
    written(typed(at, numbers="11 9 27 4", items="Mace", glory="x"))
    [error] = said(at)
    assert "Name is empty" in error
    assert "SPI is '27'" in error
    assert "Glory is 'x'" in error
    assert at.text_area("company.paper.items").value == "Mace"
    written(typed(at, name="Wenna", numbers="11 9 7 4", glory=""))
    assert company_of(play, campaign).find("Wenna")


def test_everybody_has_a_sheet_and_the_dead_are_folded_away(open_page, play, riding):
    play.do(riding, 'fate "Bran" slain "at the ford"')
    at = open_page("company", campaign=riding.code)
    assert not at.exception
    names = shown(at) + "".join(sub.value for sub in at.subheader)
    assert all(one.name.split("'")[0] in names for one in COMPANY.members)
    assert "Dead and gone" in at.expander[-1].label or any("Dead and gone" in e.label for e in at.expander)


def test_numbers_go_down_and_up_and_are_saved_against(open_page, play, riding):
    at = open_page("company", campaign=riding.code)
    at.button("company.Isolde.vig.lose").click().run()
    assert company_of(play, riding).find("Isolde").vig.now == ISOLDE.vig.now - 1
    at.button("company.Isolde.vig.gain").click().run()
    assert company_of(play, riding).find("Isolde").vig.now == ISOLDE.vig.now
    at.button("company.Isolde.cla.save").click().run()
    assert play.history(riding)[-1].command == 'save "Isolde" cla'


def test_a_click_puts_a_thing_away_and_takes_it_in_hand(open_page, play, riding):
    at = open_page("company", campaign=riding.code)
    held = next(b for b in at.button if "in hand" in b.label and b.key.startswith("company.Isolde."))
    held.click().run()
    assert company_of(play, riding).find("Isolde").held == ()
    back = next(b for b in at.button if b.label.startswith("longsword") and b.key.startswith("company.Isolde."))
    back.click().run()
    assert company_of(play, riding).find("Isolde").held == ISOLDE.held


def test_edit_keeps_what_was_not_changed_and_renames(open_page, play, riding):
    at = open_page("company", campaign=riding.code)
    at.button("company.Isolde.edit").click().run()
    assert at.text_input("company.paper.numbers").value == "8/11 12 7/14 4"
    written(typed(at, name="Isolde of Withy", numbers="11 12 7/14 4"))
    assert not said(at)
    one = company_of(play, riding).find("Isolde of Withy")
    assert one == replace(ISOLDE, name="Isolde of Withy", vig=one.vig)
    assert one.vig.now == 11


def test_glory_has_a_dated_line_and_a_chart(open_page, play, riding):
    play.do(riding, 'glory "Isolde" 2 other "for the bridge"')
    at = open_page("company", campaign=riding.code)
    assert "for the bridge" in shown(at)
    assert at.get("vega_lite_chart") or at.get("arrow_vega_lite_chart")


def test_a_player_whose_knight_is_dead_is_offered_the_next(open_page, play, riding):
    play.do(riding, 'fate "Bran" slain "at the ford"')
    at = open_page("company", campaign=riding.code)
    assert f"Who goes on for {BRAN.player}?" in shown(at)
    at.button("company.next.Bran.roll").click().run()
    assert at.text_input("company.join.player").value == BRAN.player
    next(button for button in at.button if button.label == "Join").click().run()
    assert any(knight.player == BRAN.player for knight in company_of(play, riding).knights)


def test_a_squire_is_taken_over(open_page, play, riding):
    play.do(riding, 'fate "Bran" slain "at the ford"')
    at = open_page("company", campaign=riding.code)
    takeover = next(b for b in at.button if b.key.startswith("company.next.Bran.") and ", squire" in b.label)
    takeover.click().run()
    assert "Who goes on for" not in shown(at)


def test_a_stale_page_changes_nothing(open_page, play, riding):
    at = open_page("company", campaign=riding.code)
    play.do(riding, 'lose "Bran" cla 1')
    at.button("company.Isolde.vig.lose").click().run()
    assert "Nothing was done" in said(at)[0]
    assert company_of(play, riding).find("Isolde").vig == ISOLDE.vig


def test_start_and_scope_are_chosen(open_page, play, campaign):
    at = open_page("company", campaign=campaign.code)
    at.session_state["company.beginning"] = True
    at.run()
    at.button_group("company.start").set_value("courtier").run()
    at.button("company.set_start").click().run()
    assert company_of(play, campaign).start == "courtier"
    at.button_group("company.scope").set_value("chronicle").run()
    at.number_input("company.sessions").set_value(4)
    at.button("company.set_scope").click().run()
    assert (company_of(play, campaign).scope, company_of(play, campaign).sessions) == ("chronicle", 4)
    assert at.button("company.opening").disabled
    assert at.button("company.opening").help == "Make the Knights first"


def test_whoever_joins_is_rolled_and_a_taken_name_is_refused_in_the_dialog(open_page, play, riding):
    at = open_page("company", campaign=riding.code)
    at.session_state["company.add"] = True
    at.run()
    at.button("company.join.beast").click().run()
    at.text_input("company.join.name").input("Isolde")
    next(button for button in at.button if button.label == "Join").click().run()
    assert "Isolde" in said(at)[0]
    at.text_input("company.join.name").input("Rag")
    next(button for button in at.button if button.label == "Join").click().run()
    assert company_of(play, riding).find("Rag").kind == "beast"


def test_a_follower_and_a_squire_join(open_page, play, riding):
    for form, kind in (("follower", "follower"), ("squire", "squire")):
        at = open_page("company", campaign=riding.code)
        at.session_state["company.add"] = True
        at.run()
        at.button(f"company.join.{form}").click().run()
        name = at.text_input("company.join.name").value
        next(button for button in at.button if button.label == "Join").click().run()
        assert not said(at)
        assert company_of(play, riding).find(name).kind == kind


def test_property_comes_goes_and_is_traded(open_page, play, riding):
    at = open_page("company", campaign=riding.code)
    at.session_state["company.Isolde.things.change"] = True
    at.run()
    at.text_input("company.Isolde.things.new").input("spear")
    at.text_input("company.Isolde.things.offer").input("a day's work")
    next(button for button in at.button if button.label == "Take it").click().run()
    assert "spear (d8 hefty)" in company_of(play, riding).find("Isolde").items
    assert "A day's work" in play.history(riding)[-1].text


@pytest.mark.parametrize(("kind", "gain"), [("Tournament", 1), ("Other", 1), ("Battle", 1), ("Age", 1)])
def test_each_kind_of_award_has_its_form(open_page, play, riding, kind, gain):
    at = open_page("company", campaign=riding.code)
    before = company_of(play, riding).glory("Isolde")
    at.button_group("company.glory.kind").set_value(kind).run()
    at.text_input("company.glory.why").input("as all saw")
    next(button for button in at.button if button.label == "Write it down").click().run()
    assert not said(at)
    assert company_of(play, riding).glory("Isolde") == before + gain
    assert "as all saw" in shown(at)


def test_a_duel_takes_what_was_staked(open_page, play, riding):
    for name in ("Isolde", "Bran"):
        play.do(riding, f'glory "{name}" 1 other "a song"')
    before = company_of(play, riding).glory("Bran")
    at = open_page("company", campaign=riding.code)
    at.selectbox("company.glory.who").set_value("Isolde")
    at.selectbox("company.glory.foe").set_value("Bran")
    next(button for button in at.button if button.label == "Write it down").click().run()
    assert not said(at)
    assert company_of(play, riding).glory("Bran") == before - 1


def test_what_was_typed_for_an_award_that_is_refused_stays(open_page, riding):
    at = open_page("company", campaign=riding.code)
    at.text_input("company.glory.why").input("at the ford")
    next(button for button in at.button if button.label == "Write it down").click().run()
    assert "who lost" in said(at)[0]
    assert at.text_input("company.glory.why").value == "at the ford"


@pytest.mark.parametrize(
    ("kind", "title", "said"),
    [
        ("beast", "mule", "mule"),
        ("steed", "riding steed", "riding steed"),
        ("steed", "pony", "pony steed"),
        ("follower", "", "follower"),
    ],
)
def test_what_somebody_is_is_said_once(kind, title, said):
    assert sheet._kind(replace(BRAN, kind=kind, title=title)) == said


def test_the_successor_a_fallen_knight_named_is_recalled(open_page, play, riding):
    play.do(riding, member(replace(ISOLDE, successor="Wat", player="Anna")))
    play.do(riding, 'fate "Isolde" slain')
    at = open_page("company", campaign=riding.code)
    assert "**Isolde** is no longer of the Company. The successor named is **Wat**. Who goes on for Anna?" in shown(at)
