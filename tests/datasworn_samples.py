"""Small packages of Datasworn of our own making, in the shapes of the three schemas, with the defects of real ones."""

from __future__ import annotations

import io
import json
import tarfile
from typing import Any

from realmgen.games.ironsworn.oracles.table import Oracle

Json = dict[str, Any]
BY, NC = "https://creativecommons.org/licenses/by/4.0", "https://creativecommons.org/licenses/by-nc-sa/4.0"
TENTH, FIRST, SECOND = "0.0.10", "0.1.0", "0.2.0"


def source(licence: str | None = BY, title: str = "The Book of Ash") -> Json:
    """Whose words something is."""
    return {
        "title": title,
        "page": 7,
        "authors": [{"name": "Mara Quill"}],
        "date": "2026-01-02",
        "url": "https://example.org",
        "license": licence,
    }


def package(id: str, version: str, **sections: Any) -> Json:
    """A package whose own licence is another than that of its items."""
    head = source(BY, "The Book of Ash")
    del head["page"]
    return {"_id": id, "type": "ruleset", "datasworn_version": version, **head, **sections}


def row(low: int | None, high: int | None, text: str, **more: Any) -> Json:
    """A row as 0.0.10 has it."""
    return {"min": low, "max": high, "text": text, **more}


def again(oracle: str | None, times: int = 1, duplicates: str = "reroll", auto: bool = True) -> Json:
    """What a row asks to be rolled."""
    return {"oracle": oracle, "auto": auto, "duplicates": duplicates, "dice": None, "number_of_rolls": times}


def rollable(id: str, name: str, rows: list[Json], **more: Any) -> Json:
    """An oracle of 0.0.10."""
    kept = {"type": "oracle_rollable", "oracle_type": "table_text", "dice": "1d100", "_source": source()}
    return {"_id": id, "name": name, "rows": rows, "column_labels": {"roll": "Roll", "text": "Result"}, **kept, **more}


def column(id: str, name: str, rows: list[Json], **more: Any) -> Json:
    """An oracle that is a column of a table and has no source of its own."""
    found = rollable(id, name, rows, oracle_type="column_text", **more)
    return {key: value for key, value in found.items() if key not in ("_source", "column_labels")}


def collection(id: str, name: str, contents: Json, collections: Json | None = None, **more: Any) -> Json:
    """A collection; its items' source is theirs, else its own."""
    found = {"_id": id, "type": "oracle_collection", "oracle_type": "tables", "name": name, "contents": contents}
    return found | {"collections": collections or {}, "_source": source()} | more


