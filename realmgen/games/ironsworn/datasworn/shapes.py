"""The shapes of what packages hold. What is of another kind than it should be is noted and left out.

One shape serves all schemas: rows of 0.0.10 have `min` and `max`, later ones a `roll` that holds them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationInfo, model_validator

from realmgen.games.ironsworn.datasworn.notes import Notes, shown

S = TypeVar("S", bound="Shape")
MOST_NUMBER = 1_000_000
LONGEST = 12_000
"""Characters of a text; of a longer one the rest is left out."""
Raw = Mapping[str, Any]


def _note(info: ValidationInfo, value: object) -> None:
    notes = info.context
    if isinstance(notes, Notes):
        notes.say(notes.thing, f"{info.field_name} {shown(value)}", "of another kind than it should be, left out")


def _text(value: object, info: ValidationInfo) -> str:
    if value is None or isinstance(value, str):
        return _cut(value or "", info)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return str(value)
    _note(info, value)
    return ""


def _cut(text: str, info: ValidationInfo) -> str:
    notes = info.context
    if len(text) > LONGEST and isinstance(notes, Notes):
        notes.say(notes.thing, f"{info.field_name} of {len(text):,} characters", f"cut to {LONGEST:,}")
    return text[:LONGEST]


def _number(value: object, info: ValidationInfo) -> int | None:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_NUMBER):
        return value
    _note(info, value)
    return None


def _flag(value: object, info: ValidationInfo) -> bool:
    if not isinstance(value, bool) and value is not None:
        _note(info, value)
    return value is True


def _listed(value: object, info: ValidationInfo, kind: type) -> tuple[Any, ...]:
    """The items of a list that are of a kind."""
    if value is None:
        return ()
    if not isinstance(value, (list, tuple)):
        _note(info, value)
        return ()
    for item in value:
        if not isinstance(item, kind):
            _note(info, item)
    return tuple(item for item in value if isinstance(item, kind))


def _texts(value: object, info: ValidationInfo) -> tuple[str, ...]:
    return tuple(_cut(text, info) for text in _listed([value] if isinstance(value, str) else value, info, str))


def _objects(value: object, info: ValidationInfo) -> tuple[Any, ...]:
    return _listed(value, info, dict)


def _object(value: object, info: ValidationInfo) -> dict[str, Any]:
    if not isinstance(value, dict) and value is not None:
        _note(info, value)
    return value if isinstance(value, dict) else {}


def _named(value: object, info: ValidationInfo) -> dict[str, Any]:
    """The objects of an object, by their keys."""
    found = _object(value, info)
    for item in found.values():
        if not isinstance(item, dict):
            _note(info, item)
    return {key: item for key, item in found.items() if isinstance(item, dict)}


def _ids(value: object, info: ValidationInfo) -> tuple[str, ...]:
    """Ids in a list, or in lists by what they are of."""
    lists = list(_object(value, info).values()) if isinstance(value, dict) else [value]
    return tuple(text for one in lists for text in _texts(one, info))


def _labels(value: object, info: ValidationInfo) -> dict[str, str]:
    return {key: label for key, label in _object(value, info).items() if isinstance(label, str)}


def _inner_text(value: object, info: ValidationInfo) -> str:
    return _text(_object(value, info).get("text"), info)


def _authors(value: object, info: ValidationInfo) -> tuple[str, ...]:
    """Names of authors, who are objects with a `name`."""
    named = [one.get("name") if isinstance(one, dict) else one for one in value] if isinstance(value, list) else value
    return _texts(named, info)


Text = Annotated[str, BeforeValidator(_text)]
Number = Annotated[int | None, BeforeValidator(_number)]
Flag = Annotated[bool, BeforeValidator(_flag)]
Texts = Annotated[tuple[str, ...], BeforeValidator(_texts)]
Ids = Annotated[tuple[str, ...], BeforeValidator(_ids)]
Object = Annotated[dict[str, Any], BeforeValidator(_object)]
Named = Annotated[dict[str, Any], BeforeValidator(_named)]
Labels = Annotated[dict[str, str], BeforeValidator(_labels)]
Inner = Annotated[str, BeforeValidator(_inner_text)]
Authors = Annotated[tuple[str, ...], BeforeValidator(_authors)]


class Shape(BaseModel):
    """What all have in common."""

    model_config = ConfigDict(extra="ignore", frozen=True)
    name: Text = ""
    summary: Text = ""
    description: Text = ""
    extra: Object = Field({}, alias="_realmgen")

    @classmethod
    def of(cls: type[S], raw: Raw, notes: Notes, thing: str) -> S:
        """Read an object; what is odd is noted under the name of the thing."""
        notes.thing = thing
        return cls.model_validate(raw, context=notes)


class Ranged(Shape):
    """What some results of a die stand for; both ends are None for what none does."""

    low: Number = Field(None, alias="min")
    high: Number = Field(None, alias="max")
    text: Text = ""

    @model_validator(mode="before")
    @classmethod
    def _unrolled(cls, data: Any) -> Any:
        roll = data.get("roll")
        return {**data, "min": roll.get("min"), "max": roll.get("max")} if isinstance(roll, dict) else data


class Extra(Shape):
    """What a package of ours says besides."""

    grade: Text = ""
    move: Text = ""
    lore: Text = ""
    styles: Texts = ()
    foes: Texts = ()
    idea: Object = {}


class IdeaShape(Shape):
    title: Text = ""
    region: Number = None
    rank: Text = ""


class Again(Shape):
    """What a row asks to be rolled."""

    oracle: Text = ""
    auto: Flag = False
    duplicates: Text = "reroll"
    dice: Text = ""
    times: Number = Field(1, alias="number_of_rolls")


class RowShape(Ranged):
    text2: Text = ""
    text3: Text = ""
    template: Inner = ""
    embed: Text = Field("", alias="embed_table")
    suggestions: Ids = ()
    rolls: Annotated[tuple[Again, ...], BeforeValidator(_objects)] = Field((), alias="oracle_rolls")


class RollableShape(Shape):
    canonical: Text = Field("", alias="canonical_name")
    oracle_type: Text = ""
    dice: Text = "1d100"
    labels: Labels = Field({}, alias="column_labels")
    match: Inner = ""
    suggestions: Ids = ()
    rows: Annotated[tuple[RowShape, ...], BeforeValidator(_objects)] = ()


class CollectionShape(Shape):
    labels: Labels = Field({}, alias="column_labels")
    contents: Named = {}
    collections: Named = {}


class OptionShape(Ranged):
    quest: Text = Field("", alias="quest_starter")
    table: Object = {}
    oracles: Named = {}


class TruthShape(Shape):
    yours: Text = Field("", alias="your_character")
    options: Annotated[tuple[OptionShape, ...], BeforeValidator(_objects)] = ()


class NpcShape(Shape):
    rank: Number = None
    nature: Text = ""
    features: Texts = ()
    drives: Texts = ()
    tactics: Texts = ()
    quest: Text = Field("", alias="quest_starter")
    truth: Text = Field("", alias="your_truth")
    variants: Named = {}


class EntryShape(Shape):
    """A part of an atlas."""

    features: Texts = ()
    quest: Text = Field("", alias="quest_starter")


class Ability(Shape):
    text: Text = ""
    enabled: Flag = False


class Denizen(Ranged):
    npc: Text = ""
    frequency: Text = ""


class ItemShape(Shape):
    """Of a move, an asset, a rarity, a site, a theme or a domain: what can be read."""

    text: Text = ""
    requirement: Text = ""
    xp_cost: Number = None
    rank: Number = None
    abilities: Annotated[tuple[Ability, ...], BeforeValidator(_objects)] = ()
    features: Annotated[tuple[Ranged, ...], BeforeValidator(_objects)] = ()
    dangers: Annotated[tuple[Ranged, ...], BeforeValidator(_objects)] = ()
    denizens: Annotated[tuple[Denizen, ...], BeforeValidator(_objects)] = ()


class SourceShape(Shape):
    title: Text = ""
    authors: Authors = ()
    license: Text = ""


class PackageShape(SourceShape):
    id: Text = Field("", alias="_id")
    version: Text = Field("", alias="datasworn_version")
    type: Text = ""
    ruleset: Text = ""
