"""Draw the app icons from the mark, cream on felt, into ../public: python draw_app_icons.py

Needs Playwright and Debian's chromium to turn the drawing into PNG files; icon.svg needs neither.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
PUBLIC = HERE.parent / "public"
FELT, CREAM = "#2D5B47", "#F6F0DF"

# The mark's box is 144 wide; in an icon it takes 62 %. A maskable icon may be cut to a circle: 54 %.
PLAIN, MASKABLE = 0.62, 0.54


def icon(share: float, radius: int) -> str:
    """An icon on a ground of 512, the mark centred by what it draws (x -66 … 66, y -58 … 78)."""
    paths = "".join(re.findall(r"<path[^>]*/>", (HERE / "mark.svg").read_text()))
    scale = 512 * share / 132
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{radius}" fill="{FELT}"/>'
        f'<g fill="{CREAM}" transform="translate(256 {256 - 10 * scale:.1f}) scale({scale:.3f})">{paths}</g></svg>\n'
    )


def main() -> None:
    rounded, square, maskable = icon(PLAIN, 112), icon(PLAIN, 0), icon(MASKABLE, 0)
    (PUBLIC / "icon.svg").write_text(rounded, encoding="utf-8")
    wanted = {"icon-180": (square, 180), "icon-192": (rounded, 192), "icon-512": (rounded, 512),
              "icon-maskable-512": (maskable, 512)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (drawing, size) in wanted.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
