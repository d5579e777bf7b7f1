// Switches and fields: size, device, direction, text, colors, play and copy.

class Toggles {
  constructor(holder) {
    this.parts = [];
    this.add(holder, "Look", [["seen", "As users see it"], ["laidOut", "As laid out"]],
      () => state.look, (look) => change({ look }));
    this.addVariants(holder);
    this.add(holder, "Colors", [["auto", "Auto"], ["light", "Light"], ["dark", "Dark"]],
      () => state.theme, (theme) => change({ theme }));
  }

  addVariants(holder) {
    const variants = data.variants.map((_, index) => describeVariant(index));
    const choose = (parts) => {
      const found = variantWith(parts);
      const variant = found < 0 ? data.variants.findIndex((_, index) =>
        Object.keys(parts).every((name) => variants[index][name] === parts[name])) : found;
      if (variant >= 0) change({ variant, size: maps[variant].limited(state.size) });
    };
    const versions = [...new Set(variants.map((one) => one.version))];
    if (versions.length > 1) {
      this.add(holder, "Version", versions.map((version) => [version, version || "Now"]),
        () => variants[state.variant].version, (version) => choose({ version }));
    }
    const scales = [...new Set(variants.map((one) => one.textScale))].sort((a, b) => a - b);
    if (scales.length > 1) {
      const name = (scale) => `${scale === scales[0] ? "Text " : ""}${Math.round(scale * 100)} %`;
      this.add(holder, "Text size", scales.map((scale) => [scale, name(scale)]),
        () => variants[state.variant].textScale, (textScale) => choose({ textScale }));
    }
    if (new Set(variants.map((one) => one.isRightToLeft)).size > 1) {
      this.add(holder, "Direction", [[false, "Left to right"], [true, "Right to left"]],
        () => variants[state.variant].isRightToLeft, (isRightToLeft) => choose({ isRightToLeft }));
    }
  }

  add(holder, label, choices, chosen, choose) {
    const { group, show } = segments(label, choices, choose);
    this.parts.push(() => show(chosen()));
    holder.append(group);
  }

  show() {
    for (const part of this.parts) part();
    const root = document.documentElement;
    if (state.theme === "auto") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", state.theme);
  }
}

class Controls {
  constructor(holder) {
    this.width = this.field("Width", "width");
    this.height = this.field("Height", "height");
    this.device = make("select", {
      "aria-label": "Device", class: "device-list", onchange: () => this.chooseDevice(),
    });
    this.play = make("button", { type: "button", class: "plain", onclick: () => this.toggle() });
    this.copy = make("button", { type: "button", class: "plain", onclick: () => this.copyTest() },
      "Copy as test");
    this.others = make("select", { "aria-label": "Compare", onchange: () => this.chooseOther() });
    holder.append(
      make(
        "div", { class: "size" },
        this.width.label, make("span", { "aria-hidden": "true" }, "×"), this.height.label,
      ),
      this.device, this.play, this.others, this.copy,
    );
    this.listDevices();
    this.listOthers();
  }

