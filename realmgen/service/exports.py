"""Files to print, to share and to take into other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import realm_of
from realmgen.service.makers import FORMATS
from realmgen.service.printing import Export, Print, file_stem, finished, read_print, slug, zipped

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

__all__ = [
    "FORMATS",
    "Export",
    "Print",
    "bundle",
    "check_format",
    "export",
    "export_state",
    "file_stem",
    "read_print",
    "slug",
    "zipped",
]


def check_format(name: str) -> None:
    """Raise Unreadable when no export has that name."""
    if name not in FORMATS:
        raise Unreadable(f"format {name!r} is not known: one of {', '.join(FORMATS)}")


def export_state(state: State, code: str, name: str, how: Print) -> Export:
    """One state in one format; `code` stands on players' files in the seed's place.

    Raises Unreadable for an unknown format and IllegalCommand when there is no Realm to print.
    """
    check_format(name)
    realm = realm_of(state)
    suffix, mime, make = FORMATS[name]
    data, beside = make(state, code, how)
    return finished(file_stem(realm.name, how, name), suffix, mime, data, beside)


def export(play: Play, campaign: Campaign, name: str, how: Print) -> Export:
    """A campaign as a file of its own (`campaign`), or its Realm in one of the other formats.

    Raises IllegalCommand for a campaign's file for players: it holds every secret.
    """
    if name == "campaign":
        if how.audience == "players":
            raise IllegalCommand(
                "a campaign's file holds every secret: there is none for players; choose another format"
            )
        from realmgen.service.campaignfile import export_campaign

        return Export(f"{slug(campaign.name)}.realmgen", "application/x-ndjson", export_campaign(play, campaign))
    return export_state(play.position(campaign).state, campaign.code, name, how)


def bundle(file: Export) -> Export:
    """A file and those beside it as one: a zip when there are several."""
    if not file.beside:
        return file
    stem = file.name.rsplit(".", 1)[0]
    return Export(f"{stem}.zip", "application/zip", zipped([file, *file.beside]))
