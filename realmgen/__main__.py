"""`python -m realmgen` is the `realmgen` command."""

import sys

from realmgen.cli import main

sys.exit(main())
