"""What the tests of Torchfall's pages share: pressing, choosing, and what is shown."""


def shown(at):
    """All words of a page."""
    return "\n".join(text.value for text in (*at.markdown, *at.error, *at.warning, *at.subheader))


def refusals(at):
    """What a page says cannot be."""
    return "\n".join(text.value for text in at.error)


def press(at, *keys):
    """Press buttons of the page, one after the other."""
    for key in keys:
        at.button(f"torchfall.{key}").click().run()
        assert not at.exception
    return at


def field(at, kind, name):
    """A field of the form."""
    return getattr(at, kind)(f"torchfall.form.{name}")


def choose(at, kind, name, value):
    """Give a field of the form a value."""
    field(at, kind, name).set_value(value).run()
    assert not at.exception
    return at


def only_game(play):
    """The one game there is."""
    [game] = play.campaigns("torchfall")
    return game


def setup_of(play):
    """What the one game is played by."""
    return play.position(only_game(play)).state.game.rules.setup
