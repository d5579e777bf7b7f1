/// Storage that passes use, kept between them.
struct BoxScratch: Sendable {
  var distribution = BoxDistribution()
  var grid = BoxGridScratch()

  /// ``BoxState/arranged`` while a pass runs.
  var arranged: [Int32] = []
}
