"""A build hook of hatchling: no wheel and no sdist without the built client.

Without it a tree in which the client was never built makes a wheel that installs and serves nothing.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/teahouse/edge/client/index.html")


class ClientIsBuilt(BuildHookInterface[Any]):
    """Refuses to build a distribution in which the browser client is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check the tree. An editable install needs no client: `version` is then `editable`.

        Raises:
            RuntimeError: the client has not been built.
        """
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise RuntimeError(f"{CLIENT} is missing: run `make client` before building a distribution")
