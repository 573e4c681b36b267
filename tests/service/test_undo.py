"""Any mixture of commands, undos and redos, over restarts, against a plain list of states."""

from hypothesis import given, settings
from hypothesis import strategies as st
from toy_game import Toy

from realmgen.errors import IllegalCommand
from realmgen.service.play import Play
from realmgen.store.ledger import open_ledger

MOVES = st.lists(st.sampled_from(["roll 1", "draw", 'say "é"', "undo", "redo", "undo", "restart"]), max_size=30)


@settings(max_examples=15)
@given(moves=MOVES)
def test_every_mixture_leads_where_a_list_of_states_says(moves, tmp_path_factory):
    path = tmp_path_factory.mktemp("undo") / "realmgen.db"
    play = Play(open_ledger(path), {"toy": Toy()})
    campaign = play.create("Ash", "toy", "4711")
    states, undone = [Toy().new()], []
    for move in moves:
        if move == "restart":
            play.ledger.close()
            play = Play(open_ledger(path), {"toy": Toy()})
        elif move == "undo":
            if step(play.undo, campaign, possible=len(states) > 1):
                undone.append(states.pop())
        elif move == "redo":
            if step(play.redo, campaign, possible=bool(undone)):
                states.append(undone.pop())
        else:
            play.do(campaign, move)
            states.append(play.position(campaign).state)
            undone.clear()
        assert play.position(campaign).state == states[-1]
    assert play.replay(campaign) == []
    play.ledger.close()


def step(act, campaign, *, possible):
    try:
        act(campaign)
    except IllegalCommand:
        assert not possible
        return False
    assert possible
    return True
