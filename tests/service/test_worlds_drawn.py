"""Worlds drawn: the scene for a game master and for players, the layers on the screen, and sheets of paper."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from ironworld_samples import SEEDS, SIZES, made, played

from realmgen.games.ironsworn.model import GROUNDS, REGIONS
from realmgen.games.ironsworn.seen import redacted
from realmgen.games.ironsworn.view import CREDIT, HOUSES, MEANINGS, SIGNS, SITE_SIGN, WAYS, scene, sign
from realmgen.kit.chance import public_code
from realmgen.render import pdf, svg
from realmgen.render.glyphs import FEATURE
from realmgen.render.paper import PAPERS
from realmgen.render.plate import LAYERS, bare_map
from realmgen.render.sheet import sheet
from realmgen.render.theme import COLOUR, SHEET, THEMES
from realmgen.service.layers import RADIUS
from realmgen.service.worlds.drawn import SHOWN, TINTS, TOGGLES, map_layers, tips
from realmgen.service.worlds.making import draw_world

GUIDED = replace(played(), mode="guided")


def test_the_scene_has_every_place_way_river_region_and_ground():
    world = made()
    drawn = scene(world)
    assert [mark.cell for mark in drawn.marks] == [place.cell for place in world.places]
    assert {stroke.style for stroke in drawn.strokes} == {"river", *(WAYS[road.kind][0] for road in world.roads)}
    assert {area.name for area in drawn.titles} == set(REGIONS[1:])
    assert len(drawn.bounds) == 9
    assert drawn.ground == tuple(GROUNDS[sign] for sign in world.ground)
    captions = [entry.caption for group in drawn.legend for entry in group.entries]
    assert len(set(captions)) == len(captions)
    for place in world.places:
        assert place.kind == "settlement" or f"{place.number} {place.name}" in captions
    assert f"Home: {world.place(world.home).name}" in captions


def test_every_sign_and_house_can_be_drawn_and_every_location_has_one():
    assert {*SIGNS.values(), *HOUSES, SITE_SIGN} <= FEATURE.keys()
    assert {sign(place) for place in made().places} <= FEATURE.keys()


def test_many_sites_are_told_by_their_signs_and_a_few_by_name():
    many = scene(made("many", sites=60))
    (sites,) = (group for group in many.legend if group.heading == "Sites")
    assert {entry.style for entry in sites.entries} == {mark.style for mark in many.marks if mark.tier == "sign"}
    assert MEANINGS.keys() == {*SIGNS.values(), SITE_SIGN}
    assert not [entry for entry in sites.entries if entry.ref]


def test_the_footer_credits_the_rules_and_gives_the_seed_to_the_game_master_alone():
    world = made("a-secret-seed")
    assert CREDIT == "Ironsworn · Shawn Tomkin · CC BY-NC-SA 4.0"
    assert scene(world).caption.footer == f"{CREDIT} · Seed a-secret-seed"
    shown = scene(world, code="0badcafe", players=True).caption.footer
    assert shown == f"{CREDIT} · Campaign code 0badcafe"
    assert scene(world).key == public_code("a-secret-seed")
    assert "secret" not in str(scene(world, code="0badcafe", players=True))


def test_players_see_known_places_and_no_quest_in_any_byte():
    hidden = [place for place in GUIDED.world.places if not place.known]
    known = [place for place in GUIDED.world.places if place.known]
    assert hidden
    assert known
    seen = redacted(GUIDED).world
    layers = map_layers(seen, "0badcafe", audience="players")
    everything = json.dumps([layers.pieces, layers.tips, str(scene(seen, code="0badcafe", players=True))])
    assert not [place.name for place in hidden if place.name in everything]
    assert all(place.name in everything for place in known)
    assert GUIDED.world.seed not in layers.tips
    assert not [hook.title for hook in GUIDED.world.hooks if hook.title and hook.title in everything]


@pytest.mark.parametrize("theme", THEMES)
def test_layers_for_the_screen_fit_the_component(theme):
    world = made()
    layers = map_layers(world, "0badcafe", theme=theme)
    assert (layers.grid, layers.radius) == (world.grid, RADIUS)
    names = [name for name, _ in layers.pieces]
    assert {"titles", "ways", "river", "signs", "places", "names", "bounds"} <= set(names)
    assert set(layers.above) <= set(LAYERS)
    assert {layer for found in TOGGLES.values() for layer in found} <= set(LAYERS)
    assert set(SHOWN) == TOGGLES.keys() - {"Coordinates"}
    assert TINTS.keys() == GROUNDS.keys()
    assert all(tint.startswith("#") for tint in TINTS.values())


def test_a_tip_says_what_lies_in_a_hex():
    world = made()
    place = world.place(12)
    said = tips(world)
    assert len(said) == world.grid.size
    ground = GROUNDS[world.ground[place.cell]].capitalize()
    assert said[world.grid.label(place.cell)] == f"12 {place.name}; {ground}, Havens"
    assert said["0101"] in ("Sea", "Ice, Shattered Wastes", "Crag, Shattered Wastes")


@pytest.mark.parametrize("numerals", [False, True])
@pytest.mark.parametrize("theme", [COLOUR, SHEET], ids=["colour", "sheet"])
def test_a_map_is_written_as_svg_and_pdf_with_every_region_lettered(theme, numerals):
    world = made()
    drawing = sheet(scene(world, numerals=numerals), theme, PAPERS["A4"])
    lettered = " ".join(item.content for item in drawing.layers["titles"])
    for name in REGIONS[1:]:
        assert name in lettered
    assert svg.write(drawing).startswith("<svg")
    assert pdf.write(drawing).startswith(b"%PDF")


@given(SEEDS, SIZES)
@settings(max_examples=5, deadline=None)
def test_every_region_has_its_name_on_a_map_of_any_size(seed, size):
    world = draw_world(replace(made().options, width=size[0], height=size[1]), seed)
    lettered = " ".join(item.content for item in bare_map(scene(world), COLOUR, RADIUS).layers["titles"])
    assert [name for name in REGIONS[1:] if name not in lettered] == []


def test_a_world_is_drawn_once_for_its_seed():
    options = made().options
    assert draw_world(options, "once") is draw_world(options, "once")