def old() -> Json:
    """Schema 0.0.10, with what is odd in real packages."""
    o, c = "ashland/oracles", "ashland/collections/oracles"
    name_rows = [
        row(1, 40, "__A tool.__ Who held it last?,", embed_table=f"{o}/hearth/name/tool"),
        row(41, 80, "A bird", oracle_rolls=[again(f"{o}/hearth/name/bird", auto=False)]),
        row(
            81,
            100,
            "[Tool](id:ashland/oracles/hearth/name/tool) and bird",
            template={"text": f"{{{{text:{o}/hearth/name/tool}}}} and {{{{text:{o}/hearth/name/bird}}}}"},
            oracle_rolls=[
                again(f"{o}/hearth/name/bird", auto=False),
                again(f"{o}/hearth/name/tool", auto=False),
            ],
        ),
    ]
    hearth = {
        "name": rollable(f"{o}/hearth/name", "Hearth name", name_rows),
        "woe": rollable(
            f"{o}/hearth/woe",
            "Woe",
            [
                row(1, 50, "The roof leaks", suggestions={"oracles": [f"{o}/hearth/name"]}),
                row(51, 90, "The well is dry"),
                row(91, 100, "Roll twice", oracle_rolls=[again(None, 2, "make_it_worse")]),
            ],
            canonical_name="Oracle 3: Woe",
            suggestions={"oracles": [f"{o}/hearth/name", "*/oracles/**"]},
        ),
    }
    names = {
        "tool": rollable(f"{o}/hearth/name/tool", "Tool", [row(1, 10, "Awl"), row(11, 20, "Rake")], dice="1d20"),
        "bird": rollable(f"{o}/hearth/name/bird", "Bird", [row(1, 60, "Wren"), row(61, 100, "Rook")]),
    }
    odds = {
        "even": column(f"{o}/odds/even", "Even", [row(1, 50, "No"), row(51, 100, "Yes")], match={"text": "A twist."})
    }
    sky = {
        "gaps": rollable(f"{o}/sky/gaps", "Gaps", [row(1, 20, "Rain"), row(31, 60, "Hail"), row(50, 90, "Snow")]),
        "wide": rollable(
            f"{o}/sky/wide",
            "Wide",
            [
                row(51, 100, "Fog", text2="grey"),
                row(1, 50, "Sun", text2="gold"),
                row(None, None, "Eclipse", text2=None),
            ],
            oracle_type="table_text2",
            column_labels={"roll": "Roll", "text": "Result", "text2": "Colour"},
        ),
        "many": rollable(f"{o}/sky/many", "Many dice", [row(2, 12, "Stars")], dice="2d6"),
    }
    inner = collection(f"{c}/hearth/name", "Hearth name", names)
    lost = "[A](id:ashland/assets/gear/dust-cloak), [B](id:elsewhere/moves/ask/gear), [C](ashland/oracles/sky/wide)"
    return package(
        "ashland",
        TENTH,
        rules={},
        oracles={
            "hearth": collection(f"{c}/hearth", "Hearths", hearth, {"name": inner}),
            "odds": collection(
                f"{c}/odds", "Odds", odds, oracle_type="table_shared_text", column_labels={"text": "Answer"}
            ),
            "sky": collection(f"{c}/sky", "Skies", sky, summary=lost),
        },
        moves={
            "ask": {
                "_id": "ashland/collections/moves/ask",
                "type": "move_category",
                "name": "Ask",
                "_source": source(),
                "contents": {
                    "plead": {
                        "_id": "ashland/moves/ask/plead",
                        "type": "move",
                        "name": "Plead",
                        "roll_type": "action_roll",
                        "text": "When **you beg**, roll.\n\n  * On a [hit](id:ashland/oracles/odds/even), they listen.",
                        "oracles": [f"{o}/odds/even"],
                        "_source": source(),
                    }
                },
            }
        },
        assets={
            "gear": {
                "_id": "ashland/collections/assets/gear",
                "type": "asset_collection",
                "name": "Gear",
                "_source": source(),
                "contents": {
                    "dust_cloak": {
                        "_id": "ashland/assets/gear/dust_cloak",
                        "type": "asset",
                        "name": "Dust Cloak",
                        "requirement": "If you walked the flats",
                        "_source": source(BY, "Cards of Ash"),
                        "abilities": [
                            {
                                "_id": "ashland/assets/gear/dust_cloak/abilities/0",
                                "enabled": True,
                                "text": "You cough less.",
                            },
                            {
                                "_id": "ashland/assets/gear/dust_cloak/abilities/1",
                                "enabled": False,
                                "name": "Grey",
                                "text": "Hide.",
                            },
                        ],
                    }
                },
            }
        },
        truths=old_truths(),
        npcs={
            "folk": {
                "_id": "ashland/collections/npcs/folk",
                "type": "npc_collection",
                "name": "Folk",
                "_source": source(NC),
                "contents": {
                    "ember": {
                        "_id": "ashland/npcs/folk/ember",
                        "type": "npc",
                        "name": "Ember",
                        "rank": 3,
                        "nature": "Beast",
                        "features": ["Glows", "[Warm](id:ashland/oracles/sky/wide)"],
                        "drives": ["Burn"],
                        "tactics": ["Leap"],
                        "description": "It was a hearth once.",
                        "quest_starter": "Who let it out?",
                        "your_truth": "Do hearths live?",
                        "_source": source(NC),
                    }
                },
            }
        },
        atlas={
            "land": {
                "_id": "ashland/collections/atlas/land",
                "type": "atlas",
                "name": "Land",
                "_source": source(NC),
                "contents": {
                    "havens": {
                        "_id": "ashland/atlas/land/havens",
                        "type": "atlas_entry",
                        "name": "Havens",
                        "summary": "Soft.",
                        "description": "Soft hills.",
                        "features": ["Hills"],
                        "quest_starter": "Who rules?",
                        "_source": source(NC),
                    }
                },
            }
        },
        rarities={},
        delve_sites={},
        site_themes={},
        site_domains={},
    )


def old_truths() -> Json:
    """Two categories: one whose ranges repeat, one with a table in an option."""

    def option(low: int, high: int, text: str, **more: Any) -> Json:
        return {"min": low, "max": high, "description": text, "quest_starter": f"Why {text.lower()}?", **more}

    table = {"oracle_type": "table_text", "dice": "1d100", "rows": [row(1, 50, "Salt"), row(51, 100, "Sand")]}
    magic = [option(1, 33, "None"), option(68, 100, "Some"), option(68, 100, "Much")]
    ground = [
        option(1, 33, "It was:\n\n{{table:ashland/truths/ground/0}}", summary="The ground is dry.", table=table),
        option(34, 67, "Wet"),
        option(68, 100, "Neither"),
    ]
    return {
        "magic": {
            "_id": "ashland/truths/magic",
            "name": "Magic",
            "dice": "1d100",
            "options": magic,
            "_source": source(NC),
        },
        "ground": {
            "_id": "ashland/truths/ground",
            "name": "Ground",
            "dice": "1d100",
            "options": ground,
            "your_character": "Did you dig?",
            "_source": source(None),
        },
    }


