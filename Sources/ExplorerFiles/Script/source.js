// The source of the screen, with the lines that count at the size that is shown.

const swiftWords = new Set(
  [
    "actor any as associatedtype await break case catch class continue default defer deinit do else",
    "enum extension false fallthrough fileprivate final for func get guard if import in init inout",
    "internal is lazy let nil open override package private protocol public repeat required return",
    "self Self set some static struct subscript super switch throw throws true try typealias var",
    "where while",
  ].flatMap((words) => words.split(" ")),
);
const swiftToken = /(\/\/.*$)|("(?:\\.|[^"\\])*")|([A-Za-z_][A-Za-z0-9_]*)|(\b\d[\d_.]*\b)/g;

/** A line of Swift with its words in colors. */
const colored = (line) => {
  const parts = [];
  let end = 0;
  for (const found of line.matchAll(swiftToken)) {
    const kind = found[1] ? "comment" : found[2] ? "string" : found[4] ? "digit" : null;
    const isWord = found[3] && swiftWords.has(found[3]);
    const isType = found[3] && !isWord && /^[A-Z]/.test(found[3]);
    const name = kind ?? (isWord ? "word" : isType ? "type" : null);
    if (!name) continue;
    parts.push(line.slice(end, found.index), make("span", { class: `s-${name}` }, found[0]));
    end = found.index + found[0].length;
  }
  parts.push(line.slice(end));
  return parts;
};

class SourcePanel {
  constructor(section) {
    this.section = section;
    this.lines = new Map();
    this.marked = [];
    this.parts = data.sources.map((source) => this.part(source));
    this.hint = make("p", { class: "hint" }, "Marked lines decide about the layout at this size.");
    section.append(this.hint, ...this.parts);
    section.hidden = data.sources.length === 0;
  }

  part(source) {
    const rows = source.text.replace(/\n$/, "").split("\n").map((text, index) => {
      const number = source.line + index;
      const row = make(
        "div", { class: "code-line" },
        make("span", { class: "line-number", "aria-hidden": "true" }, String(number)),
        make("code", {}, ...colored(text)),
      );
      this.lines.set(`${source.file}:${number}`, row);
      return row;
    });
    return make(
      "div", { class: "file" },
      make("h3", {}, own(source.file)),
      make(
        "div",
        { class: "code", tabindex: "0", role: "region", "aria-label": source.file },
        ...rows,
      ),
    );
  }

  show() {
    const map = currentMap();
    const region = map.regionAt(state.size);
    if (this.region === region && this.selected === state.selected) return;
    const isChosen = this.region === undefined || this.selected !== state.selected;
    this.region = region;
    this.selected = state.selected;
    const marks = new Map();
    const mark = (file, line, kind) => {
      const row = this.lines.get(`${file}:${line}`);
      if (row && marks.get(row) !== "chosen") marks.set(row, kind);
    };
    for (const reason of (region?.reasons ?? []).flat()) {
      const found = /\(([^()\s]+\.swift):(\d+)\)$/.exec(reason);
      if (found) mark(found[1], found[2], "beside");
    }
    const structure = region ? map.structureOf(region) : null;
    const selected = structure && state.selected ? structure.place(state.selected) : -1;
    for (const index of region?.taken ?? []) {
      const one = map.alternatives[index];
      if (one?.file) mark(one.file, one.line, one.element === selected ? "chosen" : "active");
    }
    for (const row of this.marked) if (!marks.has(row)) row.removeAttribute("data-mark");
    for (const [row, kind] of marks) row.setAttribute("data-mark", kind);
    this.marked = [...marks.keys()];
    if (isChosen) this.follow(marks);
    this.hint.hidden = this.marked.length === 0;
  }

  /** Brings the lines of what is selected into sight; only the source scrolls, not the page. */
  follow(marks) {
    const rows = [...marks.keys()];
    const row = rows.find((one) => marks.get(one) === "chosen") ?? rows[0];
    if (!row) return;
    const code = row.parentElement;
    code.scrollTop = row.offsetTop - code.clientHeight / 3;
  }

  reveal(file, line) {
    const row = this.lines.get(`${file}:${line}`);
    if (!row) return;
    const code = row.parentElement;
    this.section.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
    code.scrollTop = row.offsetTop - code.clientHeight / 2;
    code.focus({ preventScroll: true });
    row.classList.remove("flash");
    void row.offsetWidth;
    row.classList.add("flash");
  }
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const scrollBehavior = () => (isStill() ? "auto" : "smooth");

let sourcePanel = null;
const showSource = (file, line) => sourcePanel?.reveal(file, line);
