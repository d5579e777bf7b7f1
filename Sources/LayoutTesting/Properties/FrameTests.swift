import Foundation
import LayoutAnalysis
import LayoutCore

/// Properties of the frames of one pass.
enum FrameTests {
  /// Elements of which a number is not finite.
  static func infinite(_ pass: CheckedPass) -> [PropertyBreach] {
    let refused = pass.issues.filter { $0.rule == .nonFiniteFrame }.map { issue in
      PropertyBreach(
        text: "the frame of \(issue.elements.first ?? "an element") is not finite",
        elements: issue.elements, detail: issue.explanation)
    }
    let paths = SnapshotPaths(pass.snapshot.records)
    let stored = pass.snapshot.records.enumerated().filter { !$0.element.frame.isFinite }.map {
      PropertyBreach(
        text: "the frame of \($0.element.name) is not finite", elements: [paths[$0.offset]])
    }
    return refused + stored
  }

  /// What the pass reported.
  static func issues(_ pass: CheckedPass) -> [PropertyBreach] {
    pass.issues.map { issue in
      PropertyBreach(
        text: issue.rule.summary, elements: issue.elements,
        detail: issue.explanation + (issue.location.map { " (\($0))" } ?? ""))
    }
  }
}

/// Finds edges that move far while the size changes by a pixel.
struct SteadyTest {
  var distance: CGFloat
  var excepted: [String]

  var statement: String { "nothing jumps by more than \(Double(distance).fixedText)" }

  func breaches(_ pass: CheckedPass) -> [PropertyBreach] {
    guard distance >= 0 else {
      return [PropertyBreach(text: "a distance is not negative, and \(distance) is given")]
    }
    let pixel = 1 / (pass.input.scale > 0 ? pass.input.scale : 1)
    var result: [PropertyBreach] = []
    for (width, height) in [(pixel, 0), (-pixel, 0), (0, pixel), (0, -pixel)] {
      let size = CGSize(
        width: pass.input.width + width, height: pass.input.height + height)
      guard pass.map.domain.contains(size) else { continue }
      let other = pass.snapshot(at: pass.input.with(size: size))
      for entry in other.difference(from: pass.snapshot, tolerance: distance).entries
      where !excepts(entry.path) {
        guard let old = entry.oldFrame, let new = entry.newFrame else { continue }
        let moves = [
          new.minX - old.minX, new.maxX - old.maxX, new.minY - old.minY, new.maxY - old.maxY,
        ]
        guard let farthest = moves.map(\.magnitude).max(), farthest > distance else { continue }
        let name = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
        result.append(
          PropertyBreach(
            text: "\(name) jumps", elements: [entry.path],
            detail: "by \(Double(farthest).fixedText) to \(Double(size.width).fixedText) x "
              + "\(Double(size.height).fixedText)"))
      }
      if !result.isEmpty { return result }
    }
    return result
  }

  private func excepts(_ path: String) -> Bool {
    excepted.contains { path == $0 || path.hasSuffix("/\($0)") }
  }
}

/// Finds gaps between the elements that one holds.
struct GapTest {
  var element: String
  var axis: LayoutProperty.Axis
  var spacing: CGFloat

  func breaches(_ pass: CheckedPass) -> [PropertyBreach] {
    let found = pass.snapshot.element(element)
    guard let holder = found.node else {
      return [PropertyBreach(text: found.issue?.explanation ?? "there is no \(element)")]
    }
    let paths = SnapshotPaths(pass.snapshot.records)
    func range(_ node: LayoutSnapshot.Node) -> (start: CGFloat, end: CGFloat) {
      let frame = node.frame
      return axis == .width ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let shown = holder.children.filter { !$0.isHidden }.sorted { range($0).start < range($1).start }
    return zip(shown, shown.dropFirst()).compactMap { one, next in
      let gap = range(next).start - range(one).end
      guard (gap - spacing).magnitude > 1e-6 else { return nil }
      return PropertyBreach(
        text: "there is a gap between \(one.name) and \(next.name)",
        elements: [paths[one.index], paths[next.index]],
        detail: "of \(Double(gap).fixedText) in place of \(Double(spacing).fixedText)")
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
