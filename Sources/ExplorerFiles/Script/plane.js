// The plane of all sizes: regions, borders, and a crosshair at the size that is shown.

class Plane {
  constructor(section) {
    this.svg = makeSVG("svg", { class: "plane", preserveAspectRatio: "none" });
    this.hint = make("p", { class: "hint", "aria-live": "off" });
    this.legend = make("ul", { class: "legend" });
    this.list = make("ul", { class: "borders" });
    this.details = make("details", { class: "more" }, make("summary", {}), this.list);
    this.width = make("span", { class: "axis" });
    this.height = make("span", { class: "axis" });
    this.crosshair = make("div", {
      class: "crosshair", role: "slider", tabindex: "0", "aria-label": "Size on the plane",
      "aria-roledescription": "crosshair",
    });
    this.area = make("div", { class: "area" }, this.svg, this.crosshair);
    section.append(
      make("div", { class: "plane-frame" }, this.area, this.width, this.height),
      this.hint, this.legend, this.details,
    );
    this.area.addEventListener("pointerdown", (event) => this.drag(event));
    this.crosshair.addEventListener("keydown", (event) => this.move(event));
    this.variant = -1;
  }

  /** The place of a size within the area, from 0 to 1. */
  place([width, height]) {
    const { low, high } = this.map;
    return [
      (width - low.width) / Math.max(high.width - low.width, 1e-9),
      (height - low.height) / Math.max(high.height - low.height, 1e-9),
    ];
  }

  /** The same in the units of the drawing. */
  unit(size) {
    return this.place(size).map((part) => part * 1000);
  }

  points(corners) {
    return corners.map((corner) => this.unit(corner).join(",")).join(" ");
  }

  /** Draws what does not depend on the size. */
  build() {
    if (this.variant === state.variant) return;
    this.variant = state.variant;
    this.map = currentMap();
    const { map } = this;
    const shown = map.regions.filter((region) => region.dimension === 2);
    this.svg.setAttribute("viewBox", "0 0 1000 1000");
    this.svg.setAttribute("role", "img");
    this.svg.setAttribute(
      "aria-label",
      `${shown.length} regions of sizes from ${sizeText(map.low)} to ${sizeText(map.high)}`,
    );
    this.regions = new Map();
    const polygon = (corners, properties) =>
      makeSVG("polygon", { points: this.points(corners), ...properties });
    const tint = new Map();
    const areas = shown.map((region) => {
      if (!tint.has(region.layout)) tint.set(region.layout, tint.size % 5);
      const area = polygon(region.corners, { class: `region tint${tint.get(region.layout)}` });
      this.regions.set(region.number, area);
      return area;
    });
    const isTested = (region) =>
      !region.isCertified || map.layouts[region.layout].unproved.length > 0;
    const tested = shown.filter(isTested);
    const hatched = tested.map((region) => polygon(region.corners, { class: "tested" }));
    const grey = map.unexplored
      .filter((corners) => corners.length > 2)
      .map((corners) => polygon(corners, { class: "unexplored" }));
    const refuted = map.checks
      .flatMap((check) => check.violations)
      .flatMap((violation) => violation.polygons)
      .filter((corners) => corners.length > 2);
    const red = refuted.map((corners) => polygon(corners, { class: "refuted" }));
    this.lines = map.borders.map((border, index) => this.line(border, index));
    this.here = makeSVG("polygon", { class: "here", points: "" });
    this.svg.replaceChildren(
      this.hatch(), ...areas, ...hatched, ...grey, ...red, this.here, ...this.devices(),
      ...this.lines.flat(),
    );
    this.listBorders();
    this.showLegend({ tested: tested.length, unexplored: grey.length, refuted: red.length });
    this.width.textContent = `width ${plain(map.low.width)} – ${plain(map.high.width)}`;
    this.height.textContent = `height ${plain(map.low.height)} – ${plain(map.high.height)}`;
    const isFlat = map.low.width === map.high.width || map.low.height === map.high.height;
    this.area.hidden = map.isEmpty || isFlat;
  }

  hatch() {
    const path = makeSVG("path", { d: "M0 30 30 0", class: "hatching" });
    const size = { width: 30, height: 30, patternUnits: "userSpaceOnUse" };
    return makeSVG("defs", {}, makeSVG("pattern", { id: "hatch", ...size }, path));
  }

  /** A dot for each device that is in the domain. */
  devices() {
    return data.devices.filter((device) => this.map.includes(device)).map((device) => {
      const [x, y] = this.unit([device.width, device.height]);
      const title = makeSVG("title", {}, `${device.name}, ${sizeText(device)}`);
      return makeSVG("path", { class: "spot", d: `M${x} ${y}h0` }, title);
    });
  }

