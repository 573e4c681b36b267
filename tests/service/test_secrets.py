"""What players may not see stands in no byte of what they get."""

import io
from dataclasses import replace

import pytest
from fifty_realms import SEEDS, hidden_words, realm_of
from leak_search import found_in, leaks, readable
from PIL import Image

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.lore.model import Actor, Credit, Seer
from realmgen.games.bastionland.model import COASTS, Options, State
from realmgen.games.bastionland.seen import Seen
from realmgen.kit.chance import public_code
from realmgen.service import screen
from realmgen.service.exports import FORMATS, Print, bundle, export, export_state
from realmgen.service.realms import adopt_text, rules
from realmgen.service.registry import open_play


def players_file(realm, name, code="0000c0de"):
    file = export_state(State(realm), code, name, Print(audience="players", paper="A5", dpi=50))
    return bundle(file).data


def barrier_words(realm):
    """A barrier by its two hexes. Lists of hexes that players may see hold neighbours too, so only the pair's own
    spelling is searched for; that nothing of a barrier is left is proved below, by files that do not change."""
    return ["between", *("-".join(pair) for b in realm.barriers for pair in (b.between, b.between[::-1]))]


@pytest.mark.parametrize("seed", SEEDS)
def test_MB_243_players_files_hold_no_hidden_name_no_seed_and_no_barrier(seed):
    """PDF and PNG are written from the drawing that the SVG shows: for them two Realms of each coast will do."""
    realm, few = realm_of(seed), SEEDS.index(seed) < 2 * len(COASTS)
    assert len(hidden_words(realm)) > 20
    for name in ("json", "gazetteer", "svg", *(("pdf", "png") if few else ())):
        text = readable(players_file(realm, name))
        assert found_in(text, hidden_words(realm)) == [], name
        assert [pair for pair in barrier_words(realm) if pair.encode() in text] == [], name


def planted(realm):
    """The Realm with a word of its own in everything that is dealt or written of it."""
    tale, calling = realm.myths[0].tale, next(mark.calling for mark in realm.landmarks if mark.calling)
    words = (f"zanzibar{n}" for n in range(99))
    seer = Seer(*(next(words) for _ in range(4)))
    tale = replace(
        tale,
        **{field: next(words) for field in ("id", "name", "truth", "left_alone", "weakness", "cure", "hex")},
        omens=tuple(next(words) for _ in tale.omens),
        cast=(Actor(next(words), tale.cast[0].stats, next(words)),),
        **{field: {key: next(words) for key in getattr(tale, field)} for field in ("known", "prompts", "shape")},
        credit=Credit(*(next(words) for _ in range(4))),
    )
    calling = replace(
        calling,
        **{field: next(words) for field in ("id", "name", "ability", "ability_text", "passion")},
        belongings=(next(words),),
        prompts=tuple(next(words) for _ in range(3)),
        seer=seer,
        credit=Credit(*(next(words) for _ in range(4))),
    )
    return replace(
        realm,
        holdings=tuple(replace(home, calling=calling, detail=next(words)) for home in realm.holdings),
        myths=tuple(replace(myth, tale=tale) for myth in realm.myths),
        landmarks=tuple(replace(mark, calling=calling, prompt=next(words)) for mark in realm.landmarks),
    )


@pytest.mark.parametrize("name", FORMATS)
def test_MB_243_nothing_that_is_dealt_or_written_reaches_a_players_file(name):
    realm = planted(realm_of(SEEDS[0]))
    assert leaks(players_file(realm, name), ["zanzibar"]) == []
    if name in ("json", "gazetteer", "gazetteer-pdf"):
        file = export_state(State(realm), "0000c0de", name, Print(audience="gm"))
        assert leaks(file.data, ["zanzibar"]) == ["zanzibar"]


def test_MB_243_nothing_that_is_dealt_or_written_is_shown_to_players():
    state = State(planted(realm_of(SEEDS[0])), favours={"0304 Zanzibar": 2})
    seen = [rules().redact(state), *(screen.facts(state, home.at, "players") for home in state.realm.holdings)]
    assert not any("zanzibar" in repr(value).lower() for value in seen)
    assert not any(facts.folk for facts in seen[1:])


@pytest.mark.parametrize("name", FORMATS)
def test_MB_243_players_files_depend_on_nothing_hidden(name):
    realm = realm_of(SEEDS[0])
    bare = replace(realm, seed="another", barriers=(), myths=(), landmarks=(), left_out=(), options=Options(10, 10))
    assert realm.options == replace(bare.options, width=realm.options.width, height=realm.options.height)
    assert players_file(realm, name) == players_file(bare, name)


@pytest.mark.parametrize("name", ["json", "svg", "pdf", "gazetteer", "textmapper", "foundry", "tiled"])
def test_a_secret_planted_on_purpose_is_found(name):
    """The GM's file read as if it were the players': the search must turn red."""
    realm = realm_of(SEEDS[0])
    file = export_state(State(realm), public_code(realm.seed), name, Print(audience="gm"))
    assert leaks(file.data, hidden_words(realm)) != []


def test_a_secret_in_the_metadata_of_a_picture_is_found():
    from PIL import PngImagePlugin

    info, out = PngImagePlugin.PngInfo(), io.BytesIO()
    info.add_text("Comment", "The Salt Widow", zip=True)
    Image.new("RGB", (2, 2)).save(out, "PNG", pnginfo=info)
    assert leaks(out.getvalue(), ["The Salt Widow"]) == ["The Salt Widow"]


def test_MB_243_there_is_no_campaign_file_for_players(tmp_path):
    play = open_play(f"{tmp_path}/realmgen.db")
    campaign = play.create("Vale", first=adopt_text(realm_of(SEEDS[0])))
    with pytest.raises(IllegalCommand, match="every secret"):
        export(play, campaign, "campaign", Print(audience="players"))
    assert export(play, campaign, "campaign", Print()).data


def test_MB_243_a_hidden_holding_is_hidden_everywhere():
    realm = realm_of(SEEDS[3])
    lesser = next(h for h in realm.holdings if not h.seat)
    hidden = tuple(replace(h, hidden=True) if h == lesser else h for h in realm.holdings)
    for name in ("json", "svg", "pdf", "gazetteer"):
        assert leaks(players_file(replace(realm, holdings=hidden), name), [lesser.name, lesser.ruler]) == [], name


def known_in_part(realm):
    """A state of which players were shown a Myth's hex, a landmark, a barrier, and in the fog a few hexes."""
    mark = realm.landmarks[0]
    seen = Seen(
        fog=True,
        hexes=tuple(sorted({*realm.rivers[0].path[:3], mark.at})),
        features=tuple(sorted((realm.myths[0].at, mark.at))),
        barriers=("-".join(realm.barriers[0].between),),
    )
    return State(realm, seen=seen)


@pytest.mark.parametrize("name", FORMATS)
def test_MB_243_players_files_hold_the_map_as_it_is_known_now(name):
    realm = realm_of(SEEDS[0])
    state, how = known_in_part(realm), Print(audience="players", paper="A5", dpi=50)
    mark, hidden = realm.landmarks[0].name, [word for word in hidden_words(realm) if word != realm.landmarks[0].name]
    unseen = [h.name for h in realm.holdings if h.at not in state.seen.hexes]
    text = readable(bundle(export_state(state, "0000c0de", name, how)).data)
    assert unseen
    assert found_in(text, [*hidden, *unseen]) == []
    assert found_in(text, ["Myth 0"]) == []
    if name in ("json", "gazetteer"):
        assert found_in(text, [mark]) == [mark]
