import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lore_samples import library
from realm_strategies import states

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import gazetteer
from realmgen.games.bastionland.folk import tellings
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.lore import Credit
from realmgen.games.bastionland.model import Options, River, State
from realmgen.games.bastionland.phrases import away, sentences, wind
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.document import Entry, Heading
from realmgen.kit.words import listed

CODE = "c0ffee00"


def chapters(document):
    return [block.text for block in document.blocks if isinstance(block, Heading) and block.level == 1]


def in_chapter(document, chapter):
    inside = False
    for block in document.blocks:
        if isinstance(block, Heading) and block.level == 1:
            inside = block.text == chapter
        elif inside and isinstance(block, Entry):
            yield block


def entries(document, chapter):
    return {block.term: block.text for block in in_chapter(document, chapter)}


def test_a_game_masters_gazetteer_has_every_chapter(state):
    want = [
        "At a glance",
        "Holdings",
        "Rivers and lakes",
        "Named land",
        "Myths",
        "Landmarks",
        "What people say",
        "Barriers",
        "Left out",
        "Other than usual",
    ]
    assert chapters(gazetteer.blocks(state)) == [*want, "Hex key"]


def test_MB_241_what_is_other_than_usual_is_noted_for_the_game_master_alone(state):
    usual = State(generate(Options(), "4711", library()))
    assert "non-typical: 3 myths instead of 6" in gazetteer.markdown(state)
    assert "non-typical" not in gazetteer.markdown(usual)
    assert "non-typical" not in gazetteer.markdown(state, audience="players")


def test_MB_243_a_players_gazetteer_has_only_what_players_may_see(state):
    text = gazetteer.markdown(state, audience="players", code=CODE)
    document = gazetteer.blocks(state, audience="players", code=CODE)
    assert chapters(document) == ["At a glance", "Holdings", "Rivers and lakes", "Named land", "Hex key"]
    assert CODE in text
    hidden = [*state.realm.myths, *state.realm.landmarks]
    words = [thing.name for thing in hidden] + [state.realm.seed, "Dunhallow", "Nobody Known", "ask the smoker"]
    words += ["ravine", "thicket", "Hollow King", "antlers", "brine", "Myth", "andmark", "arrier", "Omen", "Options"]
    assert [word for word in words if word in text] == []


def test_everything_is_in_the_game_masters_gazetteer(state):
    text = gazetteer.markdown(state)
    realm = state.realm
    things = (*realm.holdings, *realm.myths, *realm.landmarks, *realm.lakes, *realm.rivers, *realm.regions)
    for word in [thing.name for thing in things] + [realm.seed, "ask the smoker", "the Hollow King sleeps here"]:
        assert re.sub(r"^(.)", lambda m: m[1].upper(), word) in text or word in text


def test_MB_244_the_measures_of_a_hecksleague_are_told(state):
    text = gazetteer.markdown(state, audience="players")
    for measure in ("Hecksleague", "hill fort", "patrol", "home again"):
        assert measure in text


def test_MB_249_holdings_tell_their_way_to_the_seat(state):
    document = gazetteer.blocks(state)
    rows = {row[0]: row for block in document.blocks for row in getattr(block, "rows", ()) if len(row) == 5}
    assert rows["Amberwick"][4] == "the Seat of Power"
    assert rows["Lakenholt"] == ("Lakenholt", "Walled town", "0601", "Sir Bram", "3 hexes north-east")
    told = entries(document, "Holdings")["Amberwick"]
    assert told.startswith("0303, castle on the plain, the Seat of Power. Ruled by Dame Orla Vane. Round it: ")
    assert told.endswith("The nearest holding is Lakenholt, 3 hexes north-east.")


def test_the_key_holds_every_hex_with_anything_in_it_and_no_other(state):
    realm = state.realm
    want = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)} | set(state.notes)
    want |= {at for barrier in realm.barriers for at in barrier.between}
    want |= {at for line in (*realm.lakes, *realm.rivers) for at in getattr(line, "path", None) or line.hexes}
    assert set(entries(gazetteer.blocks(state), "Hex key")) == want


def test_the_key_says_on_which_side_a_barrier_lies(state):
    key = entries(gazetteer.blocks(state), "Hex key")
    assert "Ravine south-east" in key["0103"]
    assert "Ravine north-west" in key["0203"]


def test_MB_250_a_myth_is_told_with_its_number_mark_and_omens(state):
    told = entries(gazetteer.blocks(state), "Myths")
    assert told["1. The Lantern Stag"] == "0102. Antlers of light on the snow. 2 Omens shown."
    assert told["3. The Drowned Bell"] == "0305. In the marsh."


@pytest.mark.parametrize(
    ("path", "told"),
    [
        (("0101", "0201", "0302", "0402", "0403", "0404"), "ends in Mere of Lament at 0404"),
        (("0101", "0201", "0301"), "leaves the map at 0301"),
        (("0103", "0203", "0303"), "sinks away at 0303"),
    ],
)
def test_a_river_tells_where_it_ends(realm, path, told):
    state = State(replace(realm, rivers=(River("Withy", path),)))
    assert told in entries(gazetteer.blocks(state), "Rivers and lakes")["Withy"]


def test_a_tributary_joins_the_river_it_meets(realm):
    rivers = (River("Withy", ("0101", "0201", "0302")), River("", ("0203", "0302")))
    told = entries(gazetteer.blocks(State(replace(realm, rivers=rivers))), "Rivers and lakes")
    assert "joins Withy at 0302" in told["An unnamed river"]


