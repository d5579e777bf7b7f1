import Foundation
import LayoutAnalysis
import LayoutCore

/// Finds gaps between the elements that one holds.
struct GapTest {
  /// The element that holds the flow.
  var holder: String
  var axis: LayoutProperty.Axis
  var spacing: CGFloat

  func breaches(_ pass: CheckedPass) -> [PropertyBreach] {
    let found = pass.snapshot.element(self.holder)
    guard let holder = found.node else {
      return [PropertyBreach(text: found.issue?.explanation ?? "there is no \(self.holder)")]
    }
    let paths = SnapshotPaths(pass.snapshot.records)
    func range(_ node: LayoutSnapshot.Node) -> (start: CGFloat, end: CGFloat) {
      let frame = node.frame
      return axis == .width ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let counted = pass.counted(at: pass.input)
    // By their middles: what has no length comes before what begins at the same place, also where
    // sums of lengths are rounded.
    let parts = holder.children.filter { counted.contains($0.index) }
      .sorted { range($0).start + range($0).end < range($1).start + range($1).end }
    return zip(parts, parts.dropFirst()).compactMap { one, next in
      let gap = range(next).start - range(one).end
      // What is not a number is no distance at all.
      guard !((gap - spacing).magnitude <= 1e-6) else { return nil }
      return PropertyBreach(
        text: "there is a gap between \(one.name) and \(next.name)",
        elements: [paths[one.index], paths[next.index]],
        detail: "of \(Double(gap).fixedText) in place of \(Double(spacing).fixedText)")
    }
  }
}
