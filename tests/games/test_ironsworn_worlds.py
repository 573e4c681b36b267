"""Whole worlds: settlements, sites, ways, people and quests; each part drawn anew, and every rule that one breaks."""

import re
from dataclasses import fields, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ironland_samples import LORE, only
from ironworld_samples import SEEDS, WORLDS, made

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.generate import PARTS, generate, reroll
from realmgen.games.ironsworn.generate.settle.drawn import named
from realmgen.games.ironsworn.generate.settle.spots import survey
from realmgen.games.ironsworn.generate.settle.suits import descriptor_suits, location_suits
from realmgen.games.ironsworn.model import CATEGORIES, GROUNDS, REGIONS, Truth, World, WorldOptions
from realmgen.games.ironsworn.problems import problems
from realmgen.games.ironsworn.view import scene
from realmgen.kit.frame import frame_of
from realmgen.kit.kept import kept_json, read_kept

LEADS = {"winner of duels": "Champion", "council of elders": "Elder"}
"""What somebody is who leads, where it is not said so."""
OPTIONS = st.builds(
    WorldOptions,
    settlements=st.integers(1, 60),
    sites=st.integers(0, 60),
    start=st.integers(0, 8),
    width=st.integers(18, 40),
    height=st.integers(24, 52),
    truths=st.lists(
        st.builds(Truth, st.sampled_from(CATEGORIES), st.sets(st.integers(1, 3), max_size=3).map(tuple)),
        max_size=6,
        unique_by=lambda truth: truth.category,
    ).map(tuple),
)


def settled(world):
    return [place for place in world.places if place.kind == "settlement"]


def test_no_rule_is_broken_in_any_world():
    broken = {
        seed: found
        for seed in map(str, range(WORLDS))
        if (found := problems(generate(WorldOptions(), seed, LORE), LORE))
    }
    assert broken == {}


@given(SEEDS, OPTIONS)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_asked_for_is_had_and_breaks_no_rule(seed, options):
    world = generate(options, seed, LORE)
    assert problems(world, LORE) == []
    assert len(settled(world)) == options.settlements
    assert len(world.places) == options.settlements + options.sites
    assert (world.grid.width, world.grid.height) == (options.width, options.height)
    for truth in options.truths:
        assert not truth.options or world.truth(truth.category).options == truth.options
    assert read_kept(World, kept_json(world), "") == world


def test_the_same_seed_gives_the_same_world():
    assert generate(WorldOptions(), "4711", LORE) == made()
    assert generate(WorldOptions(), "4712", LORE) != made()


@given(SEEDS)
@settings(max_examples=20, deadline=None)
def test_IS_640_a_settlement_has_a_name_a_place_a_trouble_a_trait_and_a_leader(seed):
    world = generate(WorldOptions(), seed, LORE)
    ground = survey(frame_of(world.grid), world).spots
    known = {row.text for oracle in ("location", "coastal-waters-location") for row in LORE.oracles[oracle].rows}
    like = {row.text for row in LORE.oracles["location-descriptor"].rows}
    troubles = {row.text for row in LORE.oracles["settlement-trouble"].rows}
    for place in settled(world):
        spot = ground[place.cell]
        assert place.name
        assert place.where in known
        assert location_suits(place.where, spot, True)
        assert place.descriptor in like
        assert descriptor_suits(place.descriptor, spot, True)
        assert set(place.troubles) <= troubles
        assert len(place.troubles) >= 1
        assert place.features
        assert place.size
        assert place.leader
        assert place.defence
        assert place.style in LORE.regions[spot.region - 1].styles
        assert place.trade
    assert {world.region_of(place.cell) for place in settled(world)} == set(range(1, 9))


