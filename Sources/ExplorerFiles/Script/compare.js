// Two sizes or two variants side by side, with what moved.

class Comparison {
  constructor(stages, main) {
    this.stages = stages;
    this.main = main;
    this.stage = new Stage("The other screen", false);
    this.list = make("div", { class: "moves" });
    this.stage.figure.append(
      make(
        "button",
        { type: "button", class: "plain small", onclick: () => change({ other: null }) },
        "Close comparison",
      ),
    );
  }

  get size() {
    return state.other.size ?? state.size;
  }

  show() {
    const { other } = state;
    if (!other) {
      this.stage.figure.remove();
      this.list.remove();
      state.moved = [];
      this.main.caption.textContent = "";
      return;
    }
    if (!this.stage.figure.isConnected) this.stages.append(this.stage.figure);
    if (!this.list.isConnected) this.stages.after(this.list);
    const size = maps[other.variant].limited(this.size);
    this.stage.show(other.variant, size);
    this.stage.caption.textContent = this.title(other.variant, size);
    this.main.caption.textContent = this.title(state.variant, state.size);
    const moves = this.moves();
    state.moved = moves.map((move) => move.path);
    this.showMoves(moves);
  }

  title(variant, size) {
    const { version, textScale, isRightToLeft } = data.variants[variant];
    const parts = [sizeText(size)];
    if (version) parts.push(version);
    if (textScale !== 1) parts.push(`text ${Math.round(textScale * 100)} %`);
    if (isRightToLeft) parts.push("right to left");
    return parts.join(", ");
  }

  /** What has another frame in its parent, the farthest first. */
  moves() {
    const [own, its] = [this.main.drawing, this.stage.drawing];
    if (!own.structure || !its.structure) return [];
    const result = [];
    own.structure.paths.forEach((path, place) => {
      const other = its.structure.place(path);
      const [frame, former] = [own.frames[place], its.frames[other]];
      const only = (text) => result.push({ path, place, amount: Infinity, text });
      if (frame && !former) only("only here");
      else if (!frame && former) only("only in the other");
      else if (frame && place > 0) {
        const differences = frame.map((length, part) => length - former[part]);
        const amount = Math.max(...differences.map(Math.abs));
        if (amount <= 0.005) return;
        const text = ["x", "y", "width", "height"]
          .flatMap((name, part) => Math.abs(differences[part]) > 0.005
            ? [`${name} ${plain(former[part])} → ${plain(frame[part])}`] : [])
          .join(", ");
        result.push({ path, place, amount, text });
      }
    });
    its.structure.paths.forEach((path, place) => {
      if (own.structure.place(path) < 0 && its.frames[place])
        result.push({ path, place, amount: Infinity, text: "only in the other" });
    });
    return result.sort((a, b) => b.amount - a.amount);
  }

  showMoves(moves) {
    const rows = moves.slice(0, 100).map((move) =>
      make(
        "li", {},
        make(
          "button",
          { type: "button", class: "row", onclick: () => change({ selected: move.path }) },
          own(move.path), make("span", { class: "quiet" }, move.text),
        ),
      ),
    );
    const all = this.main.drawing.frames.length;
    const some = `${moves.length} of ${all} elements differ`;
    const title = moves.length === 0 ? "Nothing moved." : some;
    this.list.replaceChildren(make("h3", {}, title), make("ul", {}, ...rows));
  }
}
