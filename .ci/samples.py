#!/usr/bin/env python3
"""Makes a package of the code in the README, the articles, the tutorial, the playground and the doc comments, and
compares what it prints.

  samples.py write FOLDER      the package: Package.swift as the README shows it, one file per sample
  samples.py compare FOLDER    what the samples printed against what the documentation says
  samples.py fill FOLDER       writes what was printed into blocks that contain a question mark alone

What is said of doc comments is at the top of comments.py. Other documents are README.md, the articles of the catalogs, the steps of tutorials and the pages of the
playground. The rules:

* Each ```swift block is code that runs. The blocks of a section (##) follow each other, as if they
  stood in one file. `<!-- sample: continues -->` in a section goes on with the sample before it,
  `<!-- sample: one -->` makes one sample of a whole document, `<!-- sample: new -->` begins another.
* Code in `<!-- sample: hidden ... -->` belongs to the sample, too; readers do not see it.
* A block without a language behind a Swift block is what that block prints. A comment, two spaces
  behind a call of `print`, is what that call prints. Locations such as `Login.swift:12` and line
  breaks are not compared.
* Whoever uses `@Test` becomes a test. A block with `swift-tools-version` is the package's manifest.
* Behind `<!-- sample: table ... -->` each piece of code in the last column of a table is a statement;
  what the comment contains stands before each of them.
* Types that several samples declare are each sample's own; tests see the others by
  `@testable import App`.
* `savePicture(svg, name)` in a hidden part compares a drawing with `name` in the catalog.
* A sample must not report issues.
"""
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True
import comments

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURES = ROOT / "Sources/Framewise/Framewise.docc/Resources"
LOCATION = re.compile(r"(?:\w+/)?[\w+-]+\.(?:swift|md):\d+")
ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?\s*)*"
TYPE = re.compile(
  ATTRIBUTES + r"(?:(?:public|private|fileprivate|open|final|indirect)\s+)*"
  r"(extension|class|struct|enum|protocol|actor)\s+([\w.]+)")
OTHER = re.compile(ATTRIBUTES + r"private\s+(?:func|let|var)\b|(?:@\w+\s+)*@(?:Test|Suite)\b")


class Sample:
  """Blocks of code that follow each other: (first line in the document, lines)."""

  def __init__(self, document, name):
    self.document, self.name, self.blocks, self.isTest = str(document), name, [], False

  def add(self, line, lines):
    self.blocks.append((line, lines))
    self.isTest |= any(re.match(r"\s*(@Test|@Suite|import LayoutTesting)\b", text) for text in lines)

  def types(self):
    """The names of the types that the sample declares."""
    found = (TYPE.match(text) for _, lines in self.blocks for text in lines)
    return {match[2] for match in found if match and match[1] != "extension"}


class Documentation:
  """All samples, what they should print, and the manifest that the README shows.

  What is expected is a list of (document, first line, last line, text); line numbers begin with 1.
  """

  def __init__(self):
    self.samples, self.expected, self.manifest = [], [], None
    def found(pattern):
      return sorted(ROOT.glob(pattern)) or sys.exit(f"there is no file {pattern}")

    for path in [ROOT / "README.md", *found("Sources/*/*.docc/**/*.md")]:
      Article(path.relative_to(ROOT), self).read()
    steps = found("Sources/*/*.docc/**/*.swift")
    for path in [*steps, *found("Playgrounds/*.playground/Pages/*/*.swift")]:
      isPage = path.name == "Contents.swift"
      sample = Sample(path.relative_to(ROOT), f"{path.parent.stem} page" if isPage else path.stem)
      sample.add(1, path.read_text().split("\n"))
      self.samples.append(sample)
    for sample in self.samples:
      for line, lines in sample.blocks:
        for offset, text in enumerate(lines):
          found = re.match(r"\s*print\(.*\)  // (\S.*)$", text)
          if found: self.expected.append((sample.document, line + offset, line + offset, found[1]))


