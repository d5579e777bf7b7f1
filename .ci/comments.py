"""The code in doc comments: what its samples are, and the tests that samples.py makes of them.

* The ```swift blocks of a doc comment under Sources follow each other, in a function of their own.
  Extensions and tests in them stand outside of it.
* What a comment leaves out stands in .ci/comment-samples/MODULE.swift. `// File.swift` on a line of
  its own begins what belongs to the samples of this file, `// File.swift: name` what belongs to those
  of the declaration `name` in it, as `init` or `UIView` of an extension. The sample is where
  `// ...` stands on a line of its own, or behind it all. What stands before the first of these
  lines belongs to the module.
* `// File.swift: name, needs SwiftUI` is compiled where that can be imported: .ci/typecheck-uikit has a
  stand-in. `// File.swift: name, not run: reason` names a sample that is compiled nowhere.
* What has no sample, and a sample with a name that is defined nowhere, is an error.

Values. A statement of a sample has a comment behind its last line or, alone, below it:

* Behind an expression, or a `let` of one name, a value as below is what it returns; `x is VALUE`
  behind any statement is what `x` is then. Only `: ` and an explanation may follow a value.
* A value is a number, `true`, `false`, `nil`, a "string", `(x, y)`, `(width, height)`,
  `(x, y, width, height)`, `(top, left, bottom, right)`, a range `0..<9`, a list in brackets, or, of a
  statement, its description such as `a.left >= b.right + 8`. A position is the frame of an element in
  `// Bounds 320 × 568.` above it, or a list of frames.
* Behind a statement with `print` in it, all lines are what it prints; `...` stands for anything.
* Any other comment explains. A value where none can be compared is an error.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".ci/comment-samples"
NUMBER = r"-?(?:\d[\d_]*(?:\.\d+)?|inf)"
VALUE = re.compile(
  rf"((?:([\w.\[\]()!?]+) is )?(?:{NUMBER}(?:(?:\.\.<|\.\.\.){NUMBER})?|true|false|nil|\"[^\"]*\"|"
  rf"\({NUMBER}(?:, {NUMBER})+\)|\[.*\]|\w+\.\w+ (?:==|>=|<=) .*?))(?:: .*)?")
KIND = r"\b(?:func|var|let|struct|class|enum|actor|protocol|extension|typealias|case|macro)\s+`?(\w+)"
KEYWORD = re.compile(r"(?:let|var|for|while|if|guard|switch|return|defer|do|repeat|(?:\w+ )*func|@|import|"
                     r"(?:override|private|public|final|static)\b|class|struct|enum|extension|protocol)\b")


class Comment:
  """The samples of a doc comment: (first line, lines), and the name of what it documents."""

  def __init__(self, path):
    self.path, self.module, self.file, self.name = str(path), path.parts[1], path.name, ""
    self.blocks = []

  def place(self): return f"{self.path}:{self.blocks[0][0]}"


def comments():
  """All comments with samples, by file and line."""
  found = []
  for path in sorted(ROOT.glob("Sources/*/**/*.swift")):
    if ".docc" in str(path): continue
    comment, block = None, None
    for number, text in enumerate(path.read_text().split("\n"), 1):
      line = text.strip()
      if line.startswith("///"):
        comment, code = comment or Comment(path.relative_to(ROOT)), line[3:].removeprefix(" ")
        if block is None and code == "```swift":
          block = (number + 1, [])
          comment.blocks.append(block)
        elif code == "```":
          block = None
        elif block:
          block[1].append(code)
      elif comment and not re.match(r"(@\w+(\(.*\))?|#.*|// .*)?$", line):
        name = re.search(KIND, line)
        comment.name = name[1] if name else "init" if "init" in line else "subscript"
        if comment.blocks: found.append(comment)
        comment = None
  return found


class Part:
  """What stands outside of the comment: `before` the sample and `after` it, as (line, lines)."""

  def __init__(self, path, line, file=None, name=None, needs=None, reason=None):
    self.path, self.line, self.file, self.name = path, line, file, name
    self.needs, self.reason = needs, reason
    self.lines, self.isUsed = [], False

  def pieces(self):
    """The pieces before and behind the sample: (first line, lines)."""
    place = next((i for i, text in enumerate(self.lines) if text.strip() == "// ..."), len(self.lines))
    return (self.line + 1, self.lines[:place]), (self.line + place + 2, self.lines[place + 1:])


def parts(path):
  """The module's part, and those of its files and declarations."""
  found = [Part(path, 0)]
  for number, text in enumerate(path.read_text().rstrip("\n").split("\n") if path.exists() else [], 1):
    head = re.match(r"// ([\w+]+\.swift)(?:: (\w+))?(?:, needs (\w+))?(?:, not run: (.+))?$", text)
    if head: found.append(Part(path, number, *head.groups()))
    else: found[-1].lines.append(text)
  return found[0], found[1:]


