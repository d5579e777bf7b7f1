"""Drives explorers in a browser: check.py BROWSER GALLERY FOLDER SCREEN...

Each check adds what is wrong to a list; the last line says how much that is.
"""

import json
import pathlib
import random
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

import accessible
import frames
import speed

BROWSER, GALLERY, FOLDER, SCREENS = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), sys.argv[4:]
PICTURES = FOLDER / "browser"
problems = []


def check(condition, text):
    if not condition:
        problems.append(text)
        print(f"  WRONG: {text}")


class Explorer:
    """A page with an explorer, and what went wrong in it."""

    def __init__(self, browser, screen, **options):
        viewport = options.pop("viewport", {"width": 1440, "height": 900})
        self.screen = screen
        self.context = browser.new_context(viewport=viewport, **options)
        self.page = self.context.new_page()
        self.requests = []
        self.url = (FOLDER / f"{screen}.html").resolve().as_uri()
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: check(False, f"{screen}: {error}"))
        self.page.on(
            "console",
            lambda message: message.type == "error" and check(False, f"{screen}: {message.text}"),
        )

    def open(self, fragment=""):
        start = time.perf_counter()
        self.page.goto(self.url + fragment)
        self.page.wait_for_selector(".drawing .e")
        return time.perf_counter() - start

    def close(self):
        outside = [url for url in self.requests if not url.startswith((self.url, "data:"))]
        check(not outside, f"{self.screen}: asks for {outside[:3]}")
        self.context.close()


