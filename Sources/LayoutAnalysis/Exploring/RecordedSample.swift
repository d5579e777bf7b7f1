#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions

/// A recorded pass at a size.
struct RecordedSample {
  var size: Size
  var structure: Int32

  /// Four numbers per element: x, y, width and height.
  var numbers: [Double]

  var pass: RecordedPass

  /// What elements took of several alternatives.
  var taken: Set<MapAlternative>

  var issues: [LayoutIssue] = []

  /// Whether two passes have the same elements and gave the same answers.
  func isSamePath(as other: RecordedSample) -> Bool {
    guard structure == other.structure, pass.unplaced == other.pass.unplaced else { return false }
    let count = pass.answers.count
    guard count == other.pass.answers.count else { return false }
    guard count > 0 else { return true }
    return pass.answers.withUnsafeBytes { own in
      other.pass.answers.withUnsafeBytes {
        memcmp(own.baseAddress!, $0.baseAddress!, own.count) == 0
      }
    }
  }
}
#endif
