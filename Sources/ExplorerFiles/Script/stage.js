// The screen on its stage: drawn to scale, with a corner to drag, names and what is selected.

const tagHeight = 13;
const tagLength = (text) => 6.1 * text.length + 8;

const stepOf = (event) => (event.shiftKey ? 50 : event.altKey ? 0.5 : 1);

class Stage {
  constructor(label, isMain) {
    this.isMain = isMain;
    this.drawing = new Drawing();
    this.marks = make("div", { class: "marks", "aria-hidden": "true" });
    this.caption = make("p", { class: "caption" });
    this.frame = make("div", { class: "device" }, this.drawing.root, this.marks);
    this.box = make("div", { class: "box" }, this.frame);
    this.figure = make("figure", { class: "stage", "aria-label": label }, this.box, this.caption);
    this.scale = 1;
    this.box.addEventListener("click", (event) => {
      const path = this.drawing.pathOf(event.target);
      if (path) change({ selected: path });
    });
    this.box.addEventListener("pointerover", (event) => {
      // What is everywhere needs no outline.
      const path = this.drawing.pathOf(event.target);
      const isRoot = path === this.drawing.structure?.paths[0];
      change({ hovered: isRoot ? null : path });
    });
    this.box.addEventListener("pointerleave", () => change({ hovered: null }));
    if (isMain) this.addHandle();
  }

  addHandle() {
    this.handle = make(
      "div",
      {
        class: "handle", role: "slider", tabindex: "0", "aria-label": "Size of the screen",
        "aria-roledescription": "corner",
        "aria-describedby": "handle-help",
      },
      icon("M14 6 6 14M14 11l-3 3"),
    );
    this.frame.append(
      this.handle,
      make("p", { class: "hidden", id: "handle-help" },
        "Arrow keys change the width and the height, with Shift by 50 points."),
    );
    this.handle.addEventListener("keydown", (event) => this.move(event));
    this.handle.addEventListener("pointerdown", (event) => this.drag(event));
  }