def test_winds_are_those_of_the_paper(realm):
    assert [wind(realm, "0303", at) for at in ("0302", "0304", "0103", "0503", "0101", "0605")] == [
        "north",
        "south",
        "west",
        "east",
        "north-west",
        "south-east",
    ]
    assert away(realm, "0303", "0302") == "1 hex north"


def test_words_are_joined_as_one_speaks():
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
    assert sentences("one", "", "two!", " three") == "One. Two! Three."


def test_typed_text_cannot_become_markup(state):
    nasty = replace(state, notes={"0204": "<img src=x> | [x](y)\n# z"})
    text = gazetteer.markdown(nasty)
    assert "<img" not in text
    assert r"Note: &lt;img src\=x&gt; \| \[x\](y) \# z" in text


@given(states(), st.sampled_from(["gm", "players"]))
def test_any_state_has_a_gazetteer(state, audience):
    text = gazetteer.markdown(state, audience=audience, code=CODE)
    assert text.startswith("# ")
    assert len([line for line in text.splitlines() if line.startswith("## Hex key")]) <= 1


def test_without_a_realm_there_is_nothing_to_tell():
    with pytest.raises(IllegalCommand, match="no Realm yet"):
        gazetteer.markdown(State())


def test_the_game_masters_copy_tells_every_myth_with_its_omens_cast_and_cure():
    realm = generate(Options(), "told", library())
    text = gazetteer.markdown(State(realm, omens={1: 2}))
    for myth in realm.myths:
        tale = myth.tale
        assert f"### {myth.number}. {tale.name}" in text
        assert all(words in text for words in (tale.truth, *tale.omens, tale.weakness, tale.cure, tale.left_alone))
        assert str(tale.cast[0].stats) in text
        assert all(words in text for words in tale.known.values())
    assert "2 Omens shown" in text


def test_MB_254_MB_256_landmarks_tell_their_prompts_seers_and_hints():
    realm = generate(Options(), "told", library())
    text = gazetteer.markdown(State(realm))
    assert all(mark.prompt in text for mark in realm.landmarks)
    assert all(f"Home of {mark.detail}." in text for mark in realm.landmarks if mark.kind == "sanctum")
    assert all(f"Hints at {mark.detail}." in text for mark in realm.landmarks if mark.kind == "ruin")
    for home in realm.holdings:
        assert not home.calling or home.calling.ability_text in text
    assert all(
        mark.calling.seer.price.capitalize() in text or mark.calling.seer.price in text
        for mark in realm.landmarks
        if mark.calling
    )


def test_MB_262_the_edges_of_the_realm_are_told_to_everyone():
    realm = generate(Options(coast="islands"), "edges", library())
    for audience in ("gm", "players"):
        text = gazetteer.markdown(State(realm), audience=audience)
        assert "open water north, east, south and west" in text


def test_MB_261_what_sparks_added_to_a_holding_is_the_game_masters():
    realm = generate(Options(), "sparked", library())
    homes = tuple(replace(home, detail="A hall roofed with a ship.") for home in realm.holdings)
    state = State(replace(realm, holdings=homes))
    assert "A hall roofed with a ship." in gazetteer.markdown(state)
    assert "roofed" not in gazetteer.markdown(state, audience="players", code="0000c0de")


def test_the_gazetteer_says_whose_words_it_quotes():
    realm = generate(Options(), "4711", library())
    first, *others = realm.myths
    book = Credit("The Book of Asps", "by leave", "A. N. Other", "asps")
    packed = replace(realm, myths=(replace(first, tale=replace(first.tale, credit=book)), *others))
    found = entries(gazetteer.blocks(State(packed)), "Sources")
    assert found["A. N. Other, by leave, The Book of Asps"] == f"{first.tale.name}."
    assert others[0].tale.name in found["nobody, CC BY 4.0"]
    text = gazetteer.markdown(State(packed), audience="players")
    assert not any(words in text for words in ("Book of Asps", "A. N. Other", "Sources", first.tale.name))


def test_MB_345_MB_346_what_people_say_in_each_holding_is_there_to_be_read_out():
    realm, tables = generate(Options(), "told", library()), library().tables
    document = gazetteer.blocks(State(realm), tables=tables)
    said = " ".join(block.text for block in in_chapter(document, "What people say"))
    for home in realm.holdings:
        for telling in tellings(realm, home.at, tables):
            assert all(line in said for line in telling.lines) == (telling.witness != "seer")
    assert not any(myth.name in said or myth.tale.cure in said for myth in realm.myths)
    assert "What people say" not in gazetteer.markdown(State(realm), audience="players", tables=tables)


def test_a_knight_is_told_once_and_their_things_apart():
    realm = generate(Options(), "told", library())
    told = entries(gazetteer.blocks(State(realm)), "Knights and Seers")
    for home in realm.holdings:
        if home.calling:
            text = told[home.calling.name]
            name, _, title = home.ruler.rpartition(", ")
            assert text.startswith(f"{name} of {home.name}, {home.at}. ")
            assert title not in text
            assert "; ".join(home.calling.belongings) in text


def test_a_game_master_reads_of_sites_before_barriers_and_keys():
    realm = generate(Options(), "told", library())
    found = chapters(gazetteer.blocks(State(realm, sites=(Site("0304", "The Vault", "tomb", (), (), ()),))))
    assert found.index("Knights and Seers") < found.index("Sites") < found.index("Barriers") < found.index("Hex key")
