"""Myths, Knights and rumours on a page of their own."""

from dataclasses import replace

from lore_samples import library

from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.lore import Credit
from realmgen.games.bastionland.model import Options
from realmgen.games.bastionland.sheets import (
    knight_handout,
    knight_sheet,
    landmark_handout,
    mark_handout,
    myth_sheet,
    rumour_sheet,
)
from realmgen.kit.document import Paragraph

LIBRARY = library()
REALM = generate(Options(), "sheets", LIBRARY)
TALE, CALLING = LIBRARY.tale("myths-3"), LIBRARY.calling("knights-7")


def test_a_myth_sheet_holds_all_that_is_written_of_it():
    leaf = myth_sheet(TALE, number=3, at="0304")
    text = repr(leaf)
    assert (leaf.title, leaf.overline) == (TALE.name, "Myth 3 · hex 0304")
    for words in (TALE.truth, *TALE.omens, TALE.left_alone, TALE.weakness, TALE.cure, TALE.hex, *TALE.prompts.values()):
        assert words in text
    assert all(words in text for words in TALE.known.values())
    assert str(TALE.cast[0].stats) in text
    assert leaf.foot == "d6: 1, d12: 4 · nobody, CC BY 4.0"
    assert myth_sheet(TALE).overline == "Myth"


def test_what_a_pack_brought_is_printed_with_its_source():
    book = Credit("The Book of Asps", "by leave", "A. N. Other", "asps")
    tale, calling = replace(TALE, d6=0, d12=0, credit=book), replace(CALLING, d6=0, d12=0, credit=book)
    for leaf in (myth_sheet(tale), knight_sheet(calling), knight_handout(calling)):
        assert leaf.foot == "A. N. Other, by leave, The Book of Asps"


def test_MB_256_a_knight_sheet_has_the_seer_and_the_handout_has_not():
    text, handout = repr(knight_sheet(CALLING)), repr(knight_handout(CALLING))
    own = (*CALLING.belongings, CALLING.ability, CALLING.ability_text, CALLING.passion)
    hidden = (CALLING.seer.name, CALLING.seer.look, CALLING.seer.price, *CALLING.prompts)
    assert all(words in text for words in (*own, *hidden))
    assert all(words in handout for words in own)
    assert not any(words in handout for words in hidden)


def test_MB_221_MB_347_a_rumour_sheet_tells_accounts_and_names_no_myth():
    home = next(holding for holding in REALM.holdings if holding.seat)
    leaf = rumour_sheet(REALM, home.at, "0000c0de", LIBRARY.tables)
    text = repr(leaf)
    assert leaf.title == f"What they say in {home.name}"
    assert leaf.foot == "Campaign code 0000c0de"
    assert sum(myth.tale.known["vassals"] in text for myth in REALM.myths) == 1
    assert sum(myth.tale.known["knights"] in text for myth in REALM.myths) == 1
    assert sum(myth.mark in text for myth in REALM.myths) == 1
    for myth in REALM.myths:
        assert not any(words in text for words in (myth.name, myth.tale.cure, myth.tale.weakness, myth.tale.truth))
    assert "something is wrong" not in text.lower()
    assert REALM.seed not in text
    assert rumour_sheet(REALM, REALM.myths[0].at).title == "What they say on the road"


def test_nothing_stands_twice_on_a_rumour_sheet():
    for holding in REALM.holdings:
        told = [block.text for block in rumour_sheet(REALM, holding.at).blocks if isinstance(block, Paragraph)]
        assert len(told) == len(set(told)) > 0


def test_MB_254_a_landmark_is_handed_out_as_it_is_met():
    for mark in REALM.landmarks:
        leaf = landmark_handout(REALM, mark, "0000c0de")
        assert (leaf.title, leaf.emblem, leaf.foot) == (mark.name, mark.kind, "Campaign code 0000c0de")
        assert leaf.overline.startswith(f"{mark.kind.title()} · hex {mark.at}, ")
        assert mark.prompt in repr(leaf)
    bare = replace(REALM.landmarks[0], prompt="", calling=None)
    assert landmark_handout(REALM, bare).title == bare.name


def test_MB_255_MB_257_MB_258_what_one_may_choose_is_said_and_MB_259_what_a_curse_does_is_not():
    rules = {mark.kind: repr(landmark_handout(REALM, mark)) for mark in REALM.landmarks}
    assert "counts as indoors" in rules["dwelling"]
    assert "restores all SPI" in rules["monument"]
    assert "loses d6 of one Virtue" in rules["hazard"]
    assert "blind" not in rules["curse"]


def test_MB_256_a_seers_price_and_MB_260_a_ruins_myth_are_not_handed_out():
    for mark in REALM.landmarks:
        text = repr(landmark_handout(REALM, mark))
        if mark.calling:
            seer = mark.calling.seer
            assert all(words in text for words in (seer.name, seer.look, seer.nature))
            assert not any(words in text for words in (seer.price, mark.calling.name, mark.calling.ability_text))
        if mark.kind == "ruin":
            assert mark.detail not in text


def test_MB_250_how_a_myth_shows_is_handed_out_without_its_name():
    for myth in REALM.myths:
        text = repr(mark_handout(REALM, myth))
        assert myth.mark in text
        tale = myth.tale
        assert not any(w in text for w in (myth.name, "Myth", tale.truth, *tale.omens, *tale.known.values(), tale.cure))
