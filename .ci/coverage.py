#!/usr/bin/env python3
"""Says which public symbols have no summary: coverage.py ARCHIVE SYMBOLS.

Reads what docc counted. What the compiler or the standard library declares is not counted, as there is no
line of ours to document it at: `hashValue`, `init(rawValue:)`, members of `Sequence`.
"""
import json
import pathlib
import re
import sys

archive, symbols = map(pathlib.Path, sys.argv[1:])
counted = json.loads((archive / "documentation-coverage.json").read_text())
declared, given = set(), set()
for path in symbols.glob("*.symbols.json"):
  for symbol in json.loads(path.read_text())["symbols"]:
    (declared if "location" in symbol else given).add(tuple(symbol["pathComponents"]))


def components(reference):
  """The path of a symbol, without what tells overloads apart."""
  path = reference.split("/documentation/", 1)[1].split("/")[1:]
  return tuple(re.sub(r"-(?:swift\.[\w.]+|[0-9a-z]{4,6}|\([^)]*\)|->.*)$", "", part) for part in path)


ours = [entry for entry in counted if entry["kind"]["isSymbol"]]
ours = [entry for entry in ours if components(entry["referencePath"]) not in given - declared]
if not ours: sys.exit(f"{archive.stem}: no public symbol was counted")
missing = sorted({entry["referencePath"].split("/documentation/")[1] for entry in ours if not entry["hasAbstract"]})
print(f"{archive.stem}: {len(ours) - len(missing)} of {len(ours)} public symbols have a summary")
if missing: sys.exit("without one:\n  " + "\n  ".join(missing))
