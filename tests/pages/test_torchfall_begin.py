"""A new game of Torchfall: the form, the list, a board of one's own."""


def shown(at):
    return "\n".join(text.value for text in (*at.markdown, *at.error, *at.warning))


def press(at, *keys):
    for key in keys:
        at.button(f"torchfall.{key}").click().run()
        assert not at.exception
    return at


def field(at, kind, name):
    return getattr(at, kind)(f"torchfall.form.{name}")


def choose(at, kind, name, value):
    field(at, kind, name).set_value(value).run()
    assert not at.exception
    return at


def only_game(play):
    [game] = play.campaigns("torchfall")
    return game


def setup_of(play):
    return play.position(only_game(play)).state.game.rules.setup


def test_a_game_for_two_begins_with_one_press(open_page, play):
    at = press(open_page("torchfall"), "for_two")
    assert at.query_params["game"] == only_game(play).code
    assert setup_of(play).players == 2


def test_a_bot_sits_down_with_one_press(open_page, play):
    press(open_page("torchfall"), "against")
    assert [seat.bot for seat in play.position(only_game(play)).state.seats] == ["", "searching"]


def test_a_game_begins_in_two_presses_as_the_form_shows_it(open_page, play):
    at = press(open_page("torchfall"), "new")
    starts = [field(at, "selectbox", f"start.{seat}").value for seat in (0, 1)]
    press(at, "begin")
    assert list(setup_of(play).starts) == starts
