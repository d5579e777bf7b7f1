/// Breaks a text into lines in one pass, filling each line as far as possible.
struct LineBreaker {
  /// A line of the result: a piece of the text, or two around an ellipsis.
  struct Line {
    var head: Range<Int>
    var ellipsis = false
    var tail: Range<Int> = 0..<0
    var units: Int

    func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
      let text = String(decoding: bytes[head], as: UTF8.self)
      return ellipsis ? text + "…" + String(decoding: bytes[tail], as: UTF8.self) : text
    }
  }

  var reader: TextClusterReader
  let limit: Int
  let mode: NSLineBreakMode
  let maximumLines: Int

  /// Whether a last line that does not fit is cut off or shortened rather than wrapped.
  let keepsLastLineWhole: Bool

  /// Whether only the number of lines counts: what the last one shows is not looked at.
  var countsOnly = false

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  /// Whether that counts as well where only the number of lines does.
  var findsTruncation = false

  /// The limits for which the lines are the same.
  private(set) var way = SameWay()

  // The line being filled: its extent with and without trailing spaces.
  private var lineStart = 0
  private var units = 0
  private var contentEnd = 0
  private var contentUnits = 0
  private var last = TextKind.space

  // The last position where it may break: what it would keep, and where the next would begin.
  private var opportunity: (kept: Range<Int>, keptUnits: Int, next: Int, nextUnits: Int)?

  init(reader: TextClusterReader, limit: Int, mode: NSLineBreakMode, maximumLines: Int) {
    self.reader = reader
    self.limit = limit
    self.mode = mode
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    keepsLastLineWhole = mode != .byWordWrapping && mode != .byCharWrapping
  }

  mutating func run() {
    guard !reader.bytes.isEmpty else { return }
    while lines.count < wrappedLines {
      guard let cluster = reader.next() else {
        append(lineStart..<contentEnd, units: contentUnits)
        return
      }
      if cluster.kind == .newline {
        append(lineStart..<contentEnd, units: contentUnits)
        beginLine(at: cluster.end)
      } else if cluster.kind == .space {
        units += cluster.units
        last = .space
        noteOpportunity(at: cluster.end)
      } else {
        place(cluster)
      }
    }
    if countsOnly {
      if findsTruncation { isTruncated = endsTruncated(from: lineStart) }
      if keepsLastLineWhole { append(lineStart..<lineStart, units: 0) }
    } else if keepsLastLineWhole {
      isTruncated = appendLastLine(from: lineStart)
    } else {
      isTruncated = endsTruncated(from: lineStart)
    }
  }

  /// The number of lines filled by wrapping.
  private var wrappedLines: Int { keepsLastLineWhole ? maximumLines - 1 : maximumLines }

  /// Puts a character that is not a space on the line, after breaking the line if necessary.
  private mutating func place(_ cluster: TextCluster) {
    if cluster.start > lineStart, last != .space,
      mode == .byCharWrapping || allowsBreak(before: cluster)
    {
      noteOpportunity(at: cluster.start)
    }
    while cluster.start > lineStart, lines.count < wrappedLines, !fits(units + cluster.units) {
      if let opportunity {
        append(opportunity.kept, units: opportunity.keptUnits)
        lineStart = opportunity.next
        units -= opportunity.nextUnits
        contentUnits = units
        self.opportunity = nil
      } else {
        append(lineStart..<contentEnd, units: contentUnits)
        lineStart = cluster.start
        units = 0
      }
    }
    // A line breaks after the hyphen of a word, not after the sign of a number.
    last = cluster.kind == .hyphen && last != .plain ? .plain : cluster.kind
    units += cluster.units
    contentUnits = units
    contentEnd = cluster.end
  }

  /// Whether a width is within the limit.
  @inline(__always)
  mutating func fits(_ units: Int) -> Bool {
    way.note(units, fits: units <= limit)
    return units <= limit
  }

  private func allowsBreak(before cluster: TextCluster) -> Bool {
    if last == .hyphen, (0x30...0x39).contains(reader.bytes[cluster.start]) { return false }
    return TextKind.allowsBreak(after: last, before: cluster.kind)
  }

  private mutating func noteOpportunity(at next: Int) {
    let kept = lineStart..<max(contentEnd, lineStart)
    let keptUnits = contentEnd > lineStart ? contentUnits : 0
    opportunity = (kept, keptUnits, next, units)
  }

  private mutating func beginLine(at start: Int) {
    lineStart = start
    units = 0
    contentEnd = start
    contentUnits = 0
    last = .space
    opportunity = nil
  }

  private mutating func append(_ text: Range<Int>, units: Int) {
    append(Line(head: text, units: units))
  }

  mutating func append(_ line: Line) {
    lines.append(line)
  }
}
