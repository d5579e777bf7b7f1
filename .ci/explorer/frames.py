"""Frames as a browser draws them, and as passes have them."""

import json
import subprocess

# Rectangles of all drawn elements, by their places, in points of the screen.
RECTANGLES = """() => {
  const drawing = document.querySelector(".drawing");
  const box = drawing.getBoundingClientRect();
  const scale = new DOMMatrix(getComputedStyle(drawing).transform).a;
  const result = {};
  for (const node of drawing.querySelectorAll("[data-e]")) {
    if (node.closest("[hidden]")) continue;
    const rect = node.getBoundingClientRect();
    result[node.dataset.e] = [
      (rect.left - box.left) / scale, (rect.top - box.top) / scale,
      rect.width / scale, rect.height / scale,
    ];
  }
  const [width, height] = [...document.querySelectorAll(".size input")].map((one) => Number(one.value));
  const isMirrored = [...document.querySelectorAll(".toggles button[aria-pressed=true]")]
    .some((one) => one.textContent === "Right to left");
  return { size: [width, height], direction: isMirrored ? "rtl" : "ltr", rectangles: result };
}"""

MEASURE_TEXTS = """(texts) => texts.map(({ text, size, isBold }) => {
  const drawing = document.querySelector(".drawing");
  const span = document.createElement("span");
  span.style.cssText = `position:absolute;white-space:pre;font-size:${size}px;font-weight:${isBold ? 700 : 400}`;
  span.textContent = text;
  drawing.append(span);
  const scale = new DOMMatrix(getComputedStyle(drawing).transform).a;
  const width = span.getBoundingClientRect().width / scale;
  span.remove();
  return width;
})"""


def settle(page):
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def drag(page, chance, count):
    """Drags the corner of the screen to places by chance."""
    drawn = []
    handle = page.get_by_role("slider", name="Size of the screen")
    box = handle.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for _ in range(count):
        page.mouse.move(chance.uniform(200, 1300), chance.uniform(120, 1100))
        settle(page)
        drawn.append(page.evaluate(RECTANGLES))
    page.mouse.up()
    return drawn


def type_size(page, width, height):
    for name, length in [("Width", width), ("Height", height)]:
        # What is about to be shown would replace what is typed.
        settle(page)
        page.get_by_label(f"{name} in points").fill(f"{length:g}")
        page.keyboard.press("Enter")
    # What is shown anew corrects a field that is typed in.
    settle(page)
    return page.evaluate(RECTANGLES) | {"typed": [width, height]}


def type_sizes(page, chance, count):
    """Types sizes, most of them whole."""
    drawn = []
    for index in range(count):
        width, height = chance.randint(320, 1400), chance.randint(480, 1200)
        if index % 4 == 0:
            width += 0.5
        drawn.append(type_size(page, width, height))
    return drawn


def corners(page, chance, count):
    """Whole corners of regions and ties of the variant shown first: sizes at which borders meet."""
    data = json.loads(page.locator("#data").text_content())
    file = data["variants"][0]["map"]
    found = {
        kind: {
            tuple(corner)
            for region in file.get(kind) or [] for corner in region["corners"]
            if all(float(length).is_integer() for length in corner)
        }
        for kind in ("ties", "regions")
    }
    # Ties are few, and decided by rules of their own.
    order = []
    for kind in ("ties", "regions"):
        sizes = sorted(found[kind] - set(order))
        chance.shuffle(sizes)
        order += sizes
    return order[:count]


def type_corners(page, chance, count):
    """Types the sizes of corners. Where borders meet, a page may know frames to a pixel only.

    It looks up what a container holds that was moved to whole pixels, and what it would look up may
    lie on the other side of a border.
    """
    drawn = []
    for width, height in corners(page, chance, count):
        one = type_size(page, width, height)
        one["isToPixel"] = page.locator("#where").text_content().endswith(" · to a pixel")
        drawn.append(one)
    return drawn


def compare(gallery, screen, drawn, check):
    """Compares rectangles with the frames of passes; returns the largest difference.

    Frames that a page says to know to a pixel may differ by a point, and do not count in the result.
    """
    worst = 0.0
    for direction in ("ltr", "rtl"):
        own = [one for one in drawn if one["direction"] == direction]
        if not own:
            continue
        arguments = [gallery, "--frames", "--screen", screen, "--direction", direction]
        for width, height in {tuple(one["size"]) for one in own}:
            arguments += ["--size", f"{width:g}x{height:g}"]
        output = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout
        passes = {tuple(one["size"]): one["frames"] for one in json.loads(output)["passes"]}
        for one in own:
            expected = passes[tuple(one["size"])]
            place = f"{screen} at {one['size'][0]:g} x {one['size'][1]:g}, {direction}"
            shown = {index for index, frame in enumerate(expected) if frame}
            found = {int(index) for index in one["rectangles"]}
            check(shown == found, f"{place}: other elements are drawn: {sorted(shown ^ found)[:5]}")
            for index in shown & found:
                rectangle = one["rectangles"][str(index)]
                frame = expected[index]
                difference = max(abs(a - b) for a, b in zip(rectangle, frame))
                # Browsers have seven digits of a place, which counts far down in what scrolls.
                allowed = 0.01 + 1e-6 * max(abs(length) for length in frame)
                if one.get("isToPixel"):
                    allowed += 1
                else:
                    worst = max(worst, difference)
                check(difference <= allowed, f"{place}: element {index} is at {rectangle}, not {frame}")
    return worst
