// The screen on its stage: drawn to scale, with a corner to drag, names and what is selected.

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
      change({ hovered: this.drawing.pathOf(event.target) });
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
    this.handle.setAttribute("aria-valuetext", `${plain(size.width)} by ${plain(size.height)} points`);
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
    this.marks.replaceChildren(...boxes.filter((box) => box !== null));
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

  /** Names and frames where there is room for them, those of the innermost elements first. */
  tags() {
    const { structure, absolute, frames } = this.drawing;
    if (!structure) return [];
    const taken = [];
    const result = [];
    for (let index = structure.count - 1; index >= 0 && result.length < 200; index -= 1) {
      const frame = absolute[index];
      if (!frame) continue;
      const [x, y, width, height] = frame.map((length) => length * this.scale);
      const { name } = structure.elements[index];
      const room = 6 * name.length + 6;
      if (width < 8 || height < 8) continue;
      const box = [x, y, room, 13];
      const isFree = taken.every(
        (other) =>
          box[0] >= other[0] + other[2] || other[0] >= box[0] + box[2] ||
          box[1] >= other[1] + other[3] || other[1] >= box[1] + box[3],
      );
      if (!isFree) continue;
      const numbers = frames[index].map(plain).join(", ");
      const isWide = width > room + 5 * numbers.length + 8;
      if (isWide) box[2] = room + 5 * numbers.length + 8;
      taken.push(box);
      const tag = make("div", { class: `tag d${structure.depths[index] % 4}` }, own(name));
      if (isWide) tag.append(make("span", {}, numbers));
      tag.style.transform = `translate(${x}px, ${y}px)`;
      result.push(tag);
    }
    return result;
  }
}
