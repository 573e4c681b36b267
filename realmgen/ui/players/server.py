"""The players' server: a process of its own, told on its standard input what to watch and where to listen.

It opens the players' store to read and nothing else. It ends when its input does: with the dashboard.
"""

from __future__ import annotations

import json
import sys
from threading import Thread
from typing import TYPE_CHECKING, Any

from realmgen.errors import RealmgenError
from realmgen.service.players import Screen, open_screen
from realmgen.ui.listening import LOCAL, listen
from realmgen.ui.paths import PLAYERS_ENTRY, STATIC
from realmgen.ui.players import sight
from realmgen.ui.players.gate import FONT, PICTURE, Gate, cookie_name
from realmgen.ui.shelf import ROUTE, piece

if TYPE_CHECKING:
    import streamlit as st
    import uvicorn
    from starlette.requests import Request
    from starlette.responses import Response

LARGEST_MESSAGE = 65_536
"""Bytes: a players' browser says no more than where it is."""


def main() -> int:
    """Serve until the input ends; what goes wrong at the start is said on standard output."""
    told = json.loads(sys.stdin.readline())
    try:
        screen = open_screen(told["store"])
        listening = listen(told["host"], told["port"])
    except RealmgenError as error:
        _say(fault=str(error))
        return error.exit_code
    port = listening.getsockname()[1]
    server = _server(screen, port, told["hosts"])
    _say(port=port)
    Thread(target=_until_left, args=(server,), daemon=True).start()
    Thread(target=_warm_up, daemon=True).start()
    server.run(sockets=[listening])
    return 0


def _say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def _until_left(server: uvicorn.Server) -> None:
    sys.stdin.read()
    server.should_exit = True


def _warm_up() -> None:
    """Load what the page needs while the first browser is still on its way."""
    from realmgen.service.screen import warm_up
    from realmgen.ui.players import page

    assert page
    warm_up()


def _server(screen: Screen, port: int, hosts: list[str]) -> uvicorn.Server:
    import uvicorn

    sight.put(screen, cookie_name(port))
    app = Gate(build_app(port, hosts), screen, port, [*LOCAL, *hosts])
    return uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            timeout_graceful_shutdown=1,
            use_colors=False,
        )
    )


def build_app(port: int, hosts: list[str]) -> st.App:
    """The page and what it shows, before the gate."""
    import streamlit as st
    from starlette.routing import Route
    from streamlit import config
    from streamlit.web import bootstrap

    routes = [Route(ROUTE + "/{name}", piece), Route(PICTURE + "/{name}", _picture), Route(FONT, _font)]
    app = st.App(PLAYERS_ENTRY, routes=routes, on_script_error=_crash)
    config._main_script_path = str(PLAYERS_ENTRY)  # the theme and server settings lie beside the entry script
    bootstrap.load_config_options({"server_port": port, "server_allowedHosts": [*LOCAL, *hosts]})
    return app


def _crash(error: Exception) -> bool:
    import streamlit as st

    st.error("**This page could not be drawn.** Reload it.", icon=":material/error:")
    return True


async def _picture(request: Request) -> Response:
    """The picture that lies before the players; the one of another campaign's link is none of theirs."""
    from anyio.to_thread import run_sync
    from starlette.responses import Response

    found: Any = await run_sync(sight.picture, request.cookies.get(sight.cookie(), ""), request.path_params["name"])
    if found is None:
        return Response("This picture is no longer shown.", 404, media_type="text/plain")
    headers = {"Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff"}
    return Response(found[1], media_type=found[0], headers=headers)


async def _font(request: Request) -> Response:
    from starlette.responses import FileResponse

    return FileResponse(
        STATIC / "EBGaramond.woff2", media_type="font/woff2", headers={"Cache-Control": "max-age=86400"}
    )


if __name__ == "__main__":
    sys.exit(main())
