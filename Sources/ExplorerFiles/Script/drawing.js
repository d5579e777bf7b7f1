// A screen drawn at a size: an element of the page for each element of the layout.

/** Browsers keep lengths in 64ths of a point, and cut off what is less. */
const browserLength = (length) => Math.round(length * 64) / 64;

const farAway = 400;

class Drawing {
  constructor() {
    this.root = make("div", { class: "drawing", "aria-hidden": "true" });
    this.map = null;
    this.structure = null;
    this.nodes = [];
    this.frames = [];
    this.absolute = [];
    this.isComplete = true;
    this.region = null;
    const scrolled = beforeFrame(() => {
      if (this.structure) this.place();
    });
    this.root.addEventListener("scroll", scrolled, { capture: true, passive: true });
    this.root.addEventListener("mousedown", (event) => this.keepFocus(event));
  }

  /** Keeps the focus out of the drawing, where what scrolls would take it. */
  keepFocus(event) {
    if (event.button !== 0 || !event.target.closest?.(".scrolls")) return;
    event.preventDefault();
    // As a click beside of it would, this ends what is typed.
    document.activeElement?.blur();
  }

  /** Draws a variant at a size; nothing where the map knows nothing. */
  show(variant, size) {
    const map = maps[variant];
    this.region = map.regionAt(size);
    this.root.classList.toggle("unknown", !this.region);
    this.root.style.width = `${browserLength(size.width)}px`;
    this.root.style.height = `${browserLength(size.height)}px`;
    if (!this.region) {
      this.clear();
      return;
    }
    const finder = new FrameFinder(map, this.region, size);
    if (finder.structure !== this.structure) this.build(variant, finder);
    this.frames = finder.frames;
    this.isComplete = finder.isComplete;
    this.place();
  }

  clear() {
    this.root.replaceChildren();
    this.structure = null;
    this.nodes = [];
    this.frames = [];
    this.absolute = [];
  }

  build(variant, finder) {
    const { structure, structureIndex } = finder;
    const places = data.variants[variant].looks[structureIndex] ?? [];
    this.clear();
    this.structure = structure;
    this.nodes = structure.elements.map((element, index) => {
      const look = data.looks[places[index]] ?? {};
      const node = make("div", { class: `e d${structure.depths[index] % 4}` });
      node.dataset.e = String(index);
      applyLook(node, look, element.name);
      const parent = structure.parents[index];
      const result = {
        node,
        label: look.text ? new LabelText(node, look.text) : null,
        control: look.shapes || look.lines ? new ControlParts(node, look) : null,
        isHidden: element.isHidden,
        former: [NaN, NaN, NaN, NaN],
        parent,
        scrolls: look.scrolls === true,
        scroller: -1,
        visibility: "",
      };
      return result;
    });
    this.nodes.forEach((item) => {
      const holder = this.nodes[item.parent];
      if (holder) item.scroller = holder.scrolls ? item.parent : holder.scroller;
    });
    const fragment = document.createDocumentFragment();
    for (const { node, parent } of this.nodes) {
      if (parent < 0) {
        fragment.append(node);
        continue;
      }
      const holder = this.nodes[parent].node;
      const rim = holder.querySelector(":scope > .rim");
      // A border is above what it surrounds.
      if (rim) holder.insertBefore(node, rim);
      else holder.append(node);
    }
    this.root.append(fragment);
  }

  /** Moves what has another frame than before. */
  place() {
    const { elements, parents } = this.structure;
    // Asked for before anything changes, so that nothing has to be laid out for it.
    this.offsets = this.nodes.map(({ node, scrolls }) =>
      scrolls ? { scrollLeft: node.scrollLeft, scrollTop: node.scrollTop } : null);
    this.absolute = new Array(this.frames.length).fill(null);
    this.frames.forEach((frame, index) => {
      const item = this.nodes[index];
      const parent = parents[index];
      // The root begins at zero, wherever the app puts it.
      let [x, y, width, height] = frame ?? [NaN, NaN, NaN, NaN];
      if (parent < 0) [x, y] = [0, 0];
      else if (elements[parent].isGroup && this.frames[parent]) {
        x -= this.frames[parent][0];
        y -= this.frames[parent][1];
      }
      const isShown = !item.isHidden && [x, y, width, height].every(Number.isFinite);
      item.node.hidden = !isShown;
      const around = parent < 0 ? [0, 0] : this.absolute[parent];
      if (!isShown || !around) return;
      this.absolute[index] = [around[0] + x, around[1] + y, width, height];
      // What is rounded is the place on the screen, so that nothing adds up from parent to child.
      const left = browserLength(around[0] + x) - browserLength(around[0]);
      const top = browserLength(around[1] + y) - browserLength(around[1]);
      const { former } = item;
      const { style } = item.node;
      if (former[0] !== left) style.left = `${left}px`;
      if (former[1] !== top) style.top = `${top}px`;
      if (former[2] !== width || former[3] !== height) {
        style.width = `${browserLength(Math.max(width, 0))}px`;
        style.height = `${browserLength(Math.max(height, 0))}px`;
        item.label?.update(width, height);
        item.control?.update(width, height);
      }
      item.former = [left, top, width, height];
      this.hideFar(item, this.absolute[index]);
    });
  }

  /** Spares the browser to paint what is far out of sight in something that scrolls. */
  hideFar(item, frame) {
    if (item.scroller < 0) return;
    const window = this.absolute[item.scroller];
    if (!window) return;
    const { scrollLeft, scrollTop } = this.offsets[item.scroller];
    const isApart = (axis, offset) =>
      frame[axis] + frame[axis + 2] - offset < window[axis] - farAway ||
      frame[axis] - offset > window[axis] + window[axis + 2] + farAway;
    const isFar = isApart(0, scrollLeft) || isApart(1, scrollTop);
    const holder = this.nodes[item.parent].visibility;
    const visibility = isFar ? "hidden" : holder === "hidden" ? "visible" : "";
    if (visibility === item.visibility) return;
    item.visibility = visibility;
    item.node.style.visibility = visibility;
  }

  /** The frame of a path in the coordinates of the screen; null if it is not drawn. */
  frameOf(path) {
    const place = this.structure?.place(path) ?? -1;
    return place < 0 ? null : this.absolute[place];
  }

  pathOf(node) {
    const element = node.closest?.("[data-e]");
    return element && this.structure ? this.structure.paths[Number(element.dataset.e)] : null;
  }
}