class Article:
  """Reads the samples of a Markdown file."""

  def __init__(self, document, into):
    self.document, self.into = str(document), into
    self.lines = (ROOT / document).read_text().split("\n")
    self.number = 0  # of lines read
    self.sample, self.isOne, self.beginsNew = None, False, True
    self.printing = None  # the first and last line of the block that prints
    self.count = 0

  def fail(self, message):
    sys.exit(f"{self.document}:{self.number}: {message}")

  def until(self, end):
    """The lines before one that matches, which is read, too."""
    first = self.number
    while self.number < len(self.lines) and not re.search(end, self.lines[self.number]): self.number += 1
    if self.number == len(self.lines): self.fail("the file ends within a block")
    self.number += 1
    return self.lines[first:self.number - 1]

  def current(self):
    if self.sample is None or (self.beginsNew and not self.isOne):
      self.count += 1
      self.sample = Sample(self.document, f"{pathlib.Path(self.document).stem} {self.count}")
      self.into.samples.append(self.sample)
      self.beginsNew = False
    return self.sample

  def read(self):
    while self.number < len(self.lines):
      text = self.lines[self.number]
      self.number += 1
      if text.startswith("## "): self.beginsNew, self.printing = True, None
      comment, fence = re.match(r"<!-- sample: (\w+)", text), re.match(r"```(\w*)\s*$", text)
      if comment: self.instruction(comment[1], [] if "-->" in text else None)
      elif fence: self.block(fence[1])
      elif text.lstrip().startswith("```"): self.fail("a fence begins its line and has one word behind it")

  def instruction(self, kind, code):
    start = self.number + 1
    if code is None: code = self.until("-->")
    if kind == "hidden": self.current().add(start, code)
    elif kind == "table": self.table(start, code)
    elif kind == "one": self.isOne = True
    elif kind == "new": self.sample = None
    elif kind == "continues" and self.sample: self.beginsNew = False
    else: self.fail(f"there is nothing for {kind}")

  def block(self, language):
    start = self.number + 1
    code = self.until(r"^```\s*$")
    if language == "swift" and any("swift-tools-version" in line for line in code):
      self.into.manifest = "\n".join(code) + "\n"
    elif language == "swift":
      self.current().add(start, code)
      self.printing = (start, start + len(code))
    elif language == "":
      if not self.printing: self.fail("no Swift block prints this; name a language")
      self.into.expected.append((self.document, *self.printing, "\n".join(code)))
      self.printing = None

  def table(self, start, before):
    sample = Sample(self.document, f"{pathlib.Path(self.document).stem} table {start}")
    rows = 0
    while not self.lines[self.number].startswith("|"): self.number += 1
    while self.lines[self.number].startswith("|"):
      self.number += 1
      rows += 1
      # Two bars are an "or" in Swift, not the edge of a cell.
      cell = re.split(r"(?<!\|)\|(?!\|)", self.lines[self.number - 1].strip().strip("|"))[-1]
      for piece in re.findall(r"`([^`]+)`", cell) if rows > 2 else []:
        sample.add(self.number, ["do {", *before, piece, "}"])
    if not sample.blocks: self.fail("no code in the last column of this table")
    self.into.samples.append(sample)


def declaration(lines, index):
  """The lines of what begins here and has to stand at the top of a file; none for other lines."""
  end = index
  while re.match(r"@\w+(\([^)]*\))?\s*$", lines[end]) and end + 1 < len(lines): end += 1
  head = " ".join(lines[index:end + 1])
  if not TYPE.match(head) and not OTHER.match(head): return None
  depth, isOpen = 0, False
  while True:
    plain = re.sub(r'"(\\.|[^"\\])*"|//.*', "", lines[end])
    depth += plain.count("{") - plain.count("}")
    isOpen |= "{" in plain
    end += 1
    if depth <= 0 and (isOpen or re.match(r"private (let|var)", head)): return lines[index:end]


def madeOwn(code, shared):
  """A declaration with a name that other samples have, too, for this file alone."""
  head = TYPE.match(" ".join(code[:2]))
  if not head or re.search(r"\b(private|fileprivate|public)\b", code[0]): return code
  if head[1] == "extension":
    if ":" in " ".join(code).split("{")[0].split("where")[0]: return code  # a conformance has none
  elif head[2] not in shared:
    return code
  word = next(i for i, text in enumerate(code) if re.sub(ATTRIBUTES, "", text, count=1))
  code[word] = re.sub(f"^({ATTRIBUTES})", r"\1fileprivate ", code[word])
  return code


def swift(sample, shared):
  """The name of a sample's function, and the file."""
  top, body, imports = [], [], {"import Foundation", "import Framewise"}
  if sample.isTest: imports.add("import Testing")
  place = lambda line: f'#sourceLocation(file: "{sample.document}", line: {line})'
  for line, lines in sample.blocks:
    index = 0
    body.append(place(line))
    while index < len(lines):
      text = lines[index]
      if text == "#if canImport(UIKit)":  # every file begins with that
        index = lines.index("#endif", index) + 1
      elif re.match(r"(@\w+ )?import ", text):
        imports.add(text)
        index += 1
      elif code := declaration(lines, index):
        top += [place(line + index), *madeOwn(list(code), shared)]
        index += len(code)
        body.append(place(line + index))
        continue
      else:
        body.append(text)
        index += 1
        continue
      body.append(place(line + index))
  name = "sample_" + re.sub(r"\W+", "_", sample.name)
  file = [*sorted(imports), "#if canImport(UIKit)", "import UIKit", "#endif", *top]
  file += ["#sourceLocation()"] * bool(top)
  file += [f"@MainActor func {name}() throws {{", *body, "#sourceLocation()", "}"]
  if sample.isTest: file.append(f"@Test @MainActor func runs_{name}() throws {{ try runSample({name}) }}")
  return name, re.sub(r"(?<![\w.])print\(", "printSample(", "\n".join(file)) + "\n"


