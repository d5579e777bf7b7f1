// Puts the page together.

const checkMark = {
  proved: "M3 8.5 6.5 12 13 4.5",
  provedForPixels: "M3 8.5 6.5 12 13 4.5",
  refuted: "M4 4l8 8M12 4l-8 8",
};

/** What is true of the layout at every size, and what is odd about it. */
const showChecks = (section) => {
  const map = currentMap();
  const rows = map.checks.map((check) => {
    const witness = check.violations[0]?.witness;
    const go = witness
      ? make("button", {
          type: "button", class: "link",
          onclick: () => setSize({ width: witness[0], height: witness[1] }, { isPlaying: false }),
        }, `show ${plain(witness[0])} × ${plain(witness[1])}`)
      : null;
    const mark = make("span", { class: "mark" }, icon(checkMark[check.kind] ?? "M3 8h10"));
    return make("li", { class: `check ${check.kind}` }, mark, make("div", {}, own(check.text), go));
  });
  const notes = [...map.opaque, ...map.findings];
  const details = notes.length === 0 ? null : make(
    "details", { class: "more" },
    make("summary", {}, notes.length === 1 ? "1 note" : `${notes.length} notes`),
    make("ul", {}, ...notes.slice(0, 200).map((note) => make("li", {}, own(note)))),
  );
  const list = rows.length > 0
    ? make("ul", { class: "checks" }, ...rows)
    : make("p", { class: "quiet" }, "Nothing was asked about this variant.");
  const content = make("div", {}, list, details);
  section.querySelector(":scope > div")?.remove();
  section.append(content);
  section.hidden = rows.length === 0 && notes.length === 0;
};

/** Pictures at some sizes, where the map knows no frames. */
const showPictures = (holder) => {
  const map = currentMap();
  const unknown = "The map of this layout has no regions.";
  const why = map?.findings[0] ?? map?.opaque[0] ?? unknown;
  const drawing = (picture) => {
    const [light, dark] = state.look === "laidOut"
      ? [picture.laidOut, picture.darkLaidOut] : [picture.svg, picture.darkSVG];
    return (isDark() && dark) || light;
  };
  const pictures = data.pictures.map((picture) =>
    make(
      "figure", { class: "picture" },
      make("img", {
        src: `data:image/svg+xml,${encodeURIComponent(drawing(picture))}`,
        loading: "lazy",
        alt: `${picture.title}, ${sizeText(picture)}`,
      }),
      make("figcaption", {}, sizeText(picture)),
    ),
  );
  holder.replaceChildren(
    make("p", { class: "note" }, own(why)),
    make("div", { class: "pictures" }, ...pictures),
  );
};

/** The screen, the other one beside it, and the room that both have. */
class Stages {
  constructor(holder) {
    this.holder = holder;
    this.where = byID("where");
    this.stage = new Stage("The screen", true);
    this.comparison = new Comparison(holder, this.stage);
    this.pictures = make("div", { hidden: true });
    holder.append(this.stage.figure);
    holder.after(this.pictures);
    // Asking for it in each frame would make the browser lay out the page twice.
    this.available = { width: holder.clientWidth, height: window.innerHeight };
    const measure = beforeFrame(() => this.measure());
    new ResizeObserver(measure).observe(holder);
    window.addEventListener("resize", measure);
  }

  measure() {
    const { width, height } = this.available;
    this.available = { width: this.holder.clientWidth, height: window.innerHeight };
    if (this.available.width !== width || this.available.height !== height) this.fit();
  }

  fit() {
    const { stage, comparison, available } = this;
    const count = state.other ? 2 : 1;
    const gap = 24;
    const isNarrow = available.width < 520;
    const width = isNarrow ? available.width : (available.width - gap * (count - 1)) / count;
    const height = Math.max(isNarrow ? 420 : 360, available.height - 290);
    const room = { width: Math.max(width - 28, 100), height };
    stage.fit(room);
    if (!state.other) return;
    comparison.stage.fit(room);
    const scale = Math.min(stage.scale, comparison.stage.scale);
    stage.setScale(scale);
    comparison.stage.setScale(scale);
  }

  show() {
    this.stage.show(state.variant, state.size);
    this.comparison.show();
    this.fit();
    const map = currentMap();
    const { region, isComplete } = this.stage.drawing;
    this.where.textContent = region
      ? `${sizeText(state.size)} · ${map.conditions(region)} · ${map.summary}`
        + (isComplete ? "" : " · to a pixel")
      : `${sizeText(state.size)} was not explored: nothing is known of it.`;
  }

  /** Shows the pictures where the map of this variant is empty, though that of another is not. */
  showPictures() {
    this.pictures.hidden = !currentMap().isEmpty;
    if (currentMap().isEmpty) showPictures(this.pictures);
    else this.pictures.replaceChildren();
  }

  mark() {
    this.stage.mark();
    if (state.other) this.comparison.stage.mark();
  }
}

/** A page of pictures, where no map knows frames or there is none. */
const startWithPictures = () => {
  document.body.classList.add("only-pictures");
  listen(["look", "variant", "theme"], () => showPictures(byID("stages")));
  if (maps.length > 0) listen(["variant"], () => showChecks(byID("checks")));
};

/** A page with a screen that can be moved through all sizes. */
const startWithMaps = () => {
  recall();
  const controls = new Controls(byID("controls"));
  const stages = new Stages(byID("stages"));
  const plane = new Plane(byID("plane"));
  const panel = new ElementPanel(byID("element"));
  const tree = new ElementTree(byID("tree"));
  sourcePanel = new SourcePanel(byID("source"));
  listen(["size", "variant", "look", "other", "isMoving", "isPlaying"], () => stages.show());
  listen(["variant", "look", "theme"], () => stages.showPictures());
  listen(["selected", "hovered"], () => stages.mark());
  listen(["size", "variant", "isPlaying"], () => controls.show());
  listen(["variant"], () => {
    controls.listDevices();
    controls.show();
    showChecks(byID("checks"));
  });
  listen(["other"], () => controls.show());
  listen(["size", "variant"], () => plane.show());
  listen(["size", "variant", "selected"], () => {
    panel.show();
    tree.show();
    sourcePanel.show();
  });
  listen(["size", "isMoving", "isPlaying"], () => {
    if (!state.isMoving && !state.isPlaying) announce(`${sizeText(state.size)} points`);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") change({ selected: null, isPlaying: false });
  });
  window.addEventListener("hashchange", () => {
    if (isRemembered()) {
      recall();
      tell(null);
    } else {
      // A link within the page was followed: the address gets back what it kept.
      remember();
    }
  });
};

const start = () => {
  byID("title").append(own(data.title));
  byID("summary").append(own(data.summary));
  byID("summary").hidden = data.summary === "";
  const toggles = new Toggles(byID("toggles"));
  listen(["look", "variant", "theme"], () => toggles.show());
  darkness.addEventListener("change", () => tell(new Set(["theme"])));
  if (maps.some((map) => !map.isEmpty)) startWithMaps();
  else startWithPictures();
  tell(null);
};

start();