def test_IS_626_IS_633_what_a_settlement_is_called_after_stands_with_it():
    named_by = {row.text for row in LORE.oracles["settlement-name"].rows}
    others = {row.text for row in LORE.oracles["settlement-name/something-else"].rows}
    said = {place.question for seed in range(20) for place in settled(made(str(seed))) if place.question}
    plain = {f"Called after {text[0].lower()}{text[1:]}" for text in named_by}
    found = {
        f"Called after {text[0].lower()}{text[1:].partition(' (')[0]}. Who chose the name, and why?" for text in others
    }
    assert said <= plain | found
    assert "Called after a god. Who chose the name, and why?" in said
    assert not any("something else" in text for text in said)
    assert named("Something else. Why?", "A god (Elisora)") == ("Elisora", "Called after a god. Why?")


def test_settlements_are_denser_in_the_havens_than_anywhere_and_none_is_in_the_wastes():
    counts = [0] * 10
    for seed in map(str, range(10)):
        for place in settled(made(seed)):
            counts[made(seed).region_of(place.cell)] += 1
    assert counts[9] == counts[0] == 0
    assert max(counts) == counts[5]
    assert all(counts[1:9])


def test_names_are_given_once_to_places_and_once_to_people():
    for seed in map(str, range(20)):
        world = made(seed)
        for those in (world.places, world.people):
            names = [one.name.casefold() for one in those]
            assert len(set(names)) == len(names)


def test_IS_554_the_number_of_a_place_is_its_key_on_the_map():
    world = made()
    assert [place.number for place in world.places] == list(range(1, 41))
    marks = {mark.text: (mark.name, mark.cell) for mark in scene(world).marks}
    assert marks == {str(place.number): (place.name, place.cell) for place in world.places}
    third = world.place(3)
    assert marks["3"] == (third.name, third.cell)


def test_IS_517_it_begins_in_one_settlement_of_the_region_asked_for():
    for region in range(1, 9):
        world = made("home", start=region)
        home = world.place(world.home)
        assert home.kind == "settlement"
        assert home.known
        assert world.region_of(home.cell) == region
        assert [mark.name for mark in scene(world).marks if mark.tier == "place"] == [home.name]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_IS_532_roads_join_the_villages_of_the_havens_where_the_truths_have_them(seed):
    world = made(seed, truths=only(communities=3))
    roads = [road for road in world.roads if road.kind == "road"]
    assert roads
    for road in roads:
        assert {world.region_of(world.place(n).cell) for n in (road.origin, road.to)} == {5}
    plain = made(seed, truths=only(communities=1))
    assert {road.kind for road in plain.roads} == {"trail", "sea"}
    assert any("caravans" in place.trade for place in settled(world))
    assert not any("caravans" in place.trade for place in settled(plain))


@pytest.mark.parametrize("seed", ["a", "b"])
def test_ways_tie_all_settlements_together(seed):
    world = made(seed)
    met, grown = {settled(world)[0].number}, True
    while grown:
        ahead = {n for road in world.roads for n in (road.origin, road.to) if met & {road.origin, road.to}} - met
        met, grown = met | ahead, bool(ahead)
    assert met == {place.number for place in settled(world)}


def test_what_truths_imply_stands_in_settlements_and_sites():
    world = made("t", truths=only(communities=2, leaders=2, defense=3, horrors=3, firstborn=3, iron=3, legacies=3))
    assert all("circle" in place.size for place in settled(world))
    assert {place.leader for place in settled(world)} <= {"overseer", "overseer and priest"}
    assert all(re.search("warband with banner: .+; sentries", place.defence) for place in settled(world))
    assert any(good.startswith("with ") for place in settled(world) for good in place.trade)
    assert {"Iron pillar", "Ruin older than the firstborn"} <= {place.where for place in world.places}
    assert world.factions == ("Iron Priests",)


def test_somebody_leads_every_settlement_and_one_to_three_others_live_there():
    world = made()
    for place in settled(world):
        folk = [one for one in world.people if one.home == place.number]
        assert 2 <= len(folk) <= 4
        assert folk[0].people == "ironlander"
        assert folk[0].role == LEADS.get(place.leader, place.leader.capitalize())