  line(border, index) {
    const [[x1, y1], [x2, y2]] = border.ends.map((end) => this.unit(end));
    const ends = { x1, y1, x2, y2 };
    const thin = makeSVG("line", { ...ends, class: "border" });
    const wide = makeSVG("line", { ...ends, class: "reach" }, makeSVG("title", {}, border.text));
    wide.addEventListener("pointerenter", () => this.showBorder(index));
    wide.addEventListener("pointerleave", () => this.showBorder(-1));
    return [thin, wide];
  }

  showBorder(index) {
    this.lines.forEach(([thin], place) => thin.classList.toggle("chosen", place === index));
    [...this.list.children].forEach((row, place) => {
      row.classList.toggle("chosen", place === index);
    });
    const border = this.map.borders[index];
    if (border) this.hint.replaceChildren(own(border.text));
    else this.showRegion();
  }

  listBorders() {
    const { borders } = this.map;
    const summary = this.details.querySelector("summary");
    summary.textContent = borders.length === 1 ? "1 border" : `${borders.length} borders`;
    this.details.hidden = borders.length === 0;
    const show = borders.slice(0, 300).map((border, index) => {
      const middle = [0, 1].map((axis) => (border.ends[0][axis] + border.ends[1][axis]) / 2);
      const button = make(
        "button",
        {
          type: "button", class: "row",
          onfocus: () => this.showBorder(index), onblur: () => this.showBorder(-1),
          onpointerenter: () => this.showBorder(index), onpointerleave: () => this.showBorder(-1),
          onclick: () => setSize({ width: middle[0], height: middle[1] }, { isPlaying: false }),
        },
        own(border.text),
      );
      return make("li", {}, button);
    });
    this.list.replaceChildren(...show);
  }

  showLegend(counts) {
    const entries = [["each color is a layout", "tint1"]];
    if (counts.refuted > 0) entries.push(["something is wrong", "refuted"]);
    if (counts.tested > 0) entries.push(["tested, not proved", "tested"]);
    if (counts.unexplored > 0) entries.push(["not explored", "unexplored"]);
    const rows = entries.map(([text, kind]) =>
      make("li", {}, make("span", { class: `swatch ${kind}` }), text),
    );
    this.legend.replaceChildren(...rows);
  }

  /** Moves the crosshair. */
  show() {
    this.build();
    const { size } = state;
    const [x, y] = this.place([size.width, size.height]);
    this.crosshair.style.left = `${x * 100}%`;
    this.crosshair.style.top = `${y * 100}%`;
    this.crosshair.setAttribute("aria-valuenow", String(size.width));
    this.crosshair.setAttribute("aria-valuemin", String(this.map.low.width));
    this.crosshair.setAttribute("aria-valuemax", String(this.map.high.width));
    this.crosshair.setAttribute("aria-valuetext", spokenSize(size));
    this.showRegion();
  }

  showRegion() {
    const region = this.map.regionAt(state.size);
    this.here.setAttribute("points", region?.dimension === 2 ? this.points(region.corners) : "");
    const text = region
      ? this.map.conditions(region)
      : this.map.isEmpty ? "No regions are known." : "This part was not explored.";
    if (this.hint.textContent !== text) this.hint.textContent = text;
  }

  drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.crosshair.focus({ preventScroll: true });
    const move = (moved) => {
      const box = this.area.getBoundingClientRect();
      const { low, high } = this.map;
      const part = (at, start, length) => clamp((at - start) / Math.max(length, 1), 0, 1);
      const across = part(moved.clientX, box.left, box.width);
      const down = part(moved.clientY, box.top, box.height);
      setSize({
        width: Math.round(low.width + across * (high.width - low.width)),
        height: Math.round(low.height + down * (high.height - low.height)),
      });
    };
    const end = () => {
      this.area.removeEventListener("pointermove", move);
      this.area.removeEventListener("pointerup", end);
      this.area.removeEventListener("pointercancel", end);
      change({ isMoving: false });
    };
    this.area.setPointerCapture(event.pointerId);
    change({ isMoving: true, isPlaying: false });
    move(event);
    this.area.addEventListener("pointermove", move);
    this.area.addEventListener("pointerup", end);
    this.area.addEventListener("pointercancel", end);
  }

  move(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (!steps[event.key]) return;
    event.preventDefault();
    const [x, y] = steps[event.key].map((part) => part * stepOf(event));
    setSize({ width: state.size.width + x, height: state.size.height + y }, { isPlaying: false });
  }
}