def statements(lines):
  """Pairs (first, last) of the indices of lines that make a statement; lines within it are not listed."""
  depth, first, found = 0, None, []
  for index, text in enumerate(lines):
    plain = code(text)[0]
    if first is None and not plain: continue
    if depth == 0 and found and plain.startswith((".", "}", "? ", ": ")): first = found.pop()[0]
    if first is None: first = index
    depth += sum(map(plain.count, "([{")) - sum(map(plain.count, ")]}"))
    if depth <= 0:
      found.append((first, index))
      first, depth = None, 0
  return found


def code(text):
  """The code and the comment of a line."""
  plain = re.sub(r'"(\\.|[^"\\])*"', lambda found: "_" * len(found[0]), text)
  at = plain.find("//")
  return (text.strip(), "") if at < 0 else (text[:at].strip(), text[at + 2:].strip())


class Values:
  """A sample's lines with calls that record its values, and what is expected of them."""

  def __init__(self, path, first, lines):
    self.path, self.first, self.lines, self.expected = str(path), first, list(lines), []
    compared = set()
    for begin, end in statements(lines):
      below = end + 1
      while below < len(lines) and lines[below].lstrip().startswith("//"): below += 1
      behind = [(index, code(lines[index])[1]) for index in range(end, below) if code(lines[index])[1]]
      isPrinting = any(re.search(r"(?<![\w.])print\(", text) for text in lines[begin:end + 1])
      if isPrinting and self.prints(begin, end, [text for _, text in behind]):
        compared |= {*range(begin, below)}
      elif behind and (found := VALUE.fullmatch(behind[0][1])):
        compared.add(behind[0][0])
        self.value(begin, end, found)
    for index, text in enumerate(lines):
      bounds = re.match(r"// Bounds (\d+) × (\d+)", text)
      if bounds: self.lines[index] = f"sampleBounds(width: {bounds[1]}, height: {bounds[2]})"
      elif index not in compared and VALUE.fullmatch(code(text)[1]):
        raise SystemExit(f"{path}:{first + index}: a value stands behind a whole expression")

  def line(self, index): return self.first + index

  def prints(self, begin, end, behind):
    """Whether something is said of what a statement prints."""
    inner = [i for i in range(begin, end) if "print(" in self.lines[i] and code(self.lines[i])[1]]
    for index in inner: self.expect(index, index, code(self.lines[index])[1])
    text = "\n".join(behind).strip()
    if text and not inner: self.expect(begin, end, text)
    return bool(text or inner)

  def expect(self, begin, end, text):
    self.expected.append((self.path, self.line(begin), self.line(end), text))

  def value(self, begin, end, found):
    text, subject = found[1], found[2]
    self.expect(end, end, re.sub(r"(?<=\d)_(?=\d)", "", text.split(" is ", 1)[1] if subject else text))
    written = self.expected[-1][3].replace("\\", "\\\\").replace('"', '\\"')
    last = code(self.lines[end])[0]
    name = re.match(r"(?:let|var) (\w+) *[:=]", self.lines[begin])
    if subject or name:
      self.lines[end] = f'{last}; sampleValue({subject or name[1]}, "{written}", line: {self.line(end)})'
    elif KEYWORD.match(self.lines[begin].strip()) or re.match(r"[\w.\[\]?!]+ [-+*/]?= ", self.lines[begin]):
      raise SystemExit(f"{self.path}:{self.line(end)}: a value stands behind an expression")
    else:
      self.lines[end] = last
      self.lines[begin] = "sampleValue(" + self.lines[begin].strip()
      self.lines[end] += f', "{written}", line: {self.line(end)})'