def renewed(value: Any) -> Any:
    """The rows of 0.0.10 as later schemas have them."""
    if isinstance(value, list):
        return [renewed(item) for item in value]
    if not isinstance(value, dict):
        return value
    found = {key: renewed(item) for key, item in value.items() if key not in ("min", "max")}
    if "min" in value:
        low, high = value["min"], value["max"]
        found["roll"] = None if low is None else {"min": low, "max": high}
    return found


def new(version: str = FIRST) -> Json:
    """Schema 0.1: typed ids, oracles inside moves and options, breeds, suggestions in one list."""
    rows = [
        row(1, 50, "[Bread](datasworn:move:ashnew/ask/plead)"),
        row(51, 100, "Ale", suggestions=["oracle_rollable:ashnew/feast/guest"]),
    ]
    guest = [
        row(
            1,
            200,
            "A stranger",
            oracle_rolls=[
                {
                    "oracle": "oracle_rollable:ashnew/feast/food",
                    "auto": True,
                    "duplicates": "keep",
                    "dice": None,
                    "number_of_rolls": 1,
                }
            ],
        )
    ]
    food = rollable("oracle_rollable:ashnew/feast/food", "Food", rows)
    found = package(
        "ashnew",
        version,
        rules={},
        oracles={
            "feast": collection(
                "oracle_collection:ashnew/feast",
                "Feasts",
                {
                    "food": food,
                    "guest": rollable(
                        "oracle_rollable:ashnew/feast/guest",
                        "Guest",
                        guest,
                        dice="1d200",
                        suggestions=["oracle_rollable:ashnew/feast/food"],
                    ),
                },
            )
        },
        moves={
            "ask": {
                "_id": "move_category:ashnew/ask",
                "name": "Ask",
                "type": "move_category",
                "_source": source(),
                "collections": {},
                "contents": {
                    "plead": {
                        "_id": "move:ashnew/ask/plead",
                        "type": "move",
                        "name": "Plead",
                        "text": "Beg.\n\n{{table>move.oracle_rollable:ashnew/ask/plead.mood}}",
                        "_source": source(NC),
                        "oracles": {
                            "mood": column(
                                "move.oracle_rollable:ashnew/ask/plead.mood",
                                "Mood",
                                [row(1, 50, "Sour"), row(51, 100, "Sweet")],
                            )
                        },
                    }
                },
            }
        },
        assets={
            "gear": {
                "_id": "asset_collection:ashnew/gear",
                "type": "asset_collection",
                "name": "Gear",
                "_source": source(),
                "collections": {},
                "contents": {
                    "parrot": {
                        "_id": "asset:ashnew/gear/parrot",
                        "type": "asset",
                        "name": "Parrot",
                        "_source": source(),
                        "abilities": [
                            {
                                "text": "It speaks.",
                                "enabled": True,
                                "oracles": {
                                    "says": rollable(
                                        "asset.ability.oracle_rollable:ashnew/gear/parrot.0.says",
                                        "What it says",
                                        [row(1, 100, "Ash!")],
                                    )
                                },
                            }
                        ],
                    }
                },
            }
        },
        truths={
            "ground": {
                "_id": "truth:ashnew/ground",
                "type": "truth",
                "name": "Ground",
                "dice": "1d100",
                "summary": "What lies below?",
                "_source": source(NC),
                "options": [
                    {
                        "_id": "truth.option:ashnew/ground.0",
                        "min": 1,
                        "max": 50,
                        "summary": "Dry",
                        "description": "Nothing grows.",
                        "quest_starter": "Why?",
                        "oracles": {
                            "why": rollable(
                                "truth.option.oracle_rollable:ashnew/ground.0.why", "Why", [row(1, 100, "Salt")]
                            )
                        },
                    },
                    {
                        "_id": "truth.option:ashnew/ground.1",
                        "min": 51,
                        "max": 100,
                        "description": "Everything grows.",
                        "quest_starter": "Where?",
                        "oracles": {},
                    },
                ],
            }
        },
        npcs={
            "folk": {
                "_id": "npc_collection:ashnew/folk",
                "type": "npc_collection",
                "name": "Folk",
                "_source": source(NC),
                "collections": {},
                "contents": {
                    "ember": {
                        "_id": "npc:ashnew/folk/ember",
                        "type": "npc",
                        "name": "Ember",
                        "rank": 2,
                        "nature": "Horror",
                        "features": [],
                        "drives": [],
                        "tactics": [],
                        "description": "Hot.",
                        "variants": {
                            "blaze": {
                                "_id": "npc.variant:ashnew/folk/ember.blaze",
                                "name": "Blaze",
                                "rank": 4,
                                "nature": "Horror",
                                "description": "Hotter.",
                            }
                        },
                        "_source": source(NC),
                    }
                },
            }
        },
    )
    return renewed(found)


