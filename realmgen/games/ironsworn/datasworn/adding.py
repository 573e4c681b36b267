"""What packages add to a world: oracles, truths, foes and regions beside ours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from realmgen.games.ironsworn.datasworn.ids import spoken
from realmgen.games.ironsworn.datasworn.package import Package
from realmgen.games.ironsworn.lore import Additions
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then

OURS: Mapping[str, str] = {
    "classic/action_and_theme/action": "action",
    "classic/action_and_theme/theme": "theme",
    "classic/place/region": "region",
    "classic/place/location": "location",
    "classic/place/coastal_waters_location": "coastal-waters-location",
    "classic/place/descriptor": "location-descriptor",
    "classic/settlement/name": "settlement-name",
    "classic/settlement/quick_name/prefix": "quick-settlement/prefix",
    "classic/settlement/quick_name/suffix": "quick-settlement/suffix",
    "classic/settlement/trouble": "settlement-trouble",
    "classic/character/role": "character-role",
    "classic/character/goal": "character-goal",
    "classic/character/descriptor": "character-descriptor",
    "classic/name/ironlander/a": "ironlander-names-a",
    "classic/name/ironlander/b": "ironlander-names-b",
    "classic/name/elf": "elf-names",
    "classic/name/other/giants": "giant-names",
    "classic/name/other/varou": "varou-names",
    "classic/name/other/trolls": "troll-names",
    "classic/turning_point/combat_action": "combat-action",
    "classic/turning_point/mystic_backlash": "mystic-backlash",
    "classic/turning_point/major_plot_twist": "major-plot-twist",
    "classic/turning_point/challenge_rank": "challenge-rank",
    "classic/moves/pay_the_price": "pay-the-price",
    "classic/fate/pay_the_price.pay_the_price": "pay-the-price",
    "classic/moves/endure_harm": "endure-harm",
    "classic/suffer/endure_harm.endure_harm": "endure-harm",
    "classic/moves/endure_stress": "endure-stress",
    "classic/suffer/endure_stress.endure_stress": "endure-stress",
}
"""The oracles of ours that stand in for those of the classic rulebook, where an expansion is on without it."""


def additions(*packages: Package) -> Additions:
    """What packages add that are on together; of one id the later counts. A row asks for nothing that is not there."""
    oracles = {key: oracle for package in packages for key, oracle in package.oracles.items()}
    there = {form: key for key in oracles for form in (spoken(key).partition("/")[2], spoken(key))}
    return Additions(
        oracles={key: _within(oracle, oracles, there) for key, oracle in oracles.items()},
        truths={key: truth for package in packages for key, truth in package.truths.items()},
        foes={key: foe for package in packages for key, foe in package.foes.items()},
        regions={key: region for package in packages for key, region in package.regions.items()},
    )


def _within(oracle: Oracle, oracles: Mapping[str, Oracle], there: Mapping[str, str]) -> Oracle:
    """An oracle whose rows lead to oracles that are there, by whatever schema names them, or to ours."""

    def place(id: str) -> str:
        said = spoken(id)
        return id if id in oracles else there.get(said) or OURS.get(said) or there.get(said.partition("/")[2], "")

    def row(one: Row) -> Row:
        thens = tuple(_led(one.then, {then.oracle: place(then.oracle) for then in one.then if then.oracle}))
        return one._replace(then=thens, form=one.form if len(thens) == len(one.then) else "")

    also = tuple(filter(None, map(place, oracle.also)))
    if also == oracle.also and not any(
        then.oracle and then.oracle not in oracles for one in oracle.rows for then in one.then
    ):
        return oracle
    return replace(oracle, rows=tuple(map(row, oracle.rows)), also=also)


def _led(thens: Iterable[Then], places: Mapping[str, str]) -> Iterable[Then]:
    for then in thens:
        if not then.oracle:
            yield then
        elif place := places[then.oracle]:
            yield then._replace(oracle=place)
