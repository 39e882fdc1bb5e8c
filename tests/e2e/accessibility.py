"""What the automatic checker axe finds fault with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page
from tests.e2e.conftest import DESKTOP, PHONE

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

CHECK: Final = """
async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`);
}
"""


class Inspection:
    """Serious and critical faults of the screens that one comes by, in both themes, on a phone and on a desktop."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.seen: list[str] = []

    def of(self, screen: str) -> None:
        self.seen.append(screen)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        for device, size in (("phone", PHONE), ("desktop", DESKTOP)):
            self.page.set_viewport_size(size["viewport"])
            for theme in ("light", "dark"):
                self._check(f"{screen}, {device}, {theme}", theme)

    def _check(self, title: str, theme: Any) -> None:
        self.page.emulate_media(color_scheme=theme)
        self.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        self.faults += [f"{title}: {fault}" for fault in self.page.evaluate(CHECK)]
