#if RECORDS_DECISIONS
import Foundation
import Framewise
import LayoutDecisions
import TestSupport
import TreeGenerators

@testable import LayoutAnalysis

/// Compares a map of a tree with passes over such trees.
struct MapCheck {
  /// Makes the tree, an equal one in each call.
  let make: () -> UIView

  private(set) var map: LayoutMap
  private(set) var failures: [String] = []

  /// How many sizes were compared with the frames of the map.
  private(set) var compared = 0

  /// How many sizes were on a border, and had the frames of its other side.
  private(set) var onBorder = 0

  private var random: SeededGenerator

  /// Explores a tree, and if wanted over smaller domains if it has very many layouts.
  init(
    _ environment: LayoutInput, seed: UInt64, limits: LayoutMap.Limits, narrows: Bool,
    _ make: @escaping () -> UIView
  ) {
    self.make = make
    random = SeededGenerator(seed: seed)
    // In every other case down to sizes in which little has room.
    var low =
      seed % 2 == 0 ? CGSize(width: 200, height: 300) : CGSize(width: 20, height: 20)
    var extent = CGSize(width: 320, height: 340)
    func explore(_ limits: LayoutMap.Limits) -> LayoutMap {
      var map: LayoutMap?
      let domain = LayoutDomain(
        from: low, to: CGSize(width: low.width + extent.width, height: low.height + extent.height),
        environment: environment)
      _ = LayoutIssue.collecting { map = LayoutMap(over: domain, limits: limits, make) }
      return map!
    }
    map = explore(limits)
    for _ in 0..<3 where narrows && map.unexplored.share > 0 {
      extent = CGSize(width: extent.width / 5, height: extent.height / 5)
      low.width += CGFloat(random.int(0...4)) * extent.width
      low.height += CGFloat(random.int(0...4)) * extent.height
      map = explore(limits)
    }
  }

  /// Whether something was left over.
  var isDense: Bool { map.unexplored.share > 0 }

  private mutating func fail(_ text: String) {
    if failures.count < 4 { failures.append(text) }
  }

  /// Nothing in the tree is the app's own, so that only the solver may have no answer that can be
  /// explained; and what stands beside a view that is not placed depends on earlier passes.
  mutating func checkEvents() {
    for issue in map.issues where issue.rule != .unexploredSizes { fail("\(issue)") }
    for event in Set(map.storage.content.opaqueEvents.map(\.description))
    where !event.hasPrefix("statements contradict each other")
      && !event.hasSuffix("was before the pass")
    {
      fail(event)
    }
  }

  /// Sizes within a piece take one path and have its frames.
  mutating func checkCertificates(pieces count: Int) {
    let content = map.storage.content
    let areas = content.pieces.filter { $0.polygon.dimension == 2 && $0.isCertified }
    for piece in areas.shuffled(using: &random).prefix(count) {
      var first: (size: LayoutAnalysis.Size, pass: RecordedPass)?
      for _ in 0..<3 {
        let size = place(in: piece.polygon)
        let (snapshot, pass) = record(size)
        if let first, let text = Self.difference(first.pass, pass) {
          fail("\(size) and \(first.size) take different paths: \(text)")
          break
        }
        if first == nil { first = (size, pass) }
        guard let frames = map.storage.snapshot(piece.layout, size)?.frames else { continue }
        if let text = difference(snapshot, frames, content.layouts[piece.layout]) {
          fail("recorded at \(size): \(text)")
        }
      }
    }
  }

  private mutating func place(in polygon: Polygon) -> LayoutAnalysis.Size {
    let weights = polygon.corners.map { _ in Double.random(in: 0.01...1, using: &random) }
    let sum = weights.reduce(0, +)
    var size = LayoutAnalysis.Size(0, 0)
    for (corner, weight) in zip(polygon.corners, weights) {
      size.width += corner.width * weight / sum
      size.height += corner.height * weight / sum
    }
    return size
  }

  private func record(_ size: LayoutAnalysis.Size) -> (LayoutSnapshot, RecordedPass) {
    var result: (LayoutSnapshot, RecordedPass)?
    _ = LayoutIssue.collecting {
      let recorded = DecisionRecorder.record { map.pass(map.domain.input(at: size.cgSize)) }
      result = (recorded.result, recorded.pass)
    }
    return result!
  }

