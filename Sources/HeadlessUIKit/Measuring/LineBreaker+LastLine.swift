/// The last of a limited number of lines, in the modes that do not wrap it.
extension LineBreaker {
  /// Appends one line for the rest of the paragraph, shortened or cut off if it does not fit.
  mutating func appendLastLine(from start: Int) {
    let content = paragraph(from: start)
    let more = hasContent(from: reader.position)
    isTruncated = more || content.units > limit
    let whole = Line(head: start..<content.end, units: content.units)
    guard isTruncated, mode != .byClipping else { return append(whole) }
    let ellipsis = Int(reader.advances[0x2026])
    let room = limit == .max ? .max : max(0, limit - ellipsis)
    let headRoom =
      switch mode {
      case .byTruncatingHead: 0
      case .byTruncatingMiddle where content.units > room: room / 2
      default: room
      }
    let head = longestHead(from: start, to: content.end, room: headRoom)
    var tail = (start: content.end, units: 0)
    if mode != .byTruncatingTail, head.end < content.end {
      tail = longestTail(
        from: head.end, to: content.end, units: content.units - head.units,
        room: room - head.units)
    }
    append(
      Line(
        head: start..<head.end, ellipsis: true, tail: tail.start..<content.end,
        units: head.units + ellipsis + tail.units))
  }

  /// Whether anything other than spaces and newlines follows.
  func hasContent(from start: Int) -> Bool {
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

  /// As many characters from the start as fit, without trailing spaces.
  private func longestHead(
    from start: Int, to end: Int, room: Int
  ) -> (end: Int, units: Int) {
    var reader = reader
    reader.position = start
    var units = 0
    var head = (end: start, units: 0)
    while reader.position < end, let cluster = reader.next(), units + cluster.units <= room {
      units += cluster.units
      if cluster.kind != .space { head = (cluster.end, units) }
    }
    return head
  }

  /// As many characters before the end as fit, without leading spaces.
  private func longestTail(
    from start: Int, to end: Int, units: Int, room: Int
  ) -> (start: Int, units: Int) {
    var reader = reader
    reader.position = start
    var rest = units
    while reader.position < end, let cluster = reader.next() {
      if rest <= room, cluster.kind != .space { return (cluster.start, rest) }
      rest -= cluster.units
    }
    return (end, 0)
  }
}
