"""Drives explorers in a browser: check.py BROWSER GALLERY FOLDER SCREEN...

Each check adds what is wrong to a list; the last line says how much that is.
"""

import base64
import json
import pathlib
import random
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

import accessible
import changes
import colors
import frames
import speed

BROWSER, GALLERY, FOLDER, SCREENS = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), sys.argv[4:]
# Those whose explorers have no map in the mirror.
ONE_DIRECTION = {"feed", "feed-as-conditions", "cards", "library", "messages"}
# Those that are dark whatever the colors are.
ALWAYS_DARK = {"player"}
# Those that are only opened and measured, as they have much text.
ONLY_MEASURED = {"article", "vocabularies"}
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


def check_frames(browser, screen, count, corner_count):
    """Moves through sizes in both directions and to corners; the frames are those of passes."""
    chance = random.Random(7)
    explorer = Explorer(browser, screen)
    explorer.open()
    drawn = frames.drag(explorer.page, chance, count // 2)
    drawn += frames.type_sizes(explorer.page, chance, count - count // 2)
    # A corner that cannot be dragged leaves one size.
    different = len({tuple(one["size"]) for one in drawn})
    check(different >= 0.8 * count, f"{screen}: {different} different sizes of {count}")
    at_corners = frames.type_corners(explorer.page, chance, corner_count)
    drawn += at_corners
    if screen not in ONE_DIRECTION:
        switch = explorer.page.get_by_role("button", name="Right to left")
        check(switch.count() == 1, f"{screen}: no switch for right to left")
        if switch.count() == 1:
            switch.click()
            mirrored = frames.type_sizes(explorer.page, chance, 5)
            drawn += mirrored
            check(
                all(one["direction"] == "rtl" for one in mirrored),
                f"{screen}: the switch for right to left is not pressed",
            )
    explorer.close()
    missed = [one["typed"] for one in drawn if one.get("typed", one["size"]) != one["size"]]
    check(not missed, f"{screen}: typed, but not shown: {missed[:5]}")
    worst = frames.compare(GALLERY, screen, drawn, check)
    print(f"  {screen}: {len(drawn)} sizes, {len(at_corners)} at corners, worst difference {worst:.4f} points")


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
    check(len(texts) > 0, f"{screen}: no texts to measure")
    for text, width in zip(texts, widths):
        # Labels round up to whole points.
        allowed = max(width * 0.01, 1.01)
        check(
            abs(text["width"] - width) <= allowed,
            f"{screen}: {text['text']!r} is {text['width']} points wide, in the browser {width:.2f}",
        )
    print(f"  {screen}: {len(texts)} texts as wide as in the browser")


def check_changes(browser, screen):
    """What changes next is found at borders and at sizes that have a layout for themselves."""
    explorer = Explorer(browser, screen)
    explorer.open()
    count = changes.check_changes(explorer.page, check)
    explorer.close()
    print(f"  {count} places of small maps: what changes next")


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
    page.get_by_label("Filter elements by name").fill("o")
    stops = page.locator("[role=treeitem][tabindex='0']").count()
    check(stops == 1, f"{screen}: {stops} stops in the filtered list")
    explorer.close()
    print(f"  {screen}: keys move the corner, the crosshair and the list")


def check_stops(browser, screen):
    """The Tab key goes once through all stops, each in sight and with a ring."""
    explorer = Explorer(browser, screen)
    explorer.open("#size=400x700")
    page = explorer.page
    wanted = page.evaluate(accessible.STOPS)
    count = 0
    for _ in range(wanted + 20):
        page.keyboard.press("Tab")
        frames.settle(page)
        stop = page.evaluate(accessible.STOP)
        # Behind the last one comes the browser, then the first one again.
        if stop is None or (stop["isKnown"] and stop["number"] == 0 and count > 1):
            break
        check(not stop["isKnown"], f"{screen}: the Tab key comes back to stop {stop['number']}")
        for text in stop["problems"]:
            check(False, f"{screen}: {text}")
        count += 1
    check(count >= max(wanted, 10), f"{screen}: the Tab key goes to {count} of {wanted} stops")
    # The first stop leads past the switches, and changes nothing.
    page.evaluate("document.activeElement.blur()")
    explorer.open("#size=401x701")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    frames.settle(page)
    found = page.evaluate("[document.activeElement.id, location.hash]")
    check(found == ["screen", "#size=401x701"], f"{screen}: the first stop leads to {found}")
    explorer.close()
    print(f"  {screen}: {count} stops of the Tab key, in sight and with rings")


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
    line = page.evaluate("document.querySelector('[data-line]')?.dataset.line ?? ''")
    wanted = "checkLayout(over: .size(CGSize(width: 600, height: 1180)))"
    check(line.startswith(wanted), f"{screen}: copies {line}")
    page.get_by_role("button", name="150 %").click()
    page.wait_for_timeout(60)
    is_off = page.locator("[data-line]").get_attribute("aria-disabled")
    check(is_off == "true", f"{screen}: copies a test that makes another text")
    page.get_by_role("button", name="Text 100 %").click()
    play = page.get_by_role("button", name="Play all widths")
    play.click()
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Pause").click()
    width = float(page.get_by_label("Width in points").input_value())
    check(width != 600, f"{screen}: playing does not move the width")
    play.click()
    field = page.get_by_label("Width in points")
    field.focus()
    frames.settle(page)
    field.fill("555")
    page.wait_for_timeout(100)
    check(field.input_value() == "555", f"{screen}: playing replaces what is typed")
    explorer.close()
    print(f"  {screen}: looks, colors, devices, comparison, copy and play do what they say")


def check_colors(browser, screen):
    """The drawn screen has the colors that the switch says, and its texts stand out in them."""
    explorer = Explorer(
        browser, screen, viewport={"width": 1440, "height": 1200}, color_scheme="light"
    )
    explorer.open("#size=393x852")
    page = explorer.page
    counts = []

    def look(name, is_dark):
        frames.settle(page)
        ground = page.evaluate(colors.GROUND)
        is_right = ground < 0.05 if is_dark else ground > 0.8
        check(is_right, f"{screen}: {name} draws a ground of {ground:.2f}")
        texts = page.evaluate(colors.TEXTS)
        counts.append(texts["count"])
        for text in texts["problems"]:
            check(False, f"{screen}, {name}: {text}")

    look("Auto in the light", False)
    page.emulate_media(color_scheme="dark")
    look("Auto in the dark", True)
    page.get_by_role("button", name="Light", exact=True).click()
    look("Light", False)
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Dark", exact=True).click()
    look("Dark", True)
    page.get_by_role("button", name="Auto", exact=True).click()
    look("Auto again", False)
    explorer.close()
    check(min(counts) > 1, f"{screen}: {min(counts)} texts to see")
    print(f"  {screen}: follows the switch for colors, {counts[0]} texts stand out in each")


def check_speed(browser, screen, is_dragged):
    """A page is small, opens in no time, and follows the pointer."""
    explorer = Explorer(browser, screen)
    results = [speed.measure_opening(explorer, FOLDER, screen, check)]
    if is_dragged:
        results.append(speed.measure_dragging(browser, explorer, FOLDER, screen, check))
    explorer.close()
    print(f"  {', '.join(results)}")


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
        part = base64.b64encode(page.locator(".drawing").first.screenshot()).decode()
        lightness = page.evaluate(colors.LIGHTNESS, part)
        is_right = lightness < 0.35 if scheme == "dark" else lightness > 0.6
        check(
            is_right or screen in ALWAYS_DARK,
            f"{screen}, {name}: the picture of the screen is {lightness:.2f} light",
        )
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
        largest = max(SCREENS, key=lambda screen: (FOLDER / f"{screen}.html").stat().st_size)
        compared = [screen for screen in SCREENS if screen not in ONLY_MEASURED]
        part("Frames")
        for screen in compared:
            check_frames(browser, screen, 40, 40)
        part("Texts")
        for screen in compared:
            check_texts(browser, screen)
        part("Changes")
        check_changes(browser, SCREENS[0])
        part("Keys and switches")
        check_keyboard(browser, SCREENS[0])
        for screen in dict.fromkeys([SCREENS[0], largest]):
            check_stops(browser, screen)
        check_toggles(browser, SCREENS[0])
        part("Colors")
        for screen in SCREENS:
            if screen not in ALWAYS_DARK:
                check_colors(browser, screen)
        part("Speed")
        for screen in SCREENS:
            check_speed(browser, screen, screen in (SCREENS[0], largest))
        part("Pictures")
        for screen in dict.fromkeys([SCREENS[0], largest]):
            take_pictures(browser, screen, screen == SCREENS[0])
        browser.close()
    print(f"{len(problems)} problems in {time.perf_counter() - start:.0f} s; pictures in {PICTURES}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
