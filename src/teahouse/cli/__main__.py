"""`python -m teahouse.cli` is the command `teahouse`."""

import sys

from teahouse.cli import main

if __name__ == "__main__":
    sys.exit(main())
