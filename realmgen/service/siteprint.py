"""Sites as files: JSON, the numbered key as Markdown, and the plan with its key on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from realmgen.errors import Unreadable
from realmgen.games.bastionland.sites.edit import plainly_shown
from realmgen.games.bastionland.sites.model import Site
from realmgen.games.bastionland.sites.view import seen_by, site_plan
from realmgen.kit.chance import public_code
from realmgen.service.printing import PAGES, Export, Print, file_stem, finished, written
from realmgen.service.sites import standing

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing
    from realmgen.service.play import Campaign, Play

Maker = Callable[[Site, str, Print], bytes]


def _json(site: Site, code: str, how: Print) -> bytes:
    from realmgen.games.bastionland.codec import site_file
    from realmgen.kit.record import to_json

    seen = seen_by(site, how.audience)
    return f"{to_json(site_file(seen, code=code if how.audience == 'players' else None))}\n".encode()


def _key(site: Site, code: str, how: Print) -> bytes:
    from realmgen.games.bastionland.sites.key import key_document
    from realmgen.kit.document import markdown

    return markdown(key_document(site, how.audience, code=code)).encode()


def _pages(site: Site, code: str, how: Print) -> list[Drawing]:
    from realmgen.render.ground import ground_sheet
    from realmgen.render.paper import parse_paper
    from realmgen.render.theme import THEMES

    paper = parse_paper(how.sheet)
    return ground_sheet(site_plan(site, how.audience, code=code), THEMES[how.theme], paper)


def _drawn(name: str) -> Maker:
    return lambda site, code, how: written(_pages(site, code, how), name, how.dpi)


SITE_FORMATS: dict[str, tuple[str, str, Maker]] = {
    "json": ("json", "application/json", _json),
    "key": ("md", "text/markdown", _key),
    **{name: (name, PAGES[name], _drawn(name)) for name in ("svg", "png", "pdf")},
}
"""By name: the file's ending, its media type and what makes it."""


def check_site_format(name: str) -> None:
    """Raise Unreadable when no file of a Site has that name."""
    if name not in SITE_FORMATS:
        raise Unreadable(f"format {name!r} is not known for a Site: one of {', '.join(SITE_FORMATS)}")


def export_site(site: Site, code: str, name: str, how: Print) -> Export:
    """A Site in one format; `code` stands on players' files in the seed's place.

    Raises Unreadable for an unknown format, and IllegalCommand for players' files when they were shown nothing.
    """
    check_site_format(name)
    suffix, mime, make = SITE_FORMATS[name]
    return finished(site_stem(site, how, name), suffix, mime, make(site, code, how))


def site_stem(site: Site, how: Print, name: str) -> str:
    """The name of a Site's file without its ending; its hex where its own name has no plain letters."""
    return file_stem(site.name, how, name, f"site-{site.at}".rstrip("-"))


def export_new_site(site: Site, name: str, how: Print) -> Export:
    """A Site of no campaign: players get all of it but what is hidden and what only the game master knows."""
    seen = plainly_shown(site) if how.audience == "players" else site
    return export_site(seen, public_code(site.seed), name, how)


def preview_site(play: Play, campaign: Campaign, at: str, how: Print) -> list[str]:
    """The sheets of a Site as they will look, as SVG; raises as `export_site_in`."""
    from realmgen.render import svg

    return [svg.write(page) for page in _pages(standing(play, campaign, at), campaign.code, how)]


def export_site_in(play: Play, campaign: Campaign, at: str, name: str, how: Print) -> Export:
    """The Site of a campaign's Hex in one format; raises IllegalCommand when there is none, and as `export_site`."""
    return export_site(standing(play, campaign, at), campaign.code, name, how)
