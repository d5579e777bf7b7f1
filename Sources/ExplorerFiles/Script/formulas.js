// Formulas and conditions. A formula is three numbers: per point of width, per point of height, and
// a constant.

/** Numbers that are not finite are words in the data. */
const toNumber = (value) => (typeof value === "number" ? value : NaN);

const valueOf = ([width, height, constant], size) => {
  let value = constant;
  if (width !== 0) value += width * size.width;
  if (height !== 0) value += height * size.height;
  return value;
};

/** A number as formulas have it: four decimals at most. */
const factor = (number) => String(Math.round(number * 1e4) / 1e4);

/** The formula as people write it: `width − 32`, `0.5 × width + 8`. */
const formulaText = (formula) => {
  let text = "";
  const append = (amount, name) => {
    const size = Math.abs(amount);
    if (size < 0.00005) return;
    const number = factor(size);
    const term = name === "" ? number : number === "1" ? name : `${number} × ${name}`;
    if (text === "") text = amount < 0 ? `\u2212${term}` : term;
    else text += amount < 0 ? ` \u2212 ${term}` : ` + ${term}`;
  };
  append(formula[0], "width");
  append(formula[1], "height");
  append(formula[2], "");
  return text || "0";
};

const isConstant = (formula) => formula[0] === 0 && formula[1] === 0;

/** A range of lengths as a condition; none without ends. */
const rangeText = (name, { low, high }) => {
  if (low && high) return [`${low.at} ${low.sign} ${name} ${high.sign} ${high.at}`];
  if (low) return [`${name} ${low.sign === "≤" ? "≥" : ">"} ${low.at}`];
  return high ? [`${name} ${high.sign} ${high.at}`] : [];
};

/** Adds what is true on the left of an edge, if it is no limit of the domain. */
const addCondition = (map, start, end, sign, ranges, others) => {
  const [a, b] = [start[1] - end[1], end[0] - start[0]];
  const near = (one, other) => Math.abs(one - other) <= 1e-6;
  const { low, high } = map;
  if (near(a, 0)) {
    if (near(start[1], low.height) || near(start[1], high.height)) return;
    ranges.height[b > 0 ? "low" : "high"] = { at: plain(start[1]), sign };
  } else if (near(b, 0)) {
    if (near(start[0], low.width) || near(start[0], high.width)) return;
    ranges.width[a > 0 ? "low" : "high"] = { at: plain(start[0]), sign };
  } else {
    const line = formulaText([-a / b, 0, (a * start[0] + b * start[1]) / b]);
    const more = sign === "≤" ? "≥" : ">";
    others.add(`height ${b > 0 ? more : sign} ${line}`);
  }
};

/** The sizes of a region without area: a length that is fixed, or a line, and a range. */
const lineConditions = (map, region) => {
  const near = (one, other) => Math.abs(one - other) <= 1e-6;
  const [start, end] = region.corners;
  const texts = [];
  const ranged = ["width", "height"].flatMap((name, axis) => {
    const [low, high] = [region.low[axis], region.high[axis]];
    if (!near(low, high)) return [{ name, axis, low, high }];
    // Where all sizes have one width or height, it needs no words.
    if (!near(map.low[name], map.high[name])) texts.push(`${name} = ${plain(low)}`);
    return [];
  });
  if (ranged.length === 2) {
    const slope = (end[1] - start[1]) / (end[0] - start[0]);
    texts.push(`height = ${formulaText([slope, 0, start[1] - slope * start[0]])}`);
    ranged.pop();
  }
  for (const { name, axis, low, high } of ranged) {
    const isOut = (at) => region.excludedCorners.some((corner) => near(corner[axis], at));
    const side = (at) => ({ at: plain(at), sign: isOut(at) ? "<" : "≤" });
    texts.push(...rangeText(name, {
      low: near(low, map.low[name]) ? null : side(low),
      high: near(high, map.high[name]) ? null : side(high),
    }));
  }
  return texts.join(" and ") || "every size";
};

/** The sizes of a region as conditions say it, without the limits of the domain. */
const conditionsText = (map, region) => {
  if (region.dimension === 0)
    return `width = ${plain(region.corners[0][0])} and height = ${plain(region.corners[0][1])}`;
  if (region.dimension === 1) return lineConditions(map, region);
  const ranges = { width: {}, height: {} };
  const others = new Set();
  region.corners.forEach((start, edge) => {
    const end = region.corners[(edge + 1) % region.corners.length];
    addCondition(map, start, end, region.excluded[edge] ? "<" : "≤", ranges, others);
  });
  const texts = Object.entries(ranges).flatMap(([name, range]) => rangeText(name, range));
  return [...texts, ...others].join(" and ") || "every size";
};
