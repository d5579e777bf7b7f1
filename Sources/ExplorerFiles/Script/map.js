// A layout at every size: regions of sizes, each with one formula per edge of each element.

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
    for (let count = 0; count <= 2 * this.candidates.length; count += 1) {
      const exit = region.exit(point, axis, isGrowing);
      if (!exit) return null;
      const single = this.singleBefore(exit.at, point, path, region, axis, isGrowing);
      const border = [...point];
      border[axis] = single ? single.at : exit.at;
      const next = single ?? this.regionBeyond(border, axis, isGrowing);
      if (!next) return null;
      if (!this.isSameFrame(path, first, next.region)) {
        const element = this.structureOf(next.region).place(path);
        const edge = Math.abs(border[axis] - exit.at) <= 1e-9 ? exit.edge : -1;
        return {
          axis: axis === 0 ? "width" : "height",
          isGrowing,
          isSingle: single !== null,
          at: border[axis],
          frame: element < 0 ? null : this.frameOf(element, next.region.layout),
          reasons: this.reasonsAt(region, edge, border),
        };
      }
      point[axis] = next.at;
      region = next.region;
    }
    return null;
  }

  /** The region beyond a place of a border, and where that is; null at the end of the sizes. */
  regionBeyond(border, axis, isGrowing) {
    const point = [...border];
    point[axis] += isGrowing ? 1e-5 : -1e-5;
    const place = { width: point[0], height: point[1] };
    const region = this.includes(place) ? this.regionAt(place) : null;
    return region && { region, at: point[axis] };
  }

  /**
   * The first set with less area on a way out of a region, up to its border, and where that is. One
   * in which an element looks like on a side of it does not count: a border may have the layout of
   * a side.
   */
  singleBefore(end, point, path, region, axis, isGrowing) {
    const way = isGrowing ? 1 : -1;
    let found = null;
    for (const one of this.candidates) {
      // They are in this order.
      if (one.dimension >= region.dimension) break;
      const at = one.entry(point, axis, isGrowing);
      if (at === null || (at - point[axis]) * way <= 1e-9 || (at - end) * way > 1e-9) continue;
      if (found && (at - found.at) * way >= 0) continue;
      const border = [...point];
      border[axis] = at;
      if (!one.owns(border, 2e-9)) continue;
      const sides = [region, this.regionBeyond(border, axis, isGrowing)?.region];
      if (sides.some((side) => side && this.looksAlike(path, one, side, border))) continue;
      found = { region: one, at };
    }
    return found;
  }

  /** Whether an element has the same frame at a place in two regions. */
  looksAlike(path, first, second, [width, height]) {
    const [one, other] = [first, second].map((region) => {
      const element = this.structureOf(region).place(path);
      const frame = element < 0 ? null : this.frameOf(element, region.layout);
      return frame && frame.map((formula) => valueOf(formula, { width, height }));
    });
    if (!one || !other) return one === other;
    return one.every((length, part) => Math.abs(length - other[part]) <= 1e-6);
  }

  /** The first size in whole points at which an element is what a change makes of it. */
  sizeBehind({ axis, at, isGrowing, isSingle }, path, size) {
    if (isSingle) return { ...size, [axis]: at };
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