  field(name, part) {
    const input = make("input", {
      type: "number", inputmode: "decimal", step: "any", "aria-label": `${name} in points`,
      // What plays would be written into the field in every frame, over what is typed.
      onfocus: () => change({ isPlaying: false }),
      onchange: () => this.type(part, input),
      onkeydown: (event) => {
        const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!way) return;
        event.preventDefault();
        const length = state.size[part] + way * stepOf(event);
        setSize({ ...state.size, [part]: length }, { isPlaying: false });
      },
    });
    return { input, label: make("label", {}, input) };
  }

  type(part, input) {
    const value = Number(input.value);
    if (input.value.trim() !== "" && Number.isFinite(value))
      setSize({ ...state.size, [part]: value }, { isPlaying: false });
    // What was limited, or is no number, is corrected in the field.
    input.value = String(state.size[part]);
  }

  listDevices() {
    const map = currentMap();
    const options = data.devices
      .filter((device) => map.includes(device))
      .map((device, index) => {
        const option = make("option", { value: index }, `${device.name} · ${sizeText(device)}`);
        option.dataset.size = `${device.width}x${device.height}`;
        return option;
      });
    this.device.replaceChildren(make("option", { value: "" }, "Any size"), ...options);
  }

  chooseDevice() {
    const chosen = this.device.selectedOptions[0];
    if (!chosen?.dataset.size) return;
    const [width, height] = chosen.dataset.size.split("x").map(Number);
    setSize({ width, height }, { isPlaying: false });
  }

  listOthers() {
    const names = data.variants.map((variant, index) => {
      const parts = [variant.version || "this version"];
      if (variant.textScale !== 1) parts.push(`text ${Math.round(variant.textScale * 100)} %`);
      if (variant.isRightToLeft) parts.push("right to left");
      return make("option", { value: `variant ${index}` }, `with ${parts.join(", ")}`);
    });
    this.others.replaceChildren(
      make("option", { value: "" }, "Compare …"),
      make("option", { value: "size" }, "with this size"),
      ...(names.length > 1 ? names : []),
    );
  }

  chooseOther() {
    const { value } = this.others;
    if (value === "") change({ other: null });
    else if (value === "size") change({ other: { size: state.size, variant: state.variant } });
    else change({ other: { size: null, variant: Number(value.split(" ")[1]) } });
  }

  show() {
    for (const [part, field] of [["width", this.width], ["height", this.height]]) {
      const { input } = field;
      if (document.activeElement !== input || Number(input.value) !== state.size[part])
        input.value = String(Math.round(state.size[part] * 1000) / 1000);
      input.min = String(currentMap().low[part]);
      input.max = String(currentMap().high[part]);
    }
    const size = `${state.size.width}x${state.size.height}`;
    const option = [...this.device.options].find((one) => one.dataset.size === size);
    this.device.value = option?.value ?? "";
    this.play.replaceChildren(
      icon(state.isPlaying ? "M4 3h3v10H4zM9 3h3v10H9z" : "M4 2.5 13 8l-9 5.5z"),
      state.isPlaying ? "Pause" : "Play all widths",
    );
    if (!state.other) this.others.value = "";
    this.showCopy();
  }

  /** Goes through all widths and back; in steps where the user wants less motion. */
  toggle() {
    if (state.isPlaying) {
      change({ isPlaying: false });
      return;
    }
    change({ isPlaying: true });
    let way = 1;
    let before = null;
    const step = (now) => {
      if (!state.isPlaying) return;
      const { low, high } = currentMap();
      const isStepping = isStill();
      const pause = isStepping ? 900 : 0;
      if (before === null || now - before >= pause) {
        const points = before === null ? 0 : isStepping ? 90 : Math.min(now - before, 100) * 0.22;
        let width = state.size.width + way * points;
        if (width >= high.width || width <= low.width) {
          way = width >= high.width ? -1 : 1;
          width = clamp(width, low.width, high.width);
        }
        before = now;
        setSize({ width: Math.round(width * 4) / 4, height: state.size.height });
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Why no test of what is shown can be written; empty where one can. */
  get whyNoTest() {
    const { version, textScale } = describeVariant(state.variant);
    if (version) return `A test makes the current screen, not “${version}”.`;
    return textScale === 1 ? "" : "A test makes the screen with text of 100 %.";
  }

  /** A button that does nothing stays a stop of the Tab key, so that its reason can be read. */
  showCopy() {
    const why = this.whyNoTest;
    this.copy.title = why;
    if (why) this.copy.setAttribute("aria-disabled", "true");
    else this.copy.removeAttribute("aria-disabled");
  }

  /** A line for a test that checks the size that is shown. */
  testLine() {
    const { environment } = data.variants[state.variant].map;
    return (
      `checkLayout(over: ${domainText(state.size, environment)}) ` +
      `{ ${data.construction} } properties: { .noOverlap().inside(.superview) }`
    );
  }

  async copyTest() {
    const why = this.whyNoTest;
    if (why) {
      announce(why);
      return;
    }
    const line = this.testLine();
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(line);
    } catch {
      isCopied = copyBySelection(line);
    }
    announce(isCopied ? `Copied: ${line}` : line);
    this.copy.textContent = isCopied ? "Copied" : "Copy as test";
    this.copy.dataset.line = line;
    setTimeout(() => { this.copy.textContent = "Copy as test"; }, 1600);
  }
}

/** A text as a literal in Swift. */
const swiftText = (text) => {
  const letters = [...text].map((letter) => {
    if (letter === "\\" || letter === "\"") return `\\${letter}`;
    const isShown = !/[\p{C}\p{Zl}\p{Zp}]/u.test(letter);
    return isShown ? letter : `\\u{${letter.codePointAt(0).toString(16)}}`;
  });
  return `"${letters.join("")}"`;
};

/** A domain of a single size in Swift, with what passes depend on besides the size. */
const domainText = ({ width, height }, environment) => {
  const { isRightToLeft, pixelsPerPoint = 1, safeArea = [], traits = {} } = environment ?? {};
  const parts = [];
  if (safeArea.some((inset) => inset !== 0)) {
    const [top, left, bottom, right] = safeArea;
    const insets = `top: ${top}, left: ${left}, bottom: ${bottom}, right: ${right}`;
    parts.push(`safeAreaInsets: UIEdgeInsets(${insets})`);
  }
  const others = Object.entries(traits).sort(([a], [b]) => (a < b ? -1 : 1));
  if (parts.length === 0 && pixelsPerPoint === 1 && others.length === 0) {
    const size = `.size(CGSize(width: ${width}, height: ${height}))`;
    return isRightToLeft ? `${size}.with(direction: .rightToLeft)` : size;
  }
  if (isRightToLeft) parts.push("direction: .rightToLeft");
  if (pixelsPerPoint !== 1) parts.push(`scale: ${pixelsPerPoint}`);
  if (others.length > 0) {
    const pairs = others.map(([name, value]) => `${swiftText(name)}: ${swiftText(value)}`);
    parts.push(`traits: [${pairs.join(", ")}]`);
  }
  return `.sizes(${[`${width}...${width}`, `${height}...${height}`, ...parts].join(", ")})`;
};

/** Copies where a page from a file may not use the clipboard. */
const copyBySelection = (text) => {
  const field = make("textarea", { class: "hidden", "aria-hidden": "true", tabindex: "-1" });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
};

const announce = (text) => {
  byID("live").textContent = text;
};
