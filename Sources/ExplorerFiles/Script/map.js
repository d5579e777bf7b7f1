// A layout at every size: regions of sizes, each with one formula per edge of each element.

/** Twice the area of the triangle of three points; positive when it turns to the left. */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A name as paths have it: what separates the parts of a path stands behind a backslash. */
const pathName = (name) => name.replace(/[/#\\]/g, "\\$&");

/** The elements of a layout in preorder, with their parents and paths. */
class Structure {
  constructor(elements) {
    this.elements = elements;
    this.parents = [];
    this.depths = [];
    this.paths = [];
    this.places = new Map();
    const open = [];
    const names = [];
    elements.forEach((element, index) => {
      while (open.length > 0 && elements[open[open.length - 1]].end <= index) {
        open.pop();
        names.pop();
      }
      const parent = open.length > 0 ? open[open.length - 1] : -1;
      this.parents.push(parent);
      this.depths.push(open.length);
      const siblings = names.length > 0 ? names[names.length - 1] : new Map();
      const count = (siblings.get(element.name) ?? 0) + 1;
      siblings.set(element.name, count);
      const name = pathName(element.name) + (count > 1 ? `#${count}` : "");
      const path = parent < 0 ? name : `${this.paths[parent]}/${name}`;
      this.paths.push(path);
      if (!this.places.has(path)) this.places.set(path, index);
      open.push(index);
      names.push(new Map());
    });
  }

  get count() {
    return this.elements.length;
  }

  /** The place of a path; the roots of all structures are the same. */
  place(path) {
    return this.places.get(path) ?? -1;
  }

  children(parent) {
    const result = [];
    const { end } = this.elements[parent];
    for (let child = parent + 1; child < end; child = this.elements[child].end) result.push(child);
    return result;
  }
}

/** Sizes with one layout. */
class Region {
  constructor(data, number) {
    this.number = number;
    this.corners = data.corners;
    this.reasons = data.reasons;
    this.layout = data.layout;
    this.share = data.share;
    this.isCertified = data.isCertified;
    this.excluded = data.excluded ?? [];
    this.excludedCorners = data.excludedCorners ?? [];
    this.taken = data.taken ?? [];
    this.dimension = Math.min(this.corners.length, 3) - 1;
    const ends = (choose) =>
      [0, 1].map((axis) => choose(...this.corners.map((corner) => corner[axis])));
    this.low = ends(Math.min);
    this.high = ends(Math.max);
  }

  /** Whether a point lies in the set, its border included. */
  contains(point, tolerance) {
    const corners = this.corners;
    if (this.dimension === 0) return distance(corners[0], point) <= tolerance;
    if (this.dimension === 1) {
      const length = distance(corners[0], corners[1]);
      return (
        Math.abs(turn(corners[0], corners[1], point)) <= tolerance * length &&
        distance(corners[0], point) + distance(point, corners[1]) <= length + tolerance
      );
    }
    return corners.every((start, index) => {
      const end = corners[(index + 1) % corners.length];
      return turn(start, end, point) >= -tolerance * distance(start, end);
    });
  }

  /** Whether a size takes this layout by the decisions at its border. */
  owns(point, tolerance) {
    if (!this.contains(point, tolerance)) return false;
    if (this.excludedCorners.some((corner) => distance(corner, point) <= tolerance)) return false;
    if (this.dimension < 2) return true;
    return !this.corners.some((start, index) => {
      if (!this.excluded[index]) return false;
      const end = this.corners[(index + 1) % this.corners.length];
      return turn(start, end, point) <= tolerance * distance(start, end);
    });
  }

  /** Where a straight way along an axis, 0 or 1, leaves the set, and by which edge. */
  exit(point, axis, isGrowing) {
    const other = 1 - axis;
    if (this.dimension < 2) {
      const isAlong = Math.abs(this.low[other] - this.high[other]) <= 1e-9;
      const end = isGrowing ? this.high : this.low;
      return { at: isAlong ? end[axis] : point[axis], edge: -1 };
    }
    let best = null;
    this.corners.forEach((start, edge) => {
      const end = this.corners[(edge + 1) % this.corners.length];
      const [a, b] = [start[other] - point[other], end[other] - point[other]];
      if (a === b || Math.min(a, b) > 1e-9 || Math.max(a, b) < -1e-9) return;
      const at = start[axis] + (end[axis] - start[axis]) * clamp(a / (a - b), 0, 1);
      if (best === null || (isGrowing ? at > best.at : at < best.at)) best = { at, edge };
    });
    return best;
  }
}

/** The map of one variant. */
class SizeMap {
  constructor(data) {
    this.low = { width: toNumber(data.width[0]), height: toNumber(data.height[0]) };
    this.high = { width: toNumber(data.width[1]), height: toNumber(data.height[1]) };
    this.structures = data.structures.map((elements) => new Structure(elements));
    this.formulas = data.formulas.map((formula) => formula.map(toNumber));
    this.layouts = data.layouts;
    this.regions = data.regions.map((region, index) => new Region(region, index));
    const ties = (data.ties ?? []).map((region) => new Region(region, -1));
    // What has no area decides before what has some.
    this.candidates = [...ties, ...this.regions].sort((a, b) => a.dimension - b.dimension);
    this.borders = data.borders;
    this.unexplored = data.unexplored;
    this.alternatives = data.alternatives ?? [];
    this.checks = data.checks ?? data.verdicts.map((text) => ({ text, kind: "", violations: [] }));
    this.findings = data.findings;
    this.opaque = data.opaque;
    this.hasInsets = (data.environment?.safeArea ?? []).some((inset) => inset !== 0);
  }

  get summary() {
    const layouts = new Set(this.regions.map((region) => region.layout)).size;
    const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
    return `${count(this.regions.length, "region")}, ${count(layouts, "layout")}`;
  }

  get isEmpty() {
    return this.regions.length === 0;
  }

  includes(size) {
    return (
      this.low.width <= size.width && size.width <= this.high.width &&
      this.low.height <= size.height && size.height <= this.high.height
    );
  }

  limited(size) {
    const length = (value, low, high) => (Number.isFinite(value) ? clamp(value, low, high) : low);
    return {
      width: length(size.width, this.low.width, this.high.width),
      height: length(size.height, this.low.height, this.high.height),
    };
  }

  /** The region of a size; null in an unexplored part. */
  regionAt(size) {
    const point = [size.width, size.height];
    return (
      this.candidates.find((region) => region.owns(point, 2e-9)) ??
      this.candidates.find((region) => region.contains(point, 3e-7)) ??
      null
    );
  }

  structureOf(region) {
    return this.structures[this.layouts[region.layout].structure];
  }

  /** The four formulas of an element; null where nothing places it. */
  frameOf(element, layout) {
    const numbers = this.layouts[layout].formulas;
    if (numbers[element * 4] < 0) return null;
    return [0, 1, 2, 3].map((part) => this.formulas[numbers[element * 4 + part]]);
  }

  /** Whether two regions have the same formulas of an element. */
  isSameFrame(path, first, second) {
    const [one, other] = [first, second].map((region) => this.structureOf(region).place(path));
    if (one < 0 || other < 0) return one === other;
    const own = this.layouts[first.layout].formulas;
    const its = this.layouts[second.layout].formulas;
    return [0, 1, 2, 3].every((part) => own[one * 4 + part] === its[other * 4 + part]);
  }

  /** What an element becomes next along each axis, both ways. */
  changes(path, size) {
    const result = [];
    for (const axis of [0, 1]) {
      for (const isGrowing of [true, false]) {
        const change = this.change(path, size, axis, isGrowing);
        if (change) result.push(change);
      }
    }
    return result;
  }

  change(path, size, axis, isGrowing) {
    const first = this.regionAt(size);
    if (!first) return null;
    const point = [size.width, size.height];
    let region = first;
    for (let count = 0; count <= this.candidates.length; count += 1) {
      const exit = region.exit(point, axis, isGrowing);
      if (!exit) return null;
      point[axis] = exit.at;
      const border = [...point];
      point[axis] += isGrowing ? 1e-5 : -1e-5;
      const place = { width: point[0], height: point[1] };
      const next = this.includes(place) ? this.regionAt(place) : null;
      if (!next) return null;
      if (!this.isSameFrame(path, first, next)) {
        const element = this.structureOf(next).place(path);
        return {
          axis: axis === 0 ? "width" : "height",
          isGrowing,
          at: exit.at,
          frame: element < 0 ? null : this.frameOf(element, next.layout),
          reasons: this.reasonsAt(region, exit.edge, border),
        };
      }
      region = next;
    }
    return null;
  }

  /** The first size in whole points at which an element is what a change makes of it. */
  sizeBehind({ axis, at, isGrowing }, path, size) {
    // What is computed for a border can be a little more than its whole number.
    const whole = Math.ceil(at - 1e-6);
    if (!isGrowing) return { ...size, [axis]: whole - 1 };
    const [here, there] = [size, { ...size, [axis]: whole }].map((one) => this.regionAt(one));
    const isBefore = here && there && this.isSameFrame(path, here, there);
    return { ...size, [axis]: isBefore ? whole + 1 : whole };
  }

  /** What is compared where a way leaves a region: what its edge says, or the border there. */
  reasonsAt(region, edge, point) {
    const own = region.reasons[edge] ?? [];
    if (own.length > 0) return own;
    const border = this.borders.find(({ ends: [start, end], reasons }) => {
      const length = distance(start, end);
      return (
        (reasons ?? []).length > 0 && Math.abs(turn(start, end, point)) <= 1e-4 * length &&
        distance(start, point) + distance(point, end) <= length + 1e-4
      );
    });
    return border?.reasons ?? [];
  }

  /** The sizes of a region as conditions say it, without the limits of the domain. */
  conditions(region) {
    return conditionsText(this, region);
  }
}
