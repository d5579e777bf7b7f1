// The frames at a size, moved to whole pixels as the layout's engines do it.
//
// What an engine places in one go it computes first and moves then. A container that became larger
// or smaller lays out anew what it holds, in the size that it got. It has that size at another size
// of the screen without being moved, so its content is what the map has there.

const pixelLimit = 2 ** 52;

/** The edge of a pixel nearest to a place; a half goes up. */
const nearestPixel = (edge) => {
  const below = Math.floor(edge);
  return edge - below >= 0.5 - 1e-6 ? below + 1 : below;
};

/** A stretch of an axis with both ends between pixels; null if it cannot be moved. */
const movedStretch = (start, length, scale, offset, keepsLength) => {
  const near = (offset + start) * scale;
  const far = (offset + (start + length)) * scale;
  if (!(Math.abs(near) < pixelLimit) || !(Math.abs(far) < pixelLimit)) return null;
  const first = nearestPixel(near);
  let last = nearestPixel(far);
  if (keepsLength && length > 0) {
    let count = Math.ceil(length * scale);
    if ((count - 1) / scale >= length) count -= 1;
    if (count / scale < length) count += 1;
    last = first + count;
  }
  const result = [first / scale - offset, (last - first) / scale];
  return Number.isFinite(result[0] + result[1]) ? result : null;
};

const movedFrame = (frame, scale, origin, keepsSize) => {
  if (!(scale > 0)) return frame;
  const x = movedStretch(frame[0], frame[2], scale, origin[0], keepsSize);
  const y = movedStretch(frame[1], frame[3], scale, origin[1], keepsSize);
  return x && y ? [x[0], y[0], x[1], y[1]] : frame;
};

/** The frames of all elements at a size, in the coordinates of their parents. */
class FrameFinder {
  constructor(map, region, size) {
    this.map = map;
    this.structureIndex = map.layouts[region.layout].structure;
    this.structure = map.structures[this.structureIndex];
    // A frame is x, y, width and height; null where nothing places the element.
    this.frames = new Array(this.structure.count).fill(null);
    this.computed = this.frames.slice();
    // Whether they are what a pass shows; if not, some are a pixel off.
    this.isComplete = true;
    this.place(0, this.structure.count, region.layout, size);
  }

  place(start, finish, layoutIndex, size) {
    const layout = this.map.layouts[layoutIndex];
    const { formulas } = this.map;
    for (let index = start; index < finish; index += 1) {
      const at = index * 4;
      const numbers = layout.formulas;
      let frame = null;
      if (numbers[at] >= 0) {
        frame = [
          valueOf(formulas[numbers[at]], size), valueOf(formulas[numbers[at + 1]], size),
          valueOf(formulas[numbers[at + 2]], size), valueOf(formulas[numbers[at + 3]], size),
        ];
      }
      this.frames[index] = frame;
      this.computed[index] = frame;
    }
    if (layout.measuresPixels) this.isComplete = false;
    if (layout.pixels) this.move(layout.pixels, start, finish, layoutIndex, size);
  }

  move(rules, start, finish, layoutIndex, size) {
    const nested = new Set(rules.filter((rule) => rule.depth > 0).map((rule) => rule.element));
    let end = start;
    for (const rule of rules) {
      const { element } = rule;
      if (element < start || element >= finish || element < end) continue;
      const frame = this.computed[element];
      if (!frame) continue;
      if (rule.keepsSize && this.isDoubtful(frame, rule, layoutIndex)) this.isComplete = false;
      const moved = this.moved(frame, rule);
      this.frames[element] = moved;
      const isResized =
        Math.abs(moved[2] - frame[2]) > 1e-9 || Math.abs(moved[3] - frame[3]) > 1e-9;
      const isElsewhere = moved[0] !== frame[0] || moved[1] !== frame[1];
      if (!isResized && !(this.map.hasInsets && isElsewhere)) continue;
      const children = this.structure.children(element);
      // What the same engine placed with it was computed before.
      if (children.every((child) => nested.has(child))) continue;
      const canLook = !this.map.hasInsets && !children.some((child) => nested.has(child));
      const other = canLook ? this.other(element, moved, layoutIndex, size) : null;
      if (other) {
        end = this.structure.elements[element].end;
        this.place(element + 1, end, other.layout, other.size);
      } else {
        this.isComplete = false;
      }
    }
  }