def check_frames(browser, screen, count):
    """Moves through sizes in both directions; the frames are those of passes."""
    chance = random.Random(7)
    explorer = Explorer(browser, screen)
    explorer.open()
    drawn = frames.drag(explorer.page, chance, count // 2)
    drawn += frames.type_sizes(explorer.page, chance, count - count // 2)
    if explorer.page.get_by_role("button", name="Right to left").count() > 0:
        explorer.page.get_by_role("button", name="Right to left").click()
        drawn += frames.type_sizes(explorer.page, chance, 5)
    explorer.close()
    worst = frames.compare(GALLERY, screen, drawn, check)
    print(f"  {screen}: {len(drawn)} sizes, worst difference {worst:.4f} points")


def check_texts(browser, screen):
    """Labels are as wide as the browser finds them."""
    output = subprocess.run(
        [GALLERY, "--frames", "--screen", screen, "--size", "320x568", "--direction", "ltr"],
        check=True, capture_output=True, text=True,
    ).stdout
    texts = json.loads(output)["texts"]
    explorer = Explorer(browser, screen)
    explorer.open()
    widths = explorer.page.evaluate(frames.MEASURE_TEXTS, texts)
    explorer.close()
    for text, width in zip(texts, widths):
        # Labels round up to whole points.
        allowed = max(width * 0.01, 1.01)
        check(
            abs(text["width"] - width) <= allowed,
            f"{screen}: {text['text']!r} is {text['width']} points wide, in the browser {width:.2f}",
        )
    print(f"  {screen}: {len(texts)} texts as wide as in the browser")


def check_keyboard(browser, screen):
    """Everything that the pointer does, keys do."""
    explorer = Explorer(browser, screen)
    explorer.open("#size=400x700")
    page = explorer.page

    def size():
        return page.evaluate("[...document.querySelectorAll('.size input')].map((i) => i.value)")

    def pressed(key, times=1):
        for _ in range(times):
            page.keyboard.press(key)
        page.wait_for_timeout(60)
        return size()

    page.get_by_role("slider", name="Size of the screen").focus()
    check(pressed("ArrowRight") == ["401", "700"], f"{screen}: an arrow key changes the width")
    check(pressed("Shift+ArrowDown") == ["401", "750"], f"{screen}: Shift makes larger steps")
    check(pressed("Home") == ["320", "480"], f"{screen}: Home goes to the smallest size")
    page.get_by_role("slider", name="Size on the plane").focus()
    check(pressed("ArrowRight", 2) == ["322", "480"], f"{screen}: the crosshair follows arrow keys")
    tree = page.get_by_role("treeitem")
    tree.first.focus()
    pressed("ArrowDown")
    chosen = page.locator("[role=treeitem][aria-selected=true]")
    check(chosen.count() == 1, f"{screen}: an arrow key chooses an element")
    name = chosen.inner_text()
    check(page.locator(".element .title").inner_text() == name, f"{screen}: {name} is explained")
    check(page.locator(".outline.selected").count() == 1, f"{screen}: {name} is outlined")
    # The order of stops, each in sight and with a ring.
    page.locator("body").press("Tab")
    stops = page.evaluate(accessible.STOPS)
    check(len(stops) >= 10, f"{screen}: only {len(stops)} stops for the Tab key")
    explorer.close()
    print(f"  {screen}: keys move the corner, the crosshair and the list; {len(stops)} stops")


def check_toggles(browser, screen):
    """Switches change what they say."""
    explorer = Explorer(browser, screen, permissions=["clipboard-read", "clipboard-write"])
    explorer.open("#size=400x700")
    page = explorer.page
    page.get_by_role("button", name="As laid out").click()
    page.wait_for_selector(".device.laid-out .tag")
    page.get_by_role("button", name="As users see it").click()
    page.wait_for_timeout(60)
    check(page.locator(".tag").count() == 0, f"{screen}: names are shown to users")
    for theme, color in [("Dark", "rgb(13, 16, 20)"), ("Light", "rgb(245, 246, 248)")]:
        page.get_by_role("button", name=theme).click()
        page.wait_for_timeout(200)
        found = page.evaluate("getComputedStyle(document.body).backgroundColor")
        check(found == color, f"{screen}: {theme} has {found} behind")
    page.get_by_label("Device").select_option(label="iPad · 820 × 1180")
    page.wait_for_timeout(60)
    check(page.get_by_label("Width in points").input_value() == "820", f"{screen}: no iPad")
    page.get_by_label("Compare").select_option("size")
    page.get_by_label("Width in points").fill("600")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    check(page.locator(".stage").count() == 2, f"{screen}: two sizes side by side")
    check(page.locator(".moves li").count() > 0, f"{screen}: what moved is listed")
    page.get_by_role("button", name="Close comparison").click()
    page.get_by_role("button", name="Copy as test").click()
    page.wait_for_timeout(100)
    line = page.evaluate("document.querySelector('[data-line]').dataset.line")
    wanted = "checkLayout(over: .size(CGSize(width: 600, height: 1180)))"
    check(line.startswith(wanted), f"{screen}: copies {line}")
    play = page.get_by_role("button", name="Play all widths")
    play.click()
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Pause").click()
    width = float(page.get_by_label("Width in points").input_value())
    check(width != 600, f"{screen}: playing does not move the width")
    explorer.close()
    print(f"  {screen}: looks, colors, devices, comparison, copy and play do what they say")


def take_pictures(browser, screen, are_all):
    """Pictures to look at: all kinds, or a wide and a narrow one."""
    PICTURES.mkdir(exist_ok=True)
    views = [
        ("wide", 1440, 900, "light", False), ("wide-dark", 1440, 900, "dark", False),
        ("wide-mirrored", 1440, 900, "light", True), ("narrow", 390, 844, "light", False),
        ("narrow-dark", 390, 844, "dark", False), ("narrow-mirrored", 390, 844, "light", True),
    ]
    if not are_all:
        views = views[1::4]
    for name, width, height, scheme, is_mirrored in views:
        explorer = Explorer(
            browser, screen, viewport={"width": width, "height": height}, color_scheme=scheme
        )
        explorer.open()
        page = explorer.page
        if is_mirrored and page.get_by_role("button", name="Right to left").count() > 0:
            page.get_by_role("button", name="Right to left").click()
        page.get_by_role("treeitem").nth(2).click()
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(150)
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        check(overflow <= 0, f"{screen}: {overflow} points too wide at {width}")
        page.screenshot(path=PICTURES / f"{screen}-{name}.png", full_page=True)
        for text in page.evaluate(accessible.CHECK):
            check(False, f"{screen}, {name}: {text}")
        explorer.close()
    print(f"  {screen}: {len(views)} pictures, names, roles and contrast")


def main():
    start = time.perf_counter()

    def part(title):
        print(f"{title} ({time.perf_counter() - start:.0f} s)")

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=BROWSER, args=["--no-sandbox", "--force-device-scale-factor=1"]
        )
        part("Frames")
        for screen in SCREENS:
            check_frames(browser, screen, 50)
        part("Texts")
        for screen in SCREENS:
            check_texts(browser, screen)
        part("Keys and switches")
        check_keyboard(browser, SCREENS[0])
        check_toggles(browser, SCREENS[0])
        part("Speed")
        largest = max(SCREENS, key=lambda screen: (FOLDER / f"{screen}.html").stat().st_size)
        for screen in dict.fromkeys([SCREENS[0], largest]):
            speed.measure(browser, Explorer, FOLDER, screen, check)
        part("Pictures")
        for screen in dict.fromkeys([SCREENS[0], largest]):
            take_pictures(browser, screen, screen == SCREENS[0])
        browser.close()
    print(f"{len(problems)} problems in {time.perf_counter() - start:.0f} s; pictures in {PICTURES}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