  move(event) {
    const steps = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
      PageUp: [0, -100], PageDown: [0, 100],
    };
    const { low, high } = currentMap();
    if (event.key === "Home") setSize(low, { isPlaying: false });
    else if (event.key === "End") setSize(high, { isPlaying: false });
    else if (steps[event.key]) {
      const [x, y] = steps[event.key];
      const step = stepOf(event);
      const { width, height } = state.size;
      setSize({ width: width + x * step, height: height + y * step }, { isPlaying: false });
    } else return;
    event.preventDefault();
  }

  /** Follows the pointer: the screen stands in the middle, so its width grows on both sides. */
  drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.handle.focus({ preventScroll: true });
    this.handle.setPointerCapture(event.pointerId);
    let [x, y] = [event.clientX, event.clientY];
    let { width, height } = state.size;
    change({ isMoving: true, isPlaying: false });
    const move = (moved) => {
      width += ((moved.clientX - x) * 2) / this.scale;
      height += (moved.clientY - y) / this.scale;
      [x, y] = [moved.clientX, moved.clientY];
      setSize({ width: Math.round(width), height: Math.round(height) });
    };
    const end = () => {
      this.handle.removeEventListener("pointermove", move);
      this.handle.removeEventListener("pointerup", end);
      this.handle.removeEventListener("pointercancel", end);
      change({ isMoving: false });
    };
    this.handle.addEventListener("pointermove", move);
    this.handle.addEventListener("pointerup", end);
    this.handle.addEventListener("pointercancel", end);
  }

  show(variant, size) {
    this.drawing.show(variant, size);
    this.size = size;
    const isLaidOut = state.look === "laidOut";
    this.frame.classList.toggle("laid-out", isLaidOut);
    if (!this.handle) return;
    this.handle.setAttribute("aria-valuenow", String(size.width));
    this.handle.setAttribute("aria-valuemin", String(currentMap().low.width));
    this.handle.setAttribute("aria-valuemax", String(currentMap().high.width));
    this.handle.setAttribute("aria-valuetext", spokenSize(size));
  }

  /** Fits the screen into some room; while the corner is dragged it only becomes smaller. */
  fit(room) {
    const best = Math.min(1, room.width / this.size.width, room.height / this.size.height);
    this.setScale(state.isMoving || state.isPlaying ? Math.min(this.scale, best) : best);
  }

  setScale(scale) {
    this.scale = scale;
    this.drawing.root.style.transform = `scale(${scale})`;
    this.frame.style.width = `${this.size.width * scale}px`;
    this.frame.style.height = `${this.size.height * scale}px`;
    this.mark();
  }

  /** Draws what is selected, what the pointer is on, and names, over the screen. */
  mark() {
    const boxes = [];
    if (state.look === "laidOut") boxes.push(...this.tags());
    for (const path of state.moved ?? []) boxes.push(this.outline(path, "moved"));
    if (state.hovered && state.hovered !== state.selected)
      boxes.push(this.outline(state.hovered, "hovered"));
    if (state.selected) boxes.push(this.outline(state.selected, "selected"));
    const named = state.hovered ?? null;
    if (named && this.isMain) boxes.push(this.chip(named));
    this.marks.replaceChildren(...boxes.filter((box) => box !== null));
  }

  /** The name and the frame of what the pointer is on. */
  chip(path) {
    const frame = this.drawing.frameOf(path);
    if (!frame) return null;
    const place = this.drawing.structure.place(path);
    const [x, y, , height] = frame.map((length) => length * this.scale);
    const text = this.drawing.frames[place].map(plain).join(", ");
    const { name } = this.drawing.structure.elements[place];
    const chip = make("div", { class: "chip" }, own(name), make("span", {}, text));
    const across = this.size.width * this.scale;
    const top = y >= 24 ? y - 24 : Math.min(y + height + 4, this.size.height * this.scale - 24);
    const left = clamp(x, 0, Math.max(across - 60, 0));
    chip.style.transform = `translate(${left}px, ${Math.max(top, 0)}px)`;
    return chip;
  }

  outline(path, kind) {
    const frame = this.drawing.frameOf(path);
    if (!frame) return null;
    const [x, y, width, height] = frame.map((length) => length * this.scale);
    const box = make("div", { class: `outline ${kind}` });
    Object.assign(box.style, {
      transform: `translate(${x}px, ${y}px)`, width: `${Math.max(width, 0)}px`,
      height: `${Math.max(height, 0)}px`,
    });
    return box;
  }

  /** Names, and frames where there is room, the innermost first. None covers what it names. */
  tags() {
    const { structure, absolute } = this.drawing;
    if (!structure) return [];
    const boxes = absolute.map((frame) => frame?.map((length) => length * this.scale) ?? null);
    const isLeaf = (index) => structure.elements[index].end === index + 1;
    const full = boxes.filter((box, index) => box && isLeaf(index));
    const taken = [];
    const result = [];
    for (let index = structure.count - 1; index >= 0 && result.length < 150; index -= 1) {
      const box = boxes[index];
      if (!box || box[2] < 6 || box[3] < 6) continue;
      const { name } = structure.elements[index];
      const numbers = this.drawing.frames[index].map(plain).join(", ");
      const [short, long] = [name, `${name} ${numbers}`].map(tagLength);
      const place = (length) => this.tagPlace(box, length, taken, full, this.isPlain(index));
      const wide = long <= box[2] ? place(long) : null;
      const chosen = wide ?? place(short);
      if (!chosen) continue;
      taken.push(chosen);
      result.push(this.tag(index, chosen, wide ? numbers : null));
    }
    return result;
  }

  /** Whether an element shows nothing of its own that a name would cover. */
  isPlain(index) {
    const { label, control } = this.drawing.nodes[index];
    return !label && !control;
  }

  /** Above, within or below an element, where nothing else is. */
  tagPlace([x, y, width, height], length, taken, full, isPlain) {
    const [across, down] = [this.size.width * this.scale, this.size.height * this.scale];
    const isApart = (one, other) =>
      one[0] >= other[0] + other[2] - 0.5 || other[0] >= one[0] + one[2] - 0.5 ||
      one[1] >= other[1] + other[3] - 0.5 || other[1] >= one[1] + one[3] - 0.5;
    const frame = [x, y, width, height];
    const isOwn = (other) => other.every((part, at) => part === frame[at]);
    const isFree = (box, isInside) =>
      box[0] >= 0 && box[1] >= 0 && box[0] + box[2] <= across && box[1] + box[3] <= down &&
      taken.every((other) => isApart(box, other)) &&
      full.every((other) => isApart(box, other) || (isInside && isOwn(other)));
    const inside = [x, y, length, tagHeight];
    if (isPlain && length <= width && tagHeight <= height && isFree(inside, true)) return inside;
    return [[x, y - tagHeight, length, tagHeight], [x, y + height, length, tagHeight]]
      .find((box) => isFree(box, false)) ?? null;
  }

  tag(index, [x, y], numbers) {
    const { depths, elements } = this.drawing.structure;
    const tag = make("div", { class: `tag d${depths[index] % 4}` }, own(elements[index].name));
    if (numbers) tag.append(make("span", {}, numbers));
    tag.style.transform = `translate(${x}px, ${y}px)`;
    return tag;
  }
}
