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


def type_sizes(page, chance, count):
    """Types sizes, most of them whole."""
    drawn = []
    for index in range(count):
        width, height = chance.randint(320, 1400), chance.randint(480, 1200)
        if index % 4 == 0:
            width += 0.5
        for name, length in [("Width", width), ("Height", height)]:
            page.get_by_label(f"{name} in points").fill(str(length))
        page.keyboard.press("Enter")
        settle(page)
        drawn.append(page.evaluate(RECTANGLES))
    return drawn


def compare(gallery, screen, drawn, check):
    """Compares rectangles with the frames of passes; returns the largest difference."""
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
                worst = max(worst, difference)
                # Browsers have seven digits of a place, which counts far down in what scrolls.
                allowed = 0.01 + 1e-6 * max(abs(length) for length in frame)
                check(difference <= allowed, f"{place}: element {index} is at {rectangle}, not {frame}")
    return worst