  private static func difference(_ first: RecordedPass, _ second: RecordedPass) -> String? {
    guard first.answers != second.answers || first.unplaced != second.unplaced else { return nil }
    let pairs = zip(first.answers, second.answers).enumerated()
    let place = pairs.first { $1.0 != $1.1 }?.offset
    let decision = place ?? min(first.answers.count, second.answers.count)
    func text(_ pass: RecordedPass) -> String {
      guard decision < pass.answers.count else { return "none" }
      return "\(pass.answers[decision].code) of \(pass.differences[decision]) because of "
        + "\(pass.reason(of: decision)?.text() ?? "-")"
    }
    return "decision \(decision) is \(text(first)), and \(text(second))"
  }

  /// Plain passes have the frames of the map at random sizes, over new trees.
  mutating func checkSizes(_ count: Int) {
    let (low, high) = (map.domain.smallest, map.domain.largest)
    for _ in 0..<count {
      compare(
        at: CGSize(
          width: .random(in: low.width...high.width, using: &random),
          height: .random(in: low.height...high.height, using: &random)),
        make())
    }
  }

  /// One tree that is laid out at every whole size has the frames of the map.
  mutating func checkWholeSizes() {
    let tree = make()
    let (low, high) = (map.domain.smallest, map.domain.largest)
    // Where the map is of a part of these sizes only, as many of its own.
    let isWhole = low.width <= 320 && 400 <= high.width && low.height <= 480 && 520 <= high.height
    let (left, top) = isWhole ? (320, 480) : (low.width.rounded(.up), low.height.rounded(.up))
    for width in Int(left)...Int(min(high.width, left + 80)) {
      for height in Int(top)...Int(min(high.height, top + 40)) {
        compare(at: CGSize(width: width, height: height), tree)
      }
    }
  }

  private mutating func compare(at size: CGSize, _ tree: UIView) {
    guard let piece = map.storage.locator.piece(at: LayoutAnalysis.Size(size)),
      let frames = map.frames(at: size)
    else { return }
    compared += 1
    let plain = pass(tree, size)
    let layout = map.storage.content.layouts[map.storage.content.pieces[piece].layout]
    guard let text = difference(plain, frames, layout) else { return }
    let isLikeNeighbor = map.storage.content.pieces.contains { other in
      let layout = map.storage.content.layouts[other.layout]
      guard other.polygon.contains(LayoutAnalysis.Size(size), 1e-6),
        let frames = map.storage.snapshot(other.layout, LayoutAnalysis.Size(size))?.frames
      else { return false }
      return difference(plain, frames, layout) == nil
    }
    if isLikeNeighbor {
      onBorder += 1
      return
    }
    let isKept = difference(pass(make(), size), frames, layout) == nil
    // What statements leave open stays close to where it was in the pass before.
    if isKept, Self.holdsStatements(tree) { return }
    fail(
      "\(isKept ? "a tree that is kept" : "a new tree") at \(LayoutAnalysis.Size(size)): \(text)")
  }

  private static func holdsStatements(_ view: UIView) -> Bool {
    view is ConstraintView || view.subviews.contains { holdsStatements($0) }
  }

  private func pass(_ tree: UIView, _ size: CGSize) -> LayoutSnapshot {
    var snapshot: LayoutSnapshot?
    _ = LayoutIssue.collecting {
      snapshot = LayoutSnapshot(of: tree, in: map.domain.input(at: size))
    }
    return snapshot!
  }

  private func difference(
    _ plain: LayoutSnapshot, _ frames: LayoutSnapshot, _ layout: MapLayout
  ) -> String? {
    guard plain.count == frames.count else { return "other elements" }
    var end = 0
    for (own, other) in zip(plain.nodes, frames.nodes) {
      // What nothing places may have any frame, and so may what is in it.
      if layout.unplaced.contains(Int32(own.index)) { end = max(end, own.index + own.count) }
      guard own.index >= end else { continue }
      let (a, b) = (own.frame, other.frame)
      let errors = [
        a.origin.x - b.origin.x, a.origin.y - b.origin.y, a.size.width - b.size.width,
        a.size.height - b.size.height,
      ]
      if !errors.allSatisfy({ $0.magnitude <= 1e-6 }) {
        return "\(own.name) is \(a) in a pass, and \(b) in the map"
      }
    }
    return nil
  }
}
#endif
