import LayoutAnalysis
import LayoutCore
import LayoutPreviews

extension LayoutCheck {
  /// Runs the check.
  ///
  /// First come the map and what it proves, where the build records; what is not proved is tested
  /// at sizes where something is likely to happen, then anywhere.
  ///
  /// - Complexity: A map, then up to ``count`` passes for each domain and variation, and up to some
  ///   hundred to shrink each failure; at most ``budget``.
  public func run() -> LayoutCheckReport {
    var run = CheckRun(self)
    return run.report()
  }

  /// Runs the check and makes the test fail with what it finds.
  func run(at location: TestLocation) -> LayoutCheckReport {
    let report = run()
    for (index, failure) in report.failures.enumerated() {
      var text = failure.description
      var attachments: [TestAttachment] = []
      if let picture = failure.picture {
        text +=
          "\n" + picture.text().split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        let name = "\(location.fileName)-\(location.line)-\(index + 1).svg"
        attachments = [TestAttachment(name: name, text: picture.svg())]
      }
      TestRecorder.fail(text, attachments, at: location)
    }
    if let obstacle = report.obstacle, !LayoutMap.recordsDecisions {
      print("\(location.fileName):\(location.line): nothing is proved: \(obstacle)")
    }
    if !report.notReached.isEmpty { print(report.notReached.joined(separator: "\n")) }
    return report
  }
}
