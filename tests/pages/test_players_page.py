"""The players' page without its server, on a screen that is told what to show."""

from fifty_realms import SEEDS, realm_of
from streamlit.testing.v1 import AppTest

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.view import players_json
from realmgen.service.players import Sight
from realmgen.ui.paths import PLAYERS_ENTRY
from realmgen.ui.players import sight


class Told:
    """A screen of one line whose campaign is put away between two looks, and taken up again."""

    def __init__(self, *states):
        self.states = list(states)

    def find(self, token):
        return Sight("0000c0de", 7)

    def look(self, code):
        return players_json(self.states.pop(0), code)


def test_a_campaign_that_was_put_away_between_two_looks_is_shown_when_it_is_taken_up():
    sight.put(Told(State(), State(realm_of(SEEDS[0]))), "realmgen_table_0")
    at = AppTest.from_file(str(PLAYERS_ENTRY), default_timeout=30).run()
    assert [head.value for head in at.subheader] == ["There is no Realm yet."]
    at.run()
    assert not at.exception
    assert not at.subheader