@pytest.mark.parametrize("part", PARTS)
def test_one_part_is_drawn_anew_and_what_does_not_hang_on_it_stays(part):
    changes = {
        "truths": {"truths", "lore", "foes", "factions", "roads"},
        "land": {"regions", "ground", "rivers", "places", "roads"},
        "settlements": {"places", "people", "roads", "home"},
        "sites": {"places"},
        "roads": {"roads"},
        "people": {"people"},
        "foes": {"foes"},
        "quests": set(),
    }
    quests = {"hooks", "incident", "background"} if part not in ("land", "roads") else set()
    for seed in ("1", "2", "3"):
        before = made(seed)
        after = reroll(before, part, "another", LORE)
        changed = {one.name for one in fields(World) if getattr(before, one.name) != getattr(after, one.name)}
        assert changed
        assert changed <= changes[part] | quests
        assert problems(after, LORE) == []
        assert reroll(before, part, "another", LORE) == after
    if part in ("settlements", "sites"):
        kind = part.removesuffix("s")
        kept = [place for place in before.places if place.kind != kind]
        assert [place for place in after.places if place.kind != kind] == kept
    if part == "land":
        for old, new in zip(before.places, after.places, strict=True):
            assert (old.name, old.number, before.region_of(old.cell)) == (
                new.name,
                new.number,
                after.region_of(new.cell),
            )


