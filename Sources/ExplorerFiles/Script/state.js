// What the page shows, in one place. Whoever shows something listens for what changes.

const data = JSON.parse(byID("data").textContent);
const maps = data.variants.map((variant) => new SizeMap(variant.map));

const state = {
  variant: 0,
  size: { width: 0, height: 0 },
  selected: null,
  hovered: null,
  look: "seen",
  theme: "auto",
  isPlaying: false,
  // Whether the size changes from frame to frame.
  isMoving: false,
  // Another size or variant beside this one.
  other: null,
};

const listeners = [];

/** Calls back after changes of some parts of the state, and once at the beginning. */
const listen = (names, action) => {
  listeners.push({ names, action });
};

const tell = (names) => {
  for (const listener of listeners)
    if (names === null || listener.names.some((name) => names.has(name))) listener.action();
};

/** Changes parts of the state; tells those who listen before the next frame. */
const change = (() => {
  let changed = new Set();
  const flush = beforeFrame(() => {
    const names = changed;
    changed = new Set();
    tell(names);
    remember();
  });
  return (parts) => {
    for (const [name, value] of Object.entries(parts)) {
      if (state[name] === value) continue;
      state[name] = value;
      changed.add(name);
    }
    if (changed.size > 0) flush();
  };
})();

const currentMap = () => maps[state.variant];

const setSize = (size, parts = {}) => {
  const limited = currentMap().limited(size);
  const isSame = limited.width === state.size.width && limited.height === state.size.height;
  change(isSame ? parts : { size: limited, ...parts });
};

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Whether the page is dark. Style sheets know by themselves; pictures have to be chosen. */
const isDark = () => (state.theme === "auto" ? darkness.matches : state.theme === "dark");

/** The address keeps the size and the element, so that it can be sent to somebody. */
const remember = () => {
  const parts = new URLSearchParams();
  parts.set("size", `${state.size.width}x${state.size.height}`);
  if (state.selected) parts.set("element", state.selected);
  if (state.variant > 0) parts.set("variant", String(state.variant));
  if (state.isMoving || state.isPlaying) return;
  history.replaceState(null, "", `#${parts}`);
};

/** Whether the address keeps a size: links within the page have addresses without one. */
const isRemembered = () => new URLSearchParams(location.hash.slice(1)).has("size");

const recall = () => {
  const parts = new URLSearchParams(location.hash.slice(1));
  const variant = Number(parts.get("variant") ?? 0);
  if (Number.isInteger(variant) && maps[variant]) state.variant = variant;
  const [width, height] = (parts.get("size") ?? "").split("x").map(Number);
  const map = currentMap();
  const isGiven = Number.isFinite(width) && Number.isFinite(height);
  state.size = map.limited(isGiven ? { width, height } : { width: 393, height: 852 });
  state.selected = parts.get("element");
};

/** The other variant that differs from the current one in some parts only; -1 for none. */
const variantWith = (parts) => {
  const wanted = { ...describeVariant(state.variant), ...parts };
  return data.variants.findIndex((_, index) => {
    const own = describeVariant(index);
    return Object.keys(wanted).every((name) => own[name] === wanted[name]);
  });
};

const describeVariant = (index) => {
  const { version, textScale, isRightToLeft } = data.variants[index];
  return { version, textScale, isRightToLeft };
};
