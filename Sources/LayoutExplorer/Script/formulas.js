// A formula is three numbers: per point of width, per point of height, and a constant.

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
