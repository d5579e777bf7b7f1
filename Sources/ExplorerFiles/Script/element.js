// What decides about an element, and the list of all elements.

class ElementPanel {
  constructor(section) {
    this.body = make("div", { class: "element" });
    section.append(this.body);
  }

  show() {
    const map = currentMap();
    const region = map.regionAt(state.size);
    const structure = region ? map.structureOf(region) : null;
    const place = structure && state.selected ? structure.place(state.selected) : -1;
    if (!state.selected || place < 0) {
      const text = state.selected
        ? "This element does not exist at this size."
        : "Choose an element on the screen or in the list to see what decides about it.";
      this.body.replaceChildren(make("p", { class: "quiet" }, text));
      return;
    }
    const frame = map.frameOf(place, region.layout);
    const parts = [
      this.heading(map, structure, place),
      this.numbers(frame),
      this.placing(map, region, place),
      this.sizes(map, region),
      this.next(map, frame),
    ];
    this.body.replaceChildren(...parts.filter((part) => part !== null));
  }

  heading(map, structure, place) {
    const looks = data.variants[state.variant].looks[map.structures.indexOf(structure)] ?? [];
    const type = data.looks[looks[place]]?.type;
    const parent = structure.parents[place];
    const choose = () => change({ selected: structure.paths[parent] });
    const holder = parent < 0 ? null : make(
      "button",
      { type: "button", class: "link", onclick: choose },
      own(structure.elements[parent].name),
    );
    return make(
      "div", { class: "name" },
      own(structure.elements[place].name, { class: "title" }),
      make("p", { class: "quiet" }, type ?? "element", holder ? " in " : null, holder),
    );
  }

  numbers(frame) {
    if (!frame) return make("p", { class: "note" }, "Nothing places it at this size.");
    const rows = ["x", "y", "width", "height"].map((name, part) =>
      make(
        "div", { class: "number" },
        make("dt", {}, name),
        make(
          "dd", {},
          make("strong", {}, plain(valueOf(frame[part], state.size))),
          isConstant(frame[part]) ? null : make("span", {}, ` = ${formulaText(frame[part])}`),
        ),
      ),
    );
    return make("dl", { class: "numbers" }, ...rows);
  }

  /** The methods and limits that count here. */
  placing(map, region, place) {
    const structure = map.layouts[region.layout].structure;
    const taken = region.taken
      .map((index) => map.alternatives[index])
      .filter((one) => one && one.structure === structure && one.element === place);
    const isUnproved = map.layouts[region.layout].unproved.includes(place);
    const rows = taken.map((one) => {
      const noun = make("span", { class: "tagged" }, one.noun);
      return make("li", {}, noun, own(one.text), this.location(one));
    });
    const unproved = "Code that is not the library's decides here: tested, not proved.";
    if (isUnproved) rows.push(make("li", {}, unproved));
    if (rows.length === 0) return null;
    return make("div", { class: "passage" }, make("h3", {}, "Placed by"), make("ul", {}, ...rows));
  }

  location(one) {
    if (!one.file || !one.line) return null;
    return locationButton(one.file, one.line);
  }

  sizes(map, region) {
    return make(
      "div", { class: "passage" },
      make("h3", {}, "As long as"),
      make("p", {}, map.conditions(region)),
    );
  }

  /** What it becomes at the next border in each direction. */
  next(map, frame) {
    const rows = map.changes(state.selected, state.size).map((change) => {
      const way = change.isSingle ? "at" : change.isGrowing ? "from" : "below";
      const at = make(
        "button",
        {
          type: "button", class: "link",
          onclick: () => setSize(map.sizeBehind(change, state.selected, state.size), {
            isPlaying: false,
          }),
        },
        `${way} ${change.axis} ${plain(change.at)}`,
      );
      const differences = ["x", "y", "width", "height"].flatMap((name, part) => {
        if (!change.frame) return [];
        const text = formulaText(change.frame[part]);
        return frame && formulaText(frame[part]) === text ? [] : [`${name}: ${text}`];
      });
      const text = change.frame ? differences.join(", ") : "not placed";
      return make("li", {}, at, make("p", {}, text), ...change.reasons.slice(0, 2).map(reasonLine));
    });
    const nothing = "Nothing: it keeps these formulas along this width and this height.";
    const content = rows.length > 0
      ? make("ul", { class: "changes" }, ...rows)
      : make("p", { class: "quiet" }, nothing);
    return make("div", { class: "passage" }, make("h3", {}, "What changes next"), content);
  }
}