  /** Whether rounding may have decided how many pixels a size is rounded up to. */
  isDoubtful(frame, rule, layoutIndex) {
    const formulas = this.map.frameOf(rule.element, layoutIndex);
    const isWhole = (length) => {
      const pixels = length * rule.pixelsPerPoint;
      return Math.abs(pixels - Math.round(pixels)) <= 1e-6;
    };
    return (
      (isWhole(frame[2]) && !isConstant(formulas[2])) ||
      (isWhole(frame[3]) && !isConstant(formulas[3]))
    );
  }

  /** The region of a size; just outside of the domain, the one inside is believed. */
  regionNear(size) {
    if (this.map.includes(size)) return this.map.regionAt(size);
    const inside = this.map.limited(size);
    const way = Math.hypot(size.width - inside.width, size.height - inside.height);
    if (!(way <= 8)) return null;
    this.isComplete = false;
    return this.map.regionAt(inside);
  }

  moved(frame, rule) {
    const exact = [0, 0];
    const placed = [0, 0];
    let parent = this.structure.parents[rule.element];
    for (let depth = 0; depth < rule.depth && parent >= 0; depth += 1) {
      for (const axis of [0, 1]) {
        exact[axis] += this.computed[parent]?.[axis] ?? 0;
        placed[axis] += this.frames[parent]?.[axis] ?? 0;
      }
      parent = this.structure.parents[parent];
    }
    const [x, y] = rule.origin;
    if (!rule.countsComputedPlaces)
      return movedFrame(frame, rule.pixelsPerPoint, [x + placed[0], y + placed[1]], rule.keepsSize);
    const around = [frame[0] + exact[0], frame[1] + exact[1], frame[2], frame[3]];
    const result = movedFrame(around, rule.pixelsPerPoint, [x, y], rule.keepsSize);
    return [result[0] - placed[0], result[1] - placed[1], result[2], result[3]];
  }

  /** Another size of the screen, at which an element has a size without being moved. */
  other(element, wanted, layoutIndex, start) {
    let layout = layoutIndex;
    let size = start;
    // Where borders lie between, the first guess may not do.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const frame = this.map.frameOf(element, layout);
      if (!frame) return null;
      const missing = [wanted[2] - valueOf(frame[2], size), wanted[3] - valueOf(frame[3], size)];
      if (Math.abs(missing[0]) <= 1e-9 && Math.abs(missing[1]) <= 1e-9) return { layout, size };
      const step = shortestStep(frame, missing);
      if (!step) return null;
      size = { width: size.width + step[0], height: size.height + step[1] };
      const region = this.regionNear(size);
      if (!region) return null;
      layout = region.layout;
      if (this.map.layouts[layout].structure !== this.structureIndex) return null;
    }
    return null;
  }
}

/** The shortest step of width and height after which a frame is larger by something. */
const shortestStep = (frame, missing) => {
  const [a, b] = frame[2];
  const [c, d] = frame[3];
  const determinant = a * d - b * c;
  if (Math.abs(determinant) > 1e-9) {
    return [
      (missing[0] * d - missing[1] * b) / determinant,
      (missing[1] * a - missing[0] * c) / determinant,
    ];
  }
  const isWide = a * a + b * b >= c * c + d * d;
  const [x, y, length] = isWide ? [a, b, missing[0]] : [c, d, missing[1]];
  const square = x * x + y * y;
  if (!(square > 1e-12)) return null;
  const step = [(x * length) / square, (y * length) / square];
  const rest = isWide
    ? missing[1] - c * step[0] - d * step[1]
    : missing[0] - a * step[0] - b * step[1];
  return Math.abs(rest) <= 1e-9 ? step : null;
};
