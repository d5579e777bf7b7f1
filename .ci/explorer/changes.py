"""What an element becomes next, of maps that are written down here."""

import json
import pathlib

SCRIPTS = pathlib.Path(__file__).parents[2] / "Sources/ExplorerFiles/Script"
WIDTHS, HEIGHTS = [320, 600], [480, 600]
# One element, as wide as its layout's number says.
ELEMENTS = [{"name": "root", "end": 2}, {"name": "part", "end": 2}]
ROOT = [[0, 0, 0], [0, 0, 0], [1, 0, 0], [0, 1, 0]]


def region(low, high, layout):
    """The sizes from one width to another; a line if they are the same."""
    corners = [[low, 480], [low, 600]] if low == high else [
        [low, 480], [high, 480], [high, 600], [low, 600]]
    return {"corners": corners, "reasons": [[] for _ in corners], "layout": layout}


def size_map(widths, regions):
    formulas = ROOT + [[0, 0, 0]] + [[0, 0, width] for width in widths]
    layouts = [
        {"structure": 0, "formulas": [0, 1, 2, 3, 4, 4, 5 + number, 5 + number]}
        for number in range(len(widths))
    ]
    return {
        "width": WIDTHS, "height": HEIGHTS, "structures": [ELEMENTS], "formulas": formulas,
        "layouts": layouts, "regions": regions, "borders": [], "unexplored": [], "verdicts": [],
        "findings": [], "opaque": [],
    }


# 50 wide at a width of 400 only, and 100 elsewhere; regions of equal layout are one.
SINGLE = size_map([100, 50], [region(320, 600, 0), region(400, 400, 1)])
# The same between two regions.
BETWEEN = size_map(
    [100, 50, 200], [region(320, 400, 0), region(400, 600, 2), region(400, 400, 1)])
# The border has the layout of a side.
BORDER = size_map([100, 200], [region(320, 400, 0), region(400, 600, 1), region(400, 400, 1)])

# The map, a width, and each change with the width that leads to it.
CASES = [
    (SINGLE, 399, ["at 400: 50, shown at 400"]),
    (SINGLE, 330, ["at 400: 50, shown at 400"]),
    (SINGLE, 401, ["at 400: 50, shown at 400"]),
    (SINGLE, 400, ["from 400: 100, shown at 401", "below 400: 100, shown at 399"]),
    (BETWEEN, 350, ["at 400: 50, shown at 400"]),
    (BETWEEN, 450, ["at 400: 50, shown at 400"]),
    (BETWEEN, 400, ["from 400: 200, shown at 401", "below 400: 100, shown at 399"]),
    (BORDER, 350, ["from 400: 200, shown at 400"]),
    (BORDER, 450, ["below 400: 100, shown at 399"]),
]

# A page keeps its scripts to itself, so those that maps need are run again.
CHANGES = "([data, width]) => {" + "".join(
    (SCRIPTS / name).read_text() for name in ["dom.js", "formulas.js", "regions.js", "map.js"]
) + """
  const map = new SizeMap(data);
  const size = { width, height: 500 };
  return map.changes("root/part", size).map((change) => {
    const way = change.isSingle ? "at" : change.isGrowing ? "from" : "below";
    const shown = map.sizeBehind(change, "root/part", size).width;
    return `${way} ${change.at}: ${formulaText(change.frame[2])}, shown at ${shown}`;
  });
}"""


def check_changes(page, check):
    for data, width, wanted in CASES:
        found = page.evaluate(CHANGES, [data, width])
        check(found == wanted, f"at width {width} of {json.dumps(data['regions'])}: {found}")
    return len(CASES)
