"""Where a server listens, and where this machine can be found by others."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator

from realmgen.errors import NotAllowed, Unreadable

LOCAL = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
_PRIVATE = ("10.255.255.255", "192.168.255.255", "172.31.255.255", "169.254.255.255")
"""Addresses that nothing is sent to: the way there says which of ours others in that network see."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address of this machine; port 0 takes any that is free.

    Raises NotAllowed when the port is taken and Unreadable when the host is none of this machine's.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio turns Nagle's delay off only where it is: it costs 40 ms an answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise _refusal(host, port, error) from error
    listening.listen(128)
    listening.setblocking(False)
    return listening


def _refusal(host: str, port: int, error: OSError) -> Unreadable | NotAllowed:
    if isinstance(error, socket.gaierror) or "assign requested address" in str(error):
        return Unreadable(f"host {host!r} is no address of this machine: 127.0.0.1 keeps the dashboard to yourself")
    if isinstance(error, PermissionError):
        return NotAllowed(f"port {port} may not be opened by you: choose one above 1023 with --port")
    return NotAllowed(f"port {port} of {host} is already in use: choose another with --port, such as {port + 1}")


def web_address(host: str, port: int) -> str:
    """`http://192.168.1.5:8502`."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_addresses() -> tuple[str, ...]:
    """Where other machines of the same network find this one, the likeliest first; nothing is sent to find out."""
    return tuple(dict.fromkeys(_found()))


def _found() -> Iterator[str]:
    for far in _PRIVATE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect((far, 9))
            except OSError:
                continue
            ours: str = way.getsockname()[0]
        if not ours.startswith(("127.", "0.")):
            yield ours
