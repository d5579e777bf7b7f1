"""What a page has to have for people who read it by ear, by keys, or with weak eyes."""

import colors

# What the Tab key goes to, if all are asked: a page may have more, such as what scrolls.
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
  .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.disabled).length"""

# Where the Tab key has gone: a number of the element, null where it has left the page, and what is
# wrong there.
STOP = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  window.stops ??= new Map();
  const isKnown = window.stops.has(one);
  if (!isKnown) window.stops.set(one, window.stops.size);
  const name = one.outerHTML.slice(0, 80);
  const problems = [];
  if (one.closest("[aria-hidden=true]")) problems.push(`${name} is a stop, but hidden from screen readers`);
  const box = one.getBoundingClientRect();
  const length = (low, high, end) => Math.max(Math.min(high, end) - Math.max(low, 0), 0);
  const shown = length(box.left, box.right, innerWidth) * length(box.top, box.bottom, innerHeight);
  const whole = Math.min(box.width, innerWidth) * Math.min(box.height, innerHeight);
  if (!(shown > 0 && shown >= whole / 2)) problems.push(`${name} is a stop out of sight`);
  const style = getComputedStyle(one);
  const hasRing = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  const isClear = /^rgba\\(.*, 0\\)$|^transparent$/.test(style.outlineColor);
  if (!hasRing || isClear) problems.push(`${name} has no ring around it`);
  return { number: window.stops.get(one), isKnown, problems };
}"""

# What is wrong: a list of sentences.
CHECK = """() => {
  const problems = [];
  const roleNames = new Set([
    "slider", "tree", "treeitem", "group", "region", "status", "img", "toolbar", "button",
  ]);
  const nameOf = (one) => {
    const label = one.getAttribute("aria-label");
    if (label) return label.trim();
    const by = one.getAttribute("aria-labelledby");
    if (by) return by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
    const labels = [...(one.labels ?? [])].map((label) => label.textContent);
    // What others contain is read, but does not name them.
    const isNamed = one.matches("button, a, summary, [role=treeitem], [role=button]");
    const own = isNamed ? one.textContent : "";
    return [own, one.getAttribute("alt") ?? "", ...labels].join(" ").trim();
  };
  const selector = "button, a[href], input, select, summary, img, [role], section";
  for (const one of document.querySelectorAll(selector)) {
    if (!one.checkVisibility() || one.closest("[aria-hidden=true]")) continue;
    const role = one.getAttribute("role");
    if (role && !roleNames.has(role)) problems.push(`unknown role ${role}`);
    if (role !== "status" && nameOf(one) === "") problems.push(`${one.outerHTML.slice(0, 80)} has no name`);
    if (role === "slider")
      for (const name of ["aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext"])
        if (!one.hasAttribute(name)) problems.push(`a slider has no ${name}`);
  }
  if (document.querySelectorAll("main").length !== 1) problems.push("not one main part");
  if (document.querySelectorAll("h1").length !== 1) problems.push("not one heading of the page");
  if (!document.documentElement.lang) problems.push("no language");
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  if (new Set(ids).size !== ids.length) problems.push("two elements have one id");

  // Contrast of texts outside of the drawn screen, by the formula of WCAG 2.2.
""" + colors.MIXING + """
  const behind = (one) => {
    const layers = [];
    for (let node = one; node; node = node.parentElement) layers.push(parse(getComputedStyle(node).backgroundColor));
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const known = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (node.data.trim() === "" || known.has(one) || one.closest(".drawing, script, style, noscript, option, .hidden")) continue;
    known.add(one);
    if (!one.checkVisibility()) continue;
    const style = getComputedStyle(one);
    const below = behind(one);
    const own = over(parse(style.color), below);
    const [high, low] = [light(own), light(below)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5))
      problems.push(`${JSON.stringify(node.data.trim().slice(0, 40))} has a contrast of ${ratio.toFixed(2)}`);
  }
  // What fingers and pointers aim at (WCAG 2.2, 24 by 24, or text in a line).
  for (const one of document.querySelectorAll("button, input, select, [role=slider]")) {
    if (!one.checkVisibility() || one.matches(".link, .location, .row")) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 22 || box.height < 22) problems.push(`${one.outerHTML.slice(0, 60)} is ${box.width} by ${box.height}`);
  }
  return problems;
}"""
