"""The game master's passphrase: asked for as soon as the dashboard can be reached from elsewhere.

Kept beside the database as a salted hash (Argon2id), with a key of chance that signs who has said it. A new passphrase
brings a new key: whoever was let in before has to say it again.
"""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from realmgen.errors import Unreadable
from realmgen.store.engine import find_url, home, path_of

LEAST, MOST = 8, 200
KEY = 64
"""Letters of a key."""


@dataclass(frozen=True, slots=True)
class Keyhole:
    """What tells a right passphrase from a wrong one, and the key of what is signed once it was said."""

    hash: str
    key: str

    def fits(self, said: str) -> bool:
        """Whether that is the passphrase; takes a moment on purpose."""
        from argon2 import PasswordHasher
        from argon2.exceptions import VerificationError

        try:
            return PasswordHasher().verify(self.hash, said)
        except VerificationError:
            return False


def keyhole_path(where: str | None = None) -> Path:
    """The file it is kept in: beside a database's file, or in the user's data folder."""
    path = path_of(find_url(where)) or home()
    return path.with_name(f"{path.stem}.passphrase.json")


def set_passphrase(said: str, where: str | None = None) -> Path:
    """Keep a passphrase in the stead of the one before; returns the file.

    Raises Unreadable when it is too short, is blank or cannot be typed, and when the file cannot be written.
    """
    from argon2 import PasswordHasher

    if not LEAST <= len(said) <= MOST:
        raise Unreadable(f"the passphrase has {len(said)} characters: {LEAST} to {MOST} it takes; four words are good")
    if not said.strip() or not said.isprintable():
        raise Unreadable("the passphrase is blank, or has a character that cannot be typed: four words are good")
    kept = {"hash": PasswordHasher().hash(said), "key": secrets.token_hex(KEY // 2)}
    path = keyhole_path(where)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(kept, file)
        draft.replace(path)
    except OSError as error:
        raise Unreadable(f"the passphrase cannot be kept in {str(path)!r}: {error.strerror}") from error
    return path


def keyhole(where: str | None = None) -> Keyhole | None:
    """What was kept, None when there is no passphrase yet; raises Unreadable when it is spoilt."""
    path = keyhole_path(where)
    try:
        kept = json.loads(path.read_text("utf-8"))
        return _sound(Keyhole(str(kept["hash"]), str(kept["key"])))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{str(path)!r} cannot be read: set the passphrase anew with realmgen passphrase") from error


def _sound(found: Keyhole) -> Keyhole:
    """What was kept, when it is a hash and a key that nobody can guess; raises ValueError when it is not."""
    from argon2 import extract_parameters

    extract_parameters(found.hash)
    if len(found.key) < KEY:
        raise ValueError("the key is too short")
    return found
