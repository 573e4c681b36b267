"""Files from elsewhere become campaigns and games: a saved one, Realm or world JSON, a Text Mapper map, a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import from_text, read_extras, read_realm
from realmgen.games.bastionland.commands import Adopt
from realmgen.games.bastionland.formats import textmapper
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import realm_of
from realmgen.service.play import Campaign, Play

LARGEST = 64_000_000


def import_file(play: Play, name: str, data: bytes, warn: Callable[[str], None] = lambda line: None) -> Campaign:
    """A new campaign or game from a file of any kind we read; `name` is the file's, for a map without a title. What was
    kept but not understood is told to `warn`, a line each, and so are packs that are on in it but not here.

    Raises Unreadable with every fault, and nothing is written.
    """
    from realmgen.service.campaignfile import import_campaign, is_campaign
    from realmgen.service.packs import missing
    from realmgen.service.torchfall.records import is_record
    from realmgen.service.worlds.exports import is_world, read_world
    from realmgen.service.worlds.games import start

    if is_campaign(data) or name.endswith(".realmgen"):
        campaign = import_campaign(play, data)
        for pack in missing(play, campaign):
            warn(f"pack {pack} is on in it, but is not here: what was drawn from it stays, nothing more comes from it")
        return campaign
    if len(data) > LARGEST:
        raise Unreadable(f"file {name!r} has more than the {LARGEST} bytes that are read of a map")
    if is_world(data):
        return start(play, read_world(data))
    if is_record(data):
        from realmgen.service.torchfall.games import bring

        game, refused = bring(play, data)
        for line in refused:
            warn(f"left out: {line}")
        return game
    text = _text(name, data)
    state, warnings = _from_json(name, text) if text.lstrip().startswith("{") else _from_map(name, text)
    campaign = found(play, state)
    for line in warnings:
        warn(line)
    return campaign


def found(play: Play, state: State) -> Campaign:
    """A new campaign that begins with a Realm from elsewhere."""
    realm = realm_of(state)
    return play.create(realm.name, first=str(Adopt(realm, state.notes, state.omens, state.words, state.sites)))


def _text(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(
            f"file {name!r} is neither a saved campaign nor text in UTF-8: byte {error.start} is {data[error.start]:#x}"
        ) from error


def _from_json(name: str, text: str) -> tuple[State, tuple[str, ...]]:
    try:
        value = from_text(text)
    except Unreadable as error:
        raise Unreadable(*(f"file {name!r}, {fault}" for fault in error.faults)) from error
    realm = read_realm(value)
    extras = read_extras(value, realm.grid)
    return State(realm, extras.notes or {}, extras.omens or {}, extras.words or {}, extras.sites or ()), ()


def _from_map(name: str, text: str) -> tuple[State, tuple[str, ...]]:
    draft = textmapper.read(text, PurePath(name).stem.replace("_", " ").replace("-", " ").title())
    return draft.state, draft.warnings
