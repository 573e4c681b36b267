"""What a game master's database can be asked of play, and that every offer stands."""

from company_samples import COMPANY, PERKIN

from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.road.model import Day, Leg, Moment
from realmgen.games.bastionland.seen import Seen
from realmgen.kit.chance import Dice

NOW = {"age": 1, "year": 1, "season": "spring", "day": 2, "phase": "night"}


def state(realm=None):
    return State(
        realm,
        omens={1: 2},
        company=COMPANY,
        day=Day(now=Moment("night", 2)),
        trail=(Leg(Moment(), "0101", "trek", "dire", ("0102",)), Leg(Moment("night", 2), "0102", "camp")),
        seen=Seen(hexes=("0102",), afar=("0101", "0102"), features=("0102", "0303")),
        nights=(
            Night(1, Moment(), Moment("night", 2), "none", {"Ann": "sleep"}, "They came."),
            Night(2, Moment("night", 2)),
        ),
        resolved={3: "rung at last"},
    )


def rows(rules, realm, table, *keys):
    found = rules.rows(state(realm))[table]
    return [row for row in found if row["key"] in keys] if keys else found


def test_everyone_of_the_company_has_a_row_with_numbers_glory_and_rank(rules, realm):
    assert [row["key"] for row in rows(rules, realm, "knight")] == [member.name for member in COMPANY.members]
    isolde, perkin = rows(rules, realm, "knight", "Isolde", "Perkin")
    wanted = {"kind": "knight", "player": "Ann", "title": "The Lantern Knight", "vig": 8, "vig_full": 11, "spi": 7}
    wanted |= {"guard": 4, "guard_full": 4, "glory": 1, "rank": "Knight-Errant", "remedy": "stimulant", "age": "young"}
    assert wanted.items() <= isolde.items()
    assert (perkin["rank"], perkin["glory"], perkin["remedy"], perkin["fate"]) == ("", 0, "", "")
    assert PERKIN.vig.now == perkin["vig"]


def test_each_award_has_a_row_with_its_reason_and_when_it_was(rules, realm):
    assert [row["key"] for row in rows(rules, realm, "award")] == ["1", "2", "3", "4"]
    assert rows(rules, realm, "award", "3") == [
        {"key": "3", "knight": "Isolde", "amount": -1, "reason": "duel", "why": "Lost to the Ash Knight."}
        | {"age": 1, "year": 1, "season": "harvest", "day": 15, "phase": "morning"}
    ]


def test_omens_say_which_were_shown_and_myths_how_they_ended(rules, realm):
    omens = rows(rules, realm, "omen")
    assert len(omens) == 3 * OMENS
    assert [row["key"] for row in omens if row["shown"]] == ["1 1", "1 2"]
    assert {"myth": 1, "omen": 3, "words": "", "shown": False}.items() <= rows(rules, realm, "omen", "1 3")[0].items()
    first, _, third = rows(rules, realm, "myth")
    assert [(row["resolved"], row["how"]) for row in (first, third)] == [(False, ""), (True, "rung at last")]


def test_hexes_days_and_nights_have_rows_with_or_without_a_realm(rules, realm):
    for land in (realm, None):
        assert rows(rules, land, "hexseen") == [
            {"key": "0101", "at": "0101", "how": "afar", "feature": False},
            {"key": "0102", "at": "0102", "how": "visited", "feature": True},
            {"key": "0303", "at": "0303", "how": "feature", "feature": True},
        ]
        assert rows(rules, land, "day", "2") == [{"key": "2", "at": "0102", "deed": "camp", "weather": "", **NOW}]
        first, second = rows(rules, land, "night")
        assert {"key": "1", "number": 1, "passes": "none", "summary": "They came.", "day": 1}.items() <= first.items()
        assert {"key": "2", "passes": "", "summary": "", **NOW}.items() <= second.items()


def test_every_offer_of_play_passes_check_and_can_be_applied(rules, realm):
    offered = list(rules.offers(state(realm)))
    words = list(map(str, offered))
    for wanted in ("luck", "peace", "passage", "goodnight none", "reopen 3", 'save "Ash" vig', 'restore "Isolde" spi'):
        assert wanted in words
    assert len(set(words)) == len(words)
    for command in offered:
        rules.check(state(realm), command)
        rules.apply(state(realm), rules.parse(str(command)), Dice("x"))