def place(path, line): return f'#sourceLocation(file: "{path}", line: {line})'


class Module:
  """The tests of a module's samples."""

  def __init__(self, name, found, declaration):
    self.name, self.expected, self.skipped, self.count = name, [], [], len(found)
    self.top, self.tests, names = [], [], {}
    path = FOLDER / f"{name}.swift"
    shared, self.parts = parts(path)
    relative = path.relative_to(ROOT)
    if any(shared.lines): self.top += [place(relative, 1), *shared.lines, "#sourceLocation()"]
    for comment in found:
      fits = [part for part in self.parts if part.file == comment.file and part.name in (None, comment.name)]
      part = max(fits, key=lambda part: bool(part.name), default=Part(path, 0))
      part.isUsed = True
      if part.reason:
        self.skipped.append(f"{comment.place()}: {part.reason}")
        continue
      name = re.sub(r"\W+", "_", f"{comment.file.removesuffix('.swift')}_{comment.name}")
      names[name] = names.get(name, 0) + 1
      self.add(comment, part, f"{name}_{names[name]}" if names[name] > 1 else name, relative, declaration)
    unused = next((part for part in self.parts if not part.isUsed), None)
    if unused: raise SystemExit(f"{relative}:{unused.line}: no sample needs this")

  def add(self, comment, part, name, relative, declaration):
    before, after = part.pieces()
    body, tops = [], []
    for path, pieces in [(relative, [before]), (comment.path, comment.blocks), (relative, [after])]:
      for first, lines in pieces:
        values = Values(path, first, lines)
        self.expected += values.expected
        index = 0
        body.append(place(path, first))
        while index < len(lines):
          hoisted = declaration(lines, index) if lines[index].startswith("extension") else None
          if hoisted:
            tops += [place(path, first + index), *hoisted]
            index += len(hoisted)
            body.append(place(path, first + index))
          else:
            body.append(values.lines[index])
            index += 1
    body.append("#sourceLocation()")
    text = "\n".join(body)
    self.top += [*tops, "#sourceLocation()"] if tops else []
    if re.search(r"^\s*@(Test|Suite)\b", text, re.M):
      tests = [f"struct {name} {{", text, "}"]
    else:
      waits = " async" if "await " in text else ""
      tests = [f"@MainActor func sample_{name}(){waits} throws {{", text, "}"]
      tests += [f"@Test @MainActor func {name}() async throws {{ try await runComment(sample_{name}) }}"]
    if part.needs:
      self.skipped.append(f"{comment.place()}: compiled where there is {part.needs}")
      tests = [f"#if canImport({part.needs})", *tests, "#endif"]
    self.tests += tests

  def text(self):
    imports = ["import Foundation", "import Framewise", "import LayoutTesting", "import Testing"]
    text = "\n".join([*imports, "#if canImport(UIKit)", "import UIKit", "#endif", *self.top, *self.tests])
    return re.sub(r"(?<![\w.])print\(", "printSample(", text) + "\n"


def fits(found, text):
  """Whether words are those of a comment, in which `...` stands for any."""
  return re.fullmatch(re.escape(" ".join(text)).replace(r"\.\.\.", ".*"), " ".join(found)) is not None


def modules(declaration):
  """All modules with samples in comments. `declaration` gives the lines of one, as in samples.py."""
  found = comments()
  for path in FOLDER.glob("*.swift"):
    if path.stem not in {comment.module for comment in found}:
      raise SystemExit(f"{path.relative_to(ROOT)}: the module has no sample in a comment")
  names = sorted({comment.module for comment in found})
  return [Module(name, [c for c in found if c.module == name], declaration) for name in names]
