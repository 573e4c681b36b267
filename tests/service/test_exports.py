"""Files by name: no export lies over another of the same Realm."""

from realmgen.games.bastionland.model import Options, State
from realmgen.service.exports import FORMATS, Print, export_state
from realmgen.service.realms import draw_realm


def test_every_format_for_either_reader_has_a_name_of_its_own():
    state = State(draw_realm(Options(6, 6), "names"))
    files = [
        export_state(state, "c0dec0de", name, Print(audience, dpi=50))
        for name in FORMATS
        for audience in ("gm", "players")
    ]
    names = [each.name for file in files for each in (file, *file.beside)]
    assert len(set(names)) == len(names) == 2 * len(FORMATS) + 2