SUPPORT = '''import Foundation
import Framewise
#if canImport(UIKit)
import UIKit
#endif

/// Writes down what a sample prints, and where.
func printSample(_ items: Any..., filePath: String = #filePath, line: Int = #line) {
  record(filePath, line, items.map { "\\($0)" }.joined(separator: " "))
}

/// Keeps a drawing that the documentation shows, to be compared with the one in the repository.
func savePicture(_ svg: String, _ name: String) {
  record("picture", 0, name + "\\n" + svg)
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

# The tests of doc comments use modules that the README's app does not.
COMMENT_TESTS = '''package.targets.append(
  .testTarget(
    name: "CommentTests",
    dependencies: ["Framewise", "LayoutAppKit", "LayoutSwiftUI", "LayoutTesting"].map {
      .product(name: $0, package: "Framewise")
    }))
'''


def write(folder):
  documentation = Documentation()
  if not documentation.manifest: sys.exit("README.md shows no Package.swift")
  declared = [name for sample in documentation.samples for name in sample.types()]
  shared = {name for name in declared if declared.count(name) > 1}
  files, runs = {"Package.swift": documentation.manifest}, []
  for sample in documentation.samples:
    name, text = swift(sample, shared)
    files[f"{'Tests/AppTests' if sample.isTest else 'Sources/App'}/{name}.swift"] = text
    if not sample.isTest: runs.append(f"try runSample({name})")
  files["Sources/App/Support.swift"] = files["Tests/AppTests/Support.swift"] = SUPPORT
  files["Sources/App/main.swift"] = "\n".join(runs) + "\n"
  modules = comments.modules(declaration)
  files["Package.swift"] += COMMENT_TESTS
  files["Tests/CommentTests/Samples.swift"] = SUPPORT
  for path in comments.FOLDER.glob("Support/*.swift"): files[f"Tests/CommentTests/{path.name}"] = path.read_text()
  for module in modules: files[f"Tests/CommentTests/{module.name}.swift"] = module.text()
  for old in [*folder.glob("Sources/App/*"), *folder.glob("Tests/*/*.swift")]:
    if str(old.relative_to(folder)) not in files: old.unlink()
  for name, text in files.items():
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    # A file that did not change is not written, so that it is not compiled again.
    if not path.exists() or path.read_text() != text: path.write_text(text)
  tests = sum(sample.isTest for sample in documentation.samples)
  print(f"{len(documentation.samples)} samples, {tests} of them with tests")
  skipped = [text for module in modules for text in module.skipped]
  print(f"{sum(module.count for module in modules)} samples in doc comments", *skipped, sep="\n  not run: ")


class Printed:
  """What the samples wrote down: rows of (file, line, text)."""

  def __init__(self, folder):
    self.rows = [json.loads(line) for line in (folder / "printed.txt").read_text().splitlines()]

  def issues(self): return [text for file, _, text in self.rows if file == "issue"]

  def pictures(self): return [text.split("\n", 1) for file, _, text in self.rows if file == "picture"]

  def text(self, document, first, last):
    return "\n".join(text for file, line, text in self.rows if file == document and first <= line <= last)


def compare(folder):
  printed, expected = Printed(folder), Documentation().expected
  said = [place for module in comments.modules(declaration) for place in module.expected]
  inComments = {document for document, *_ in said}
  expected += said
  plain = lambda text: LOCATION.sub("FILE", text).split()
  wrong = [f"a sample reports an issue: {text}" for text in printed.issues()]
  for document, first, last, text in expected:
    found = printed.text(document, first, last)
    isAsSaid = comments.fits if document in inComments else list.__eq__
    if not isAsSaid(plain(found), plain(text)):
      wrong.append(f"{document}:{first}: expected\n{text}\nprinted\n{found}")
  for name, svg in printed.pictures():
    path = PICTURES / name
    if not path.exists() or path.read_text() != svg:
      wrong.append(f"{path.relative_to(ROOT)} is not what its sample draws; samples.py fill writes it")
  drawn = {name for name, _ in printed.pictures()}
  wrong += [f"no sample draws {path.name}" for path in PICTURES.glob("*.svg") if path.name not in drawn]
  if not expected: wrong.append("no output is compared")
  if wrong: sys.exit("\n\n".join(wrong))
  print(f"{len(expected)} outputs are as the documentation says")


def fill(folder):
  printed = Printed(folder)
  for name, svg in printed.pictures(): (PICTURES / name).write_text(svg)
  # From the end of each document on, as what is written moves what stands below it.
  for document, first, last, text in sorted(Documentation().expected, key=lambda place: -place[1]):
    if text.strip() != "?": continue
    lines = (ROOT / document).read_text().split("\n")
    found = printed.text(document, first, last)
    if first == last:  # behind the call
      place = first - 1
      lines[place] = lines[place].removesuffix("?") + found
    else:
      place = next(number for number in range(last, len(lines)) if lines[number].strip() == "?")
      lines[place:place + 1] = found.split("\n")
    (ROOT / document).write_text("\n".join(lines))
    print(f"{document}:{place + 1}")


if __name__ == "__main__":
  {"write": write, "compare": compare, "fill": fill}[sys.argv[1]](pathlib.Path(sys.argv[2]))
