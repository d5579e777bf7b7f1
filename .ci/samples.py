#!/usr/bin/env python3
"""Makes a package of all code that the documentation shows, and compares what it prints.

  samples.py write FOLDER      the package: Package.swift as the README shows it, one file per sample
  samples.py compare FOLDER    what the samples printed against what the documentation says
  samples.py fill FOLDER       writes what was printed into blocks that contain a question mark alone

Documents are README.md, the articles of the catalogs, the steps of tutorials and the pages of the
playground. The rules:

* Each ```swift block is code that runs. The blocks of a section (##) follow each other, as if they
  stood in one file. `<!-- sample: continues -->` in a section goes on with the sample before it,
  `<!-- sample: one -->` makes one sample of a whole document.
* `<!-- sample: new -->` begins another one. Types that several samples declare are each sample's own.
* Code in `<!-- sample: hidden ... -->` belongs to the sample, too; readers do not see it.
* A block without a language behind a Swift block is what that block prints. A comment, two spaces
  behind a call of `print`, is what that call prints. Locations such as `Login.swift:12` and line
  breaks are not compared.
* Whoever uses `@Test` becomes a test. A block with `swift-tools-version` is the package's manifest.
* Behind `<!-- sample: table ... -->` each piece of code in the last column of a table is a statement;
  what the comment contains stands before each of them.
* A sample must not report issues.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOCATION = re.compile(r"(?:\w+/)?[\w+-]+\.(?:swift|md):\d+")
DECLARATION = re.compile(
  r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|private|fileprivate|open|final|indirect)\s+)*"
  r"(extension|class|struct|enum|protocol|actor)\s+([\w.]+)")
TEST = re.compile(r"(?:@\w+(?:\([^)]*\))?\s+)*(@Test|@Suite|private (?:func|let|var))\b")
PRELUDE = "#if canImport(UIKit)\nimport UIKit\n#endif\n"


class Sample:
  """Blocks of code that follow each other: (first line in the document, lines)."""

  def __init__(self, document, name):
    self.document, self.name, self.blocks, self.isTest = document, name, [], False

  def add(self, line, lines):
    self.blocks.append((line, lines))
    self.isTest |= any(re.match(r"\s*(@Test|@Suite|import LayoutTesting)\b", text) for text in lines)


def fail(document, line, message):
  sys.exit(f"{document}:{line}: {message}")


def markdown(document, lines, samples, expected):
  """Finds the samples of a document, and (document, first line, last line, text) printed."""
  manifest, sample, one, wantsNew, block, section = None, None, False, True, None, "start"
  mine = []

  def current():
    nonlocal sample, wantsNew
    if sample is None or (wantsNew and not one):
      sample = Sample(document, f"{pathlib.Path(document).stem} {len(mine) + 1}")
      mine.append(sample)
      wantsNew = False
    return sample

  number = 0
  while number < len(lines):
    text = lines[number]
    number += 1
    if text.startswith("## "):
      wantsNew, block, section = True, None, text[3:]
    comment = re.match(r"<!-- sample: (\w+)(.*)", text)
    if comment:
      start, code = number + 1, []
      if "-->" not in text:
        while "-->" not in lines[number]:
          code.append(lines[number])
          number += 1
        number += 1
      kind = comment[1]
      if kind == "continues":
        if not mine: fail(document, number, "there is no sample to continue")
        wantsNew = False
      elif kind == "new":
        sample = None
      elif kind == "one":
        one = True
      elif kind == "hidden":
        current().add(start, code)
      elif kind == "table":
        while number < len(lines) and not lines[number].startswith("|"): number += 1
        table, row = Sample(document, f"{pathlib.Path(document).stem} table {number}"), 0
        hoisted = [line for line in code if line.startswith("import ")]
        table.add(start, hoisted)
        before = [line for line in code if line not in hoisted]
        while number < len(lines) and lines[number].startswith("|"):
          row += 1
          if row > 2:
            # No sample has a pipe within; two of them are an "or" in Swift, not the edge of a cell.
            cell = re.split(r"(?<!\|)\|(?!\|)", lines[number].strip().strip("|"))[-1]
            for piece in re.findall(r"`([^`]+)`", cell):
              table.add(number + 1, ["do {", *before, piece, "}"])
          number += 1
        if row < 3: fail(document, start, "no table behind this comment")
        samples.append(table)
      else:
        fail(document, number, f"unknown: {text}")
      continue
    fence = re.match(r"(\s*)```(\w*)\s*$", text)
    if not fence: continue
    start, code = number + 1, []
    while not re.match(r"\s*```\s*$", lines[number]):
      code.append(lines[number][len(fence[1]):] if lines[number].strip() else "")
      number += 1
    number += 1
    if fence[2] == "swift":
      if any("swift-tools-version" in line for line in code):
        manifest = "\n".join(code) + "\n"
        continue
      current().add(start, code)
      block = (start, start + len(code))
    elif fence[2] == "":
      if block is None: fail(document, start, "no Swift block prints this; name a language")
      expected.append([document, *block, "\n".join(code)])
      block = None
  samples += mine
  return manifest


def comments(sample, expected):
  """Calls of print with the text they print behind them."""
  for line, lines in sample.blocks:
    for offset, text in enumerate(lines):
      found = re.match(r"\s*print\(.*\)  // (\S.*)$", text)
      if found: expected.append([sample.document, line + offset, line + offset, found[1]])


def names(sample):
  """The types that a sample declares."""
  found = (DECLARATION.match(text) for _, lines in sample.blocks for text in lines)
  return {match[2] for match in found if match and match[1] != "extension"}


def split(sample, shared):
  """What has to stand at the top of a file, what can stand in a function, and what is imported."""
  top, body, imports = [], [], []
  for line, lines in sample.blocks:
    index = 0
    while index < len(lines):
      text = lines[index]
      if re.match(r"(@\w+ )?import ", text):
        imports.append(text)
        index += 1
        continue
      start = index
      while re.match(r"@\w+(\([^)]*\))?\s*$", lines[index]) and index + 1 < len(lines): index += 1
      head = " ".join(lines[start:index + 1])
      declaration, test = DECLARATION.match(head), TEST.match(head)
      if not declaration and not test:
        for number in range(start, index + 1):
          body.append((line + number, lines[number]))
        index += 1
        continue
      depth = 0
      code = []
      while index < len(lines):
        code.append(lines[index])
        plain = re.sub(r'"(\\.|[^"\\])*"|//.*', "", lines[index])
        depth += plain.count("{") - plain.count("}")
        index += 1
        if depth <= 0 and ("{" in "".join(code) or re.match("private (let|var)", code[0])): break
      code = lines[start:index - len(code)] + code
      conforms = declaration and declaration[1] == "extension" and ":" in head.split("{")[0].split("where")[0]
      isOwn = declaration and (declaration[1] == "extension" or declaration[2] in shared)
      if isOwn and not conforms and not re.search(r"\b(private|fileprivate|public)\b", head):
        # Behind the attributes, so that each sample has names of its own.
        word = next(i for i, text in enumerate(code) if re.sub(r"^(@\w+(\([^)]*\))?\s*)+", "", text))
        code[word] = re.sub(r"^((?:@\w+(?:\([^)]*\))?\s*)*)", r"\1fileprivate ", code[word])
      top.append((line + start, code))
  return top, body, imports


def swift(sample, shared):
  name = re.sub(r"\W+", "_", sample.name)
  top, body, imports = split(sample, shared)
  imports = sorted({"import Foundation", "import Framewise", *imports, *(["import Testing"] if sample.isTest else [])})
  out = ["\n".join(imports), PRELUDE]
  place = lambda line: f'#sourceLocation(file: "{sample.document}", line: {line})'
  for line, code in top: out += [place(line), *code]
  out += ["#sourceLocation()"] * bool(top) + [f"@MainActor func sample_{name}() throws {{"]
  last = None
  for line, text in body:
    if last is None or line != last + 1: out.append(place(line))
    out.append(text)
    last = line
  out += ["#sourceLocation()"] * bool(body) + ["}"]
  if sample.isTest:
    out += [f"@Test @MainActor func runs_{name}() throws {{", f"  try runSample(sample_{name})", "}"]
  return name, re.sub(r"(?<![\w.])print\(", "printSample(", "\n".join(out)) + "\n"


SUPPORT = '''import Foundation
import Framewise
%s
/// Prints as a sample does, and writes down what and where.
func printSample(_ items: Any..., filePath: String = #filePath, line: Int = #line) {
  record(filePath, line, items.map { "\\($0)" }.joined(separator: " "))
}

func record(_ file: String, _ line: Int, _ text: String) {
  let row = try? JSONSerialization.data(withJSONObject: [file, line, text] as [Any])
  let path = ProcessInfo.processInfo.environment["SAMPLES_OUTPUT"] ?? "/dev/stdout"
  guard let row, let file = fopen(path, "a") else { return }
  defer { fclose(file) }
  let line = Array(row) + [10]
  fwrite(line, 1, line.count, file)
}

@MainActor func runSample(_ body: @MainActor () throws -> Void) throws {
  var failure: (any Error)?
  let issues = LayoutIssue.collecting {
    do { try body() } catch { failure = error }
  }
  for issue in issues { record("issue", 0, "\\(issue)") }
  if let failure { throw failure }
}
'''


def documents():
  yield "README.md", "markdown"
  for path in sorted(ROOT.glob("Sources/*/*.docc/**/*.md")): yield path.relative_to(ROOT), "markdown"
  for path in sorted(ROOT.glob("Sources/*/*.docc/**/*.swift")): yield path.relative_to(ROOT), "swift"
  for path in sorted(ROOT.glob("Playgrounds/*.playground/Pages/*/*.swift")):
    yield path.relative_to(ROOT), "swift"


def gather():
  samples, expected, manifest = [], [], None
  for path, kind in documents():
    lines = (ROOT / path).read_text().split("\n")
    if kind == "markdown":
      manifest = markdown(str(path), lines, samples, expected) or manifest
    else:
      name = path.parent.name.split(".")[0] if path.name == "Contents.swift" else path.stem
      sample = Sample(str(path), name)
      sample.add(1, lines)
      samples.append(sample)
  for sample in samples: comments(sample, expected)
  return samples, expected, manifest


def write(folder):
  samples, expected, manifest = gather()
  if not manifest: sys.exit("README.md shows no Package.swift")
  files, runs = {"Package.swift": manifest}, []
  declared = [name for sample in samples for name in names(sample)]
  shared = {name for name in declared if declared.count(name) > 1}
  for sample in samples:
    name, text = swift(sample, shared)
    files[f"{'Tests/AppTests' if sample.isTest else 'Sources/App'}/{name}.swift"] = text
    if not sample.isTest: runs.append(f"try runSample(sample_{name})")
  files["Sources/App/Support.swift"] = SUPPORT % ""
  files["Tests/AppTests/Support.swift"] = SUPPORT % ""
  files["Sources/App/main.swift"] = "\n".join(runs) + "\n"
  # A file that did not change is not written, so that it is not compiled again.
  for old in [*folder.glob("Sources/App/*"), *folder.glob("Tests/AppTests/*")]:
    if str(old.relative_to(folder)) not in files: old.unlink()
  for name, text in files.items():
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text: path.write_text(text)
  tests = sum(sample.isTest for sample in samples)
  print(f"{len(samples)} samples, {tests} of them tests")


def compare(folder):
  samples, expected, _ = gather()
  rows = [json.loads(line) for line in (folder / "printed.txt").read_text().splitlines()]
  wrong = [f"a sample reports an issue: {text}" for file, _, text in rows if file == "issue"]
  for document, first, last, text in expected:
    printed = "\n".join(row[2] for row in rows if row[0] == document and first <= row[1] <= last)
    plain = lambda text: LOCATION.sub("FILE", text).split()
    if plain(printed) != plain(text):
      wrong.append(f"{document}:{first}: expected\n{text}\nprinted\n{printed}")
  if wrong: sys.exit("\n\n".join(wrong))
  print(f"{len(expected)} outputs are as the documentation says")


def fill(folder):
  _, expected, _ = gather()
  rows = [json.loads(line) for line in (folder / "printed.txt").read_text().splitlines()]
  # From the end of each document on, as what is written moves what stands below it.
  for document, first, last, text in sorted(expected, key=lambda place: -place[1]):
    if text.strip() != "?": continue
    printed = "\n".join(row[2] for row in rows if row[0] == document and first <= row[1] <= last)
    path = ROOT / document
    lines = path.read_text().split("\n")
    # The first question mark behind the code that prints it.
    place = next(number for number in range(last, len(lines)) if lines[number].strip() == "?")
    path.write_text("\n".join([*lines[:place], printed, *lines[place + 1:]]))
    print(f"{document}:{place + 1}")


{"write": write, "compare": compare, "fill": fill}[sys.argv[1]](pathlib.Path(sys.argv[2]))