def newest() -> Json:
    """Schema 0.2: as 0.1, where what is as usual is left out."""
    found = new(SECOND)
    (feast,) = found["oracles"].values()
    for one in feast["contents"].values():
        for line in one["rows"]:
            for roll in line.get("oracle_rolls", ()):
                del roll["dice"], roll["number_of_rolls"]
    return found


def expansion() -> Json:
    """An expansion of `old`, with what lies in the deep; some of what it refers to is not there."""
    o = "ashdeep/oracles"
    omen = [
        row(1, 50, "Bells", oracle_rolls=[again("ashland/oracles/hearth/woe")]),
        row(51, 100, "Silence", oracle_rolls=[again("ashland/oracles/hearth/none")]),
    ]
    found = package(
        "ashdeep",
        TENTH,
        rules={},
        oracles={
            "omen": collection(
                "ashdeep/collections/oracles/omen",
                "Omens",
                {"omen": rollable(f"{o}/omen/omen", "Omen", omen)},
                enhances="ashland/collections/oracles/sky",
            )
        },
        moves={},
        assets={},
        truths={},
        atlas={},
        npcs={
            "folk": {
                "_id": "ashdeep/collections/npcs/folk",
                "type": "npc_collection",
                "name": "Folk",
                "_source": source(NC),
                "contents": {
                    "mole": {
                        "_id": "ashdeep/npcs/folk/mole",
                        "type": "npc",
                        "name": "Mole",
                        "rank": 9,
                        "nature": "Animal",
                        "features": [],
                        "drives": [],
                        "tactics": [],
                        "description": "Blind.",
                        "quest_starter": "Dig?",
                        "_source": source(NC),
                    }
                },
            }
        },
        rarities={
            "lamp": {
                "_id": "ashdeep/rarities/lamp",
                "type": "rarity",
                "name": "Lamp",
                "xp_cost": 3,
                "asset": "ashland/assets/gear/dust_cloak",
                "description": "It is never dark.",
                "_source": source(NC),
            }
        },
        delve_sites={
            "pit": {
                "_id": "ashdeep/delve_sites/pit",
                "type": "delve_site",
                "name": "The Pit",
                "rank": 2,
                "region": "ashland/atlas/land/havens",
                "theme": "ashdeep/site_themes/wet",
                "domain": "ashdeep/site_domains/hole",
                "description": "A hole.",
                "_source": source(NC),
                "denizens": [
                    {"min": 1, "max": 60, "npc": "ashdeep/npcs/folk/mole", "frequency": "common"},
                    {"min": 61, "max": 100, "frequency": "very_rare"},
                ],
            }
        },
        site_themes={
            "wet": {
                "_id": "ashdeep/site_themes/wet",
                "type": "delve_site_theme",
                "name": "Wet",
                "summary": "It drips.",
                "description": "Water.",
                "features": [row(1, 20, "Pools")],
                "dangers": [row(1, 30, "Drowning")],
                "_source": source(),
            }
        },
        site_domains={
            "hole": {
                "_id": "ashdeep/site_domains/hole",
                "type": "delve_site_domain",
                "name": "Hole",
                "summary": "It is deep.",
                "features": [row(21, 100, "Rope")],
                "dangers": [row(31, 45, "Falling")],
                "_source": source(),
            }
        },
    )
    return found | {"type": "expansion", "ruleset": "ashland"}


def covers(oracle: Oracle) -> bool:
    """Whether the rows of an oracle cover every result of its die once, in rising order."""
    results = [result for row in oracle.rows for result in range(row.low, row.high + 1)]
    return results == list(range(1, oracle.die + 1)) and all(row.low <= row.high for row in oracle.rows)


def as_bytes(raw: Any) -> bytes:
    return json.dumps(raw).encode()


def tgz(files: dict[str, bytes]) -> bytes:
    """Files as a package manager hands them out."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        for name, data in files.items():
            info = tarfile.TarInfo(f"package/{name}")
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
    return out.getvalue()


def npm(raw: Json) -> bytes:
    """A package with what lies beside it."""
    about = as_bytes({"name": "@ash/land", "version": "0.0.10", "license": "MIT"})
    return tgz({f"json/{raw['_id']}.json": as_bytes(raw), "package.json": about, "images/a.webp": b"no picture"})