def test_there_is_no_other_part():
    with pytest.raises(Unreadable, match="there is no part 'weather' to draw anew: truths, land"):
        reroll(made(), "weather", "1", LORE)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"width": 17}, "18 to 40 hexes wide, not 17"),
        ({"height": 53}, "24 to 52 hexes high, not 53"),
        ({"settlements": 0}, "1 to 60 settlements, not 0"),
        ({"sites": 61}, "0 to 60 sites, not 61"),
        ({"start": 9}, "nobody lives in the Shattered Wastes"),
        ({"start": 10}, "not in 10"),
        ({"truths": (Truth("weather", (1,)),)}, "there is no category of truths 'weather'"),
        ({"truths": (Truth("iron", (4,)),)}, "4 is none"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(asked, why):
    with pytest.raises(Unreadable, match=why):
        generate(WorldOptions(**asked), "1", LORE)


def spoilt(**changes):
    return replace(made(), **changes)


def placed(which, **changes):
    world = made()
    places = tuple(replace(p, **changes) if p.number == which else p for p in world.places)
    return replace(world, places=places)


def at(world, test):
    return next(cell for cell in range(world.grid.size) if test(world.regions[cell], world.ground[cell]))


W = made()
SEA = at(W, lambda region, ground: ground == "~")
ICE = at(W, lambda region, ground: ground == "*")
HILLS = next(
    c
    for c in range(W.grid.size)
    if W.regions[c] == "7" and all(n >= 0 and W.regions[n] == "7" for n in W.grid.neighbours[c])
)


def sown(signs, cell, sign):
    return signs[:cell] + sign + signs[cell + 1 :]


@pytest.mark.parametrize(
    ("world", "why"),
    [
        (spoilt(ground=W.ground[:-1]), "signs for its ground"),
        (placed(1, cell=9999), "off the map"),
        (spoilt(ground=sown(W.ground, HILLS, "?")), "none of sea, plain"),
        (spoilt(regions=sown(W.regions, HILLS, "?")), "of no region"),
        (spoilt(regions=sown(W.regions, HILLS, "3")), "Deep Wilds and the Tempest Hills touch"),
        (spoilt(regions=W.regions.replace("4", "5")), "Ragged Coast and the Flooded Lands do not touch"),
        (spoilt(regions=sown(W.regions, HILLS, "9")), "Shattered Wastes lie in 2 pieces"),
        (spoilt(regions=W.regions.replace("1", "0")), "no Barrier Islands"),
        (spoilt(ground=sown(W.ground, HILLS, "~")), "are sea, and belong"),
        (spoilt(regions=sown(W.regions, HILLS, "0")), "belong to no region"),
        (spoilt(rivers=((HILLS, SEA),)), "leaps"),
        (spoilt(rivers=((HILLS, W.grid.neighbours[HILLS][1]),)), "where there is no water"),
        (spoilt(rivers=((HILLS,),)), "shorter than two"),
        (placed(2, name=W.place(1).name.upper()), "more than one place is called"),
        (placed(2, number=1), "number 1 is no key"),
        (placed(2, cell=W.place(1).cell), "2 places lie in hex"),
        (placed(2, name=" "), "no name"),
        (placed(2, cell=SEA), "lies in water"),
        (placed(20, cell=ICE), "where no Ironlanders live"),
        (placed(20, where="Ruin"), "is called a ruin"),
        (placed(20, descriptor="Abandoned"), "is called abandoned"),
        (placed(20, troubles=()), "has no trouble yet"),
        (placed(20, leader=""), "has no leader yet"),
        (spoilt(home=0), "it begins nowhere"),
        (spoilt(home=40), "which is no settlement"),
        (spoilt(places=tuple(p for p in W.places if W.region_of(p.cell) != 4)), "no settlement in the Flooded Lands"),
        (spoilt(roads=(replace(W.roads[0], to=99),)), "leads to place 99"),
        (spoilt(roads=(replace(W.roads[0], path=W.roads[0].path[1:]),)), "does not begin and end there"),
        (spoilt(roads=(replace(W.roads[0], path=(W.roads[0].path[0], W.roads[0].path[-1])),)), "leaps"),
        (spoilt(roads=tuple(replace(r, kind="sea") for r in W.roads if r.kind != "sea")), "leads over land"),
        (spoilt(roads=tuple(replace(r, kind="trail") for r in W.roads)), "leads through water"),
        (spoilt(people=(W.people[0], *W.people)), "more than one person is called"),
        (spoilt(people=(replace(W.people[0], home=99), *W.people[1:])), "lives in place 99"),
        (spoilt(people=(replace(W.people[0], people="dwarf"), *W.people[1:])), "of no people there is"),
        (spoilt(people=W.people[:1]), "nobody of"),
        (spoilt(truths=(*W.truths, W.truths[0])), "truths are of one category"),
        (spoilt(truths=W.truths[1:]), "nothing is said yet of old world"),
        (spoilt(truths=(replace(W.truths[0], options=(7,)), *W.truths[1:])), "7 is none"),
        (spoilt(foes=W.foes[1:]), "nothing is said of the"),
        (spoilt(foes=(replace(W.foes[0], status="absent"), *W.foes[1:])), "is absent, where the truths have it"),
        (spoilt(foes=(*W.foes, replace(W.foes[0], foe="dragon"))), "no kind of foe 'dragon'"),
        (spoilt(incident=replace(W.incident, places=(99,))), "names place 99"),
        (spoilt(incident=replace(W.incident, people=(999,))), "names person 999"),
        (spoilt(incident=replace(W.incident, foes=("dragon",))), "names foe 'dragon'"),
        (spoilt(incident=replace(W.incident, text="{home} burns")), "has a blank"),
        (spoilt(incident=replace(W.incident, rank="epic")), "what happens at home is epic"),
        (spoilt(background=replace(W.background, rank="dangerous")), "the vow from before is dangerous"),
        (spoilt(incident=None), "nothing happens at home"),
    ],
)
def test_a_rule_that_is_broken_is_told(world, why):
    assert any(re.search(why, line) for line in problems(world, LORE)), problems(world, LORE)


def test_roads_that_the_truths_do_not_have_are_told_and_missing_ones_too():
    paved = made("a", truths=only(communities=3))
    assert problems(paved, LORE) == []
    others = tuple(t for t in paved.truths if t.category != "communities")
    told = problems(replace(paved, truths=(*others, Truth("communities", (1,)))), LORE)
    assert "there are roads, though its communities are not joined by any" in told
    plain = replace(paved, roads=tuple(replace(r, kind="trail" if r.kind == "road" else r.kind) for r in paved.roads))
    assert "no roads join the villages of the Havens" in problems(plain, LORE)


def test_signs_and_names_are_those_of_the_model():
    assert set(made().ground) <= set(GROUNDS)
    assert {int(sign) for sign in made().regions} <= set(range(len(REGIONS)))
