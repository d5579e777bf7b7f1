"""What colors the drawn screen has, and whether its texts stand out in them."""

# Colors as numbers, and how light they are by the formula of WCAG 2.2.
MIXING = """
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const parse = (text) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = (color) => {
    const [r, g, b] = color.map((part) => {
      const c = part / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
"""

# What is painted at a point below an element; null where a photo or nothing is.
BEHIND = """
  const behind = (one, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const at = stack.indexOf(one);
    if (at < 0) return null;
    const layers = [];
    for (const other of stack.slice(at)) {
      if (other.matches(".photo")) return null;
      const color = parse(getComputedStyle(other).backgroundColor);
      layers.push(color);
      if (color[3] === 1) return layers.reduceRight((below, top) => over(top, below));
    }
    return null;
  };
"""

# How light the ground of the drawn screen is, from 0 to 1.
GROUND = "() => {" + MIXING + """
  const drawing = document.querySelector(".drawing");
  const root = parse(getComputedStyle(drawing.querySelector(".e")).backgroundColor);
  return light(over(root, parse(getComputedStyle(drawing).backgroundColor)));
}"""

# The texts of the drawn screen that are in sight: how many were looked at, and those that are faint.
TEXTS = "() => {" + MIXING + BEHIND + """
  const style = document.createElement("style");
  style.textContent = ".drawing * { pointer-events: auto !important; }";
  document.head.append(style);
  const problems = [];
  let count = 0;
  for (const one of document.querySelectorAll(".drawing :is(.text, .line)")) {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = range.getClientRects()[0];
    if (!box || box.width < 2) continue;
    const below = behind(one, box.left + box.width / 2, box.top + box.height / 2);
    if (!below) continue;
    count += 1;
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    const [high, low] = [light(over(parse(color), below)), light(below)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5))
      problems.push(`${JSON.stringify(one.textContent.slice(0, 40))} has a contrast of ${ratio.toFixed(2)}`);
  }
  style.remove();
  return { count, problems };
}"""

# How light a picture is on average, from 0 to 1.
LIGHTNESS = """async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) sum += bytes[i] + bytes[i + 1] + bytes[i + 2];
  return sum / (bytes.length / 4) / 765;
}"""