/** A reason as the map tells it, `height >= 500 (LoginScreen.swift:52)`, with a way to the line. */
const reasonLine = (text) => {
  const found = /^(.*?)\s*\(([^()\s]+\.swift):(\d+)\)$/.exec(text);
  if (!found) return make("p", { class: "reason" }, own(text));
  return make("p", { class: "reason" }, own(found[1]), locationButton(found[2], Number(found[3])));
};

const locationButton = (file, line) =>
  make(
    "button",
    { type: "button", class: "location", onclick: () => showSource(file, line) },
    `${file}:${line}`,
  );

/** The list of elements: a tree in which one row can be chosen. */
class ElementTree {
  constructor(section) {
    this.filter = make("input", {
      type: "search", placeholder: "Filter by name", "aria-label": "Filter elements by name",
      oninput: () => this.build(true),
    });
    this.tree = make("ul", { class: "tree", role: "tree", "aria-label": "Elements" });
    this.rest = make("p", { class: "quiet" });
    section.append(this.filter, this.tree, this.rest);
    this.tree.addEventListener("click", (event) => {
      const row = event.target.closest("[data-path]");
      if (row) change({ selected: row.dataset.path });
    });
    this.tree.addEventListener("keydown", (event) => this.move(event));
    this.structure = null;
    this.rows = new Map();
  }

  build(isForced = false) {
    const map = currentMap();
    const region = map.regionAt(state.size);
    const structure = region ? map.structureOf(region) : null;
    if (structure === this.structure && !isForced) return;
    this.structure = structure;
    this.rows.clear();
    if (!structure) {
      this.tree.replaceChildren();
      return;
    }
    const wanted = this.filter.value.trim().toLowerCase();
    const limit = 1000;
    const places = [];
    structure.elements.forEach((element, place) => {
      if (wanted === "" || element.name.toLowerCase().includes(wanted)) places.push(place);
    });
    const rows = places.slice(0, limit).map((place) => {
      const path = structure.paths[place];
      const row = make(
        "li",
        { role: "treeitem", tabindex: "-1", "aria-level": structure.depths[place] + 1 },
        own(structure.elements[place].name),
      );
      row.dataset.path = path;
      row.style.setProperty("--depth", String(Math.min(structure.depths[place], 12)));
      this.rows.set(path, row);
      return row;
    });
    this.tree.replaceChildren(...rows);
    const more = places.length - rows.length;
    this.rest.textContent = more > 0 ? `${more} more: filter by name to see them.` : "";
    this.rest.hidden = more <= 0;
    this.mark();
  }

  show() {
    const former = this.structure;
    this.build();
    if (this.selected === state.selected && former === this.structure) return;
    this.mark();
    this.reveal();
  }

  /** Marks the row of what is selected; it, or the first one, is the list's stop of the Tab key. */
  mark() {
    this.selected = state.selected;
    for (const [path, row] of this.rows)
      if ((row.getAttribute("aria-selected") === "true") !== (path === state.selected))
        row.setAttribute("aria-selected", path === state.selected);
    const current = this.rows.get(state.selected) ?? this.tree.firstElementChild;
    for (const row of this.tree.children) row.tabIndex = row === current ? 0 : -1;
  }

  /** Brings the chosen row into sight. */
  reveal() {
    const chosen = this.rows.get(state.selected);
    if (!chosen) return;
    // Only the list scrolls, not the page.
    const { offsetTop, offsetHeight } = chosen;
    const { scrollTop, clientHeight } = this.tree;
    if (offsetTop < scrollTop) this.tree.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      this.tree.scrollTop = offsetTop + offsetHeight - clientHeight;
  }

  move(event) {
    const rows = [...this.tree.children];
    const at = rows.indexOf(document.activeElement);
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    const next = rows[places[event.key]];
    if (!next) return;
    event.preventDefault();
    next.focus();
    change({ selected: next.dataset.path });
  }
}
