/// The last of a limited number of lines, in the modes that do not wrap it.
extension LineBreaker {
  /// Whether there is more text than the lines show, the last of which begins at a place.
  mutating func endsTruncated(from start: Int) -> Bool {
    keepsLastLineWhole ? lastLine(from: start).isTruncated : hasContent(from: start)
  }

  /// The rest of the paragraph as one line, and whether it does not fit or more follows.
  private mutating func lastLine(from start: Int) -> (line: Line, isTruncated: Bool) {
    let content = paragraph(from: start)
    let isTruncated = hasContent(from: reader.position) || !fits(content.units)
    return (Line(head: start..<content.end, units: content.units), isTruncated)
  }

  /// Appends one line for the rest of the paragraph, shortened or cut off if it does not fit;
  /// returns whether there is more text than the lines show.
  mutating func appendLastLine(from start: Int) -> Bool {
    let (whole, isTruncated) = lastLine(from: start)
    guard isTruncated, mode != .byClipping else {
      append(whole)
      return isTruncated
    }
    let ellipsis = Int(reader.advances[0x2026])
    var share = 1
    switch mode {
    case .byTruncatingHead: share = 0
    case .byTruncatingMiddle where !fits(whole.units, beside: ellipsis): share = 2
    default: break
    }
    let head = longestHead(from: start, to: whole.head.upperBound, share: share, beside: ellipsis)
    var tail = (start: whole.head.upperBound, units: 0)
    if mode != .byTruncatingTail, head.end < whole.head.upperBound {
      tail = longestTail(
        from: head.end, to: whole.head.upperBound, units: whole.units - head.units,
        beside: ellipsis + head.units)
    }
    append(
      Line(
        head: start..<head.end, ellipsis: true, tail: tail.start..<whole.head.upperBound,
        units: head.units + ellipsis + tail.units))
    return true
  }

  /// Whether a width is within what others leave of the limit; nothing always is.
  private mutating func fits(_ units: Int, beside others: Int) -> Bool {
    units == 0 || fits(units + others)
  }

  /// Whether anything other than spaces and newlines follows.
  private func hasContent(from start: Int) -> Bool {
    var reader = reader
    reader.position = start
    while let cluster = reader.next() {
      if cluster.kind != .space, cluster.kind != .newline { return true }
    }
    return false
  }

  /// Reads to the end of the paragraph. Returns the end and the width without trailing spaces.
  private mutating func paragraph(from start: Int) -> (end: Int, units: Int) {
    reader.position = start
    var units = 0
    var content = (end: start, units: 0)
    while let cluster = reader.next(), cluster.kind != .newline {
      units += cluster.units
      if cluster.kind != .space { content = (cluster.end, units) }
    }
    return content
  }

  /// As many characters from the start as fit into a share of what others leave, a half for 2 and
  /// nothing for 0, without trailing spaces.
  private mutating func longestHead(
    from start: Int, to end: Int, share: Int, beside others: Int
  ) -> (end: Int, units: Int) {
    var reader = reader
    reader.position = start
    var units = 0
    var head = (end: start, units: 0)
    while reader.position < end, let cluster = reader.next() {
      let next = units + cluster.units
      guard share > 0 ? fits(share * next, beside: others) : next == 0 else { break }
      units = next
      if cluster.kind != .space { head = (cluster.end, units) }
    }
    return head
  }

  /// As many characters before the end as fit, without leading spaces.
  private mutating func longestTail(
    from start: Int, to end: Int, units: Int, beside others: Int
  ) -> (start: Int, units: Int) {
    var reader = reader
    reader.position = start
    var rest = units
    while reader.position < end, let cluster = reader.next() {
      if cluster.kind != .space, fits(rest, beside: others) { return (cluster.start, rest) }
      rest -= cluster.units
    }
    return (end, 0)
  }
}
