/// Reads a text character by character, with the advance of each.
///
/// Both buffers have to outlive the reader; `LiberationSansMeasuring` uses it within their
/// closures.
struct TextClusterReader {
  /// The text as valid UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The font's table.
  let advances: UnsafeBufferPointer<UInt16>

  private let asciiKinds = TextScalars.asciiKinds
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>, advances: UnsafeBufferPointer<UInt16>) {
    self.bytes = bytes
    self.advances = advances
  }

  /// The next character, or `nil` at the end.
  @inline(__always)
  mutating func next() -> TextCluster? {
    guard position < bytes.count else { return nil }
    let start = position
    let byte = bytes[start]
    if byte >= 0x20, byte < 0x7F {
      position = start + 1
      let cluster = TextCluster(
        start: start, end: start + 1, units: Int(advances[Int(byte)]),
        kind: asciiKinds[Int(byte)])
      if position == bytes.count || bytes[position] < 0x80 { return cluster }
      return extended(cluster, point: UInt32(byte))
    }
    return nextBeyondPrintableASCII()
  }

  private mutating func nextBeyondPrintableASCII() -> TextCluster {
    let start = position
    let (point, end) = codePoint(at: start)
    position = end
    let kind = point < 0x80 ? asciiKinds[Int(point)] : TextScalars.kind(point)
    if point == 0x0D, end < bytes.count, bytes[end] == 0x0A { position = end + 1 }
    let cluster = TextCluster(start: start, end: position, units: advance(point), kind: kind)
    return kind == .newline ? cluster : extended(cluster, point: point)
  }

  /// Extends a character by what joins it: marks, selectors, the rest of a joined emoji.
  private mutating func extended(_ base: TextCluster, point: UInt32) -> TextCluster {
    var cluster = base
    var isFlagHalf = Self.isRegionalIndicator(point)
    while position < bytes.count, bytes[position] >= 0x80 {
      let (next, end) = codePoint(at: position)
      if TextScalars.isExtender(next) {
        // The selector of the emoji form.
        if next == 0xFE0F, !cluster.kind.contains(.space) {
          cluster.units = TextUnits.em
          cluster.kind = .wide
        }
        position = end
        if next == 0x200D, cluster.kind == .wide, position < bytes.count {
          let (joined, end) = codePoint(at: position)
          if Self.isPictograph(joined) { position = end }
        }
      } else if cluster.kind == .wide, (0x1F3FB...0x1F3FF).contains(next) {
        position = end
      } else if isFlagHalf, Self.isRegionalIndicator(next) {
        isFlagHalf = false
        position = end
      } else {
        break
      }
    }
    cluster.end = position
    return cluster
  }

  private func advance(_ point: UInt32) -> Int {
    if point < LiberationSansAdvances.end, point != 0xAD {
      let advance = advances[Int(point)]
      if advance != LiberationSansAdvances.missing { return Int(advance) }
    }
    return TextScalars.fallbackAdvance(point, digit: Int(advances[0x30]))
  }

  /// The code point at a byte where one begins, and the byte after it.
  private func codePoint(at index: Int) -> (point: UInt32, end: Int) {
    func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
    let lead = UInt32(bytes[index])
    return switch lead {
    case ..<0x80: (lead, index + 1)
    case ..<0xE0: ((lead & 0x1F) << 6 | tail(1), index + 2)
    case ..<0xF0: ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), index + 3)
    default: ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), index + 4)
    }
  }

  private static func isRegionalIndicator(_ point: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(point)
  }

  private static func isPictograph(_ point: UInt32) -> Bool {
    (0x1F000...0x1FAFF).contains(point) || (0x2190...0x2BFF).contains(point)
  }
}
