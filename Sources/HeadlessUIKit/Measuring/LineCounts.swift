#if RECORDS_DECISIONS
/// How many lines a text has, and at which widths it has as many.
///
/// Where a height is all that is wanted, it does not matter at which words lines break. A text has
/// few heights but breaks differently at almost every width, and each difference would be a region.
enum LineCounts {
  /// Limits with the same number of lines.
  struct Run {
    var way: SameWay
    var count: Int

    /// Whether there is more text than the lines show, where that is asked for.
    var isTruncated = false

    func hasSameLines(as other: Run) -> Bool {
      count == other.count && isTruncated == other.isTruncated
    }
  }

  /// What the number of lines depends on, besides the limit.
  struct Text: Hashable {
    var text: String
    var isBold: Bool
    var mode: NSLineBreakMode
    var maximumLines: Int

    /// Whether it is asked if the lines show all of the text.
    var findsTruncation = false
  }

  /// What was found of texts, as each pass of an exploration measures the same ones. It follows
  /// from the text alone, so it does not matter who found it.
  private static let known = Locked<[Text: [Run]]>([:])

  private static let mostTexts = 1_024

  /// Of longer texts, in bytes, not all limits are looked for: it takes a search for each way to
  /// break the lines.
  private static let longest = 4_096

  /// The number of lines at a limit in units, and the limits at which there are as many.
  static func run(of text: Text, limit: Int) -> Run {
    var runs = known.value[text] ?? []
    if let run = runs.first(where: { $0.way.low <= limit && limit < $0.way.end }) { return run }
    var run = breaking(text, limit)
    if text.text.utf8.count > longest { return run }
    while run.way.low > 0 {
      let narrower = breaking(text, run.way.low - 1)
      guard narrower.hasSameLines(as: run) else { break }
      run.way.join(narrower.way)
    }
    while run.way.end < .max {
      let wider = breaking(text, run.way.end)
      guard wider.hasSameLines(as: run) else { break }
      run.way.join(wider.way)
    }
    runs.append(run)
    var all = known.value
    if all.count >= mostTexts { all = [:] }
    all[text] = runs
    known.value = all
    return run
  }

  private static func breaking(_ text: Text, _ limit: Int) -> Run {
    let table = text.isBold ? LiberationSansAdvances.bold : LiberationSansAdvances.regular
    var string = text.text
    return string.withUTF8 { bytes in
      table.withUnsafeBufferPointer { advances in
        var breaker = LineBreaker(
          reader: TextClusterReader(bytes: bytes, advances: advances), limit: limit,
          mode: text.mode, maximumLines: text.maximumLines)
        breaker.countsOnly = true
        breaker.findsTruncation = text.findsTruncation
        breaker.run()
        return Run(
          way: breaker.way, count: breaker.lines.count, isTruncated: breaker.isTruncated)
      }
    }
  }
}
#endif
