// What elements look like as users see them.

/** A number from 0 to 359 that is always the same for a name. */
const hueOf = (name) => {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) % 360;
  return hash;
};

const cornerRadius = (look) => {
  if (!look.radius) return "";
  const radius = `${look.radius}px`;
  if (look.corners === undefined) return radius;
  // Top left, top right, bottom right, bottom left.
  return [1, 2, 8, 4].map((bit) => (look.corners & bit ? radius : "0")).join(" ");
};

const applyLook = (node, look, name) => {
  const { style } = node;
  if (look.fill) style.backgroundColor = look.fill;
  if (look.alpha !== undefined) style.opacity = look.alpha;
  style.borderRadius = cornerRadius(look);
  if (look.clips) node.classList.add("clips");
  if (look.scrolls) {
    node.classList.add("scrolls");
    // Browsers make a stop of the Tab key of what scrolls, but nobody can hear what is drawn.
    node.tabIndex = -1;
  }
  if (look.isImage) {
    node.classList.add("photo");
    if (!look.fill) {
      const hue = hueOf(name);
      style.backgroundColor = `light-dark(hsl(${hue} 42% 72%), hsl(${hue} 26% 48%))`;
    }
  }
  if (look.border) {
    const rim = make("i", { class: "rim" });
    rim.style.boxShadow = `inset 0 0 0 ${look.border.width}px ${look.border.color}`;
    rim.style.borderRadius = style.borderRadius;
    node.append(rim);
  }
};

/** The text of a label: one that breaks its lines as wide as the label is. */
class LabelText {
  constructor(node, look) {
    this.look = look;
    this.span = make("span", { class: "text", dir: "auto" }, look.text);
    const { style } = this.span;
    style.fontSize = `${look.size}px`;
    style.lineHeight = `${look.lineHeight}px`;
    style.color = look.color;
    style.textAlign = look.align;
    if (look.isBold) style.fontWeight = "bold";
    if (look.isItalic) style.fontStyle = "italic";
    node.classList.add("label");
    node.append(this.span);
    this.mode = "";
  }

  update(width, height) {
    const { look, span } = this;
    const fitting = Math.max(1, Math.floor(height / look.lineHeight + 0.01));
    const lines = look.lines > 0 ? Math.min(look.lines, fitting) : fitting;
    const isWhole = look.width <= width + 0.01;
    const mode = isWhole ? "whole" : lines === 1 ? "single" : `lines ${lines}`;
    if (mode === this.mode) return;
    this.mode = mode;
    span.classList.toggle("whole", isWhole);
    span.classList.toggle("single", mode === "single");
    span.classList.toggle("several", mode.startsWith("lines"));
    span.style.webkitLineClamp = mode.startsWith("lines") ? String(lines) : "";
  }
}

/** The parts of a control, which grow with it. */
class ControlParts {
  constructor(node, look) {
    this.shapes = (look.shapes ?? []).map((shape) => {
      const part = make("i", { class: "part" });
      part.style.backgroundColor = shape.fill;
      node.append(part);
      return { shape, part };
    });
    this.lines = (look.lines ?? []).map((line) => {
      const part = make("span", { class: "line", dir: "auto" }, line.text);
      part.style.fontSize = `${line.size}px`;
      part.style.lineHeight = `${line.size * 1.149}px`;
      part.style.color = line.color;
      if (line.isBold) part.style.fontWeight = "bold";
      node.append(part);
      return { line, part };
    });
  }

  update(width, height) {
    const length = ([start, perWidth, perHeight]) => start + perWidth * width + perHeight * height;
    for (const { shape, part } of this.shapes) {
      const [x, y, w, h] = shape.frame.map(length);
      part.style.transform = `translate(${x}px, ${y}px)`;
      part.style.width = `${Math.max(w, 0)}px`;
      part.style.height = `${Math.max(h, 0)}px`;
      part.style.borderRadius = `${Math.max(length(shape.radius), 0)}px`;
    }
    for (const { line, part } of this.lines) {
      const shift = { start: 0, middle: -50, end: -100 }[line.anchor];
      const top = length(line.y) - line.size * 0.905;
      part.style.transform = `translate(${length(line.x)}px, ${top}px) translateX(${shift}%)`;
    }
  }
}
