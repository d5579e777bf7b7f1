// Elements of the page. Text is always text, never markup.

const svgNamespace = "http://www.w3.org/2000/svg";

const fill = (element, properties, children) => {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
};

/** Makes an element: `make("button", { class: "plain", onclick: f }, "Text")`. */
const make = (tag, properties = {}, ...children) =>
  fill(document.createElement(tag), properties, children);

const makeSVG = (tag, properties = {}, ...children) =>
  fill(document.createElementNS(svgNamespace, tag), properties, children);

const byID = (id) => document.getElementById(id);

/** A name or text of the user's, which keeps its writing direction to itself. */
const own = (text, properties = {}) => make("bdi", properties, text);

/** A symbol of 16 by 16, hidden from screen readers. */
const icon = (path) =>
  makeSVG(
    "svg",
    { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true", class: "icon" },
    makeSVG("path", { d: path }),
  );

/** A number as people write it: two decimals at most. */
const plain = (number) => {
  if (!Number.isFinite(number)) return "?";
  const rounded = Math.round(number * 100) / 100;
  return String(rounded === 0 ? 0 : rounded).replace("-", "\u2212");
};

const sizeText = (size) => `${plain(size.width)} × ${plain(size.height)}`;

const spokenSize = (size) => `${plain(size.width)} by ${plain(size.height)} points`;

const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

/** Runs an action once before the next frame, however often it is asked for. */
const beforeFrame = (action) => {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action();
    });
  };
};

/** Buttons of which one is pressed. `choices` are pairs of a value and a name. */
const segments = (label, choices, choose) => {
  const buttons = new Map();
  const group = make("div", { class: "segments", role: "group", "aria-label": label });
  for (const [value, name] of choices) {
    const button = make("button", { type: "button", onclick: () => choose(value) }, name);
    buttons.set(value, button);
    group.append(button);
  }
  const show = (chosen) => {
    for (const [value, button] of buttons) button.setAttribute("aria-pressed", value === chosen);
  };
  return { group, show };
};
