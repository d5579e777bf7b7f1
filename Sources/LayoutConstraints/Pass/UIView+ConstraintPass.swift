import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView {
  /// Solves the statements about all that is in the view, and places it.
  ///
  /// A ``ConstraintView`` does so by itself. Call it from `layoutSubviews` of any other view that
  /// is to be the topmost one of items:
  ///
  /// ```swift
  /// override func layoutSubviews() {
  ///   super.layoutSubviews()
  ///   layOutConstraints()
  /// }
  /// ```
  ///
  /// A `LayoutView` or a box that does so places what it places itself before, in `super`; its
  /// statements may refer to that, and stay a problem of their own wherever the view is.
  ///
  /// The view's size is given. One problem serves the whole connected tree, plain views in between
  /// included, so a view whose contents another one placed already does nothing. What is wrong is
  /// reported as issues, once until it changes.
  ///
  /// Complexity: linear in the items for another size; what depends on a changed number, for that.
  public func layOutConstraints() {
    let state = ConstraintItem.of(self)
    state.isRunner = true
    if state.ownFront == nil, isNested(state) { return }
    let size = existingStorage?.inputOverride?.size ?? bounds.size
    guard size.width.isFinite, size.height.isFinite else {
      reportInvalidSize(size)
      return
    }
    let front = state.ownFront ?? ConstraintFront(self, isFitting: false)
    state.ownFront = front
    _ = front.pass {
      bring(front, upTo: size)
      front.problem.suggest(Double(size.width), for: front.nodes[0].width)
      front.problem.suggest(Double(size.height), for: front.nodes[0].height)
      solve(front)
      apply(front)
      front.isDirty = !state.tellsChanges
      // A view without a size yet is no conflict.
      if size != .zero { front.reportIssues() }
    }
  }

  /// Whether another view placed what is in this one, in its own pass.
  private func isNested(_ state: ConstraintItem) -> Bool {
    guard !isApart, let front = state.front, !front.needsGather else { return false }
    var view = superview
    while let current = view {
      if let above = current.existingStorage?.constraintItem {
        if above.ownFront === front { return true }
        // Views that solve statements asked already, when they were laid out before.
        if above.front === front, above.isRunner, above.tellsChanges { return true }
      }
      view = current.superview
    }
    state.front = nil
    return false
  }

  /// Gathers what changed.
  func bring(_ front: ConstraintFront, upTo size: CGSize) {
    let isDirty = front.isDirty || !front.isTold
    // Items that were in no tree may have come into this one below views that tell nobody.
    let mayGrow = isDirty && front.problems.contains { $0.isDisconnected }
    if front.needsGather || mayGrow || isDirty && !hasSameTree(front) {
      gather(front, constraintInput(size))
    } else if !front.conditions.isEmpty || front.isDirectional {
      let input = constraintInput(size)
      let isSame =
        front.conditions.allSatisfy { $0.group.condition(input) == $0.holds }
        && hasSameDirections(front, input)
      if !isSame { gather(front, input) }
    }
    if isDirty, !refreshLeaves(front) { gather(front, constraintInput(size)) }
    for index in front.givenNodes {
      let numbers = front.nodes[index].numbers
      for (value, number) in zip(front.item(index).layoutFrame.numbers, numbers) {
        front.problem.suggest(value, for: number)
      }
    }
    if !front.areaNodes.isEmpty { refreshAreas(front, constraintInput(size)) }
  }

  private func constraintInput(_ size: CGSize) -> LayoutInput {
    var input = passInput
    input.size = size
    return input
  }

  private func refreshAreas(_ front: ConstraintFront, _ input: LayoutInput) {
    var hasChanged = false
    for index in front.areaNodes {
      let insets = areaInsets(index, front, input)
      guard insets != front.nodes[index].insets else { continue }
      front.nodes[index].insets = insets
      hasChanged = true
    }
    if hasChanged { front.updateContentConstants() }
  }

  /// Whether every item still stands where it was gathered.
  private func hasSameTree(_ front: ConstraintFront) -> Bool {
    for index in front.nodes.indices.dropFirst() {
      if front.item(index).layoutContainer !== front.item(front.nodes[index].parent) {
        return false
      }
    }
    return true
  }

  private func hasSameDirections(_ front: ConstraintFront, _ input: LayoutInput) -> Bool {
    guard front.isDirectional else { return true }
    if front.nodes[0].isMirrored != (input.direction == .rightToLeft) { return false }
    // Only where positions count from the item's own edges does its direction matter.
    for index in front.holders {
      guard let view = front.item(index) as? UIView else { continue }
      var isMirrored = front.nodes[front.nodes[index].parent].isMirrored
      if view.semanticContentAttribute != .unspecified {
        isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
      if isMirrored != front.nodes[index].isMirrored { return false }
    }
    return true
  }

  /// Solves, measures what wraps at the widths found, and solves again where that matters.
  func solve(_ front: ConstraintFront) {
    front.problem.solve()
    guard front.baselineNodes.isEmpty == false || front.leaves.contains(where: \.wraps) else {
      return
    }
    // Heights and baselines follow once; another time where widths depend on heights.
    for _ in 0..<3 {
      guard refreshContent(front) else { return }
      front.problem.solve()
    }
  }

  private func apply(_ front: ConstraintFront) {
    if front.needsPlacing { front.gatherPlacing() }
    front.problem.read(front.placing.variables, into: &front.placing.values)
    // Whoever hears of a frame may change the tree, so the pass has its own copies.
    let placing = front.placing
    withExtendedLifetime(front.owners) {
      placing.values.withUnsafeBufferPointer { values in
        for index in placing.views.indices {
          placing.views[index]._withUnsafeGuaranteedRef { view in
            let decided = placing.decided[index]
            var frame = CGRect(values, 4 * index)
            if decided != 15 { frame.keep(view.layoutFrame, but: decided) }
            view.place(frame)
          }
        }
        let first = placing.views.count
        for index in placing.others.indices {
          let decided = placing.decided[first + index]
          var frame = CGRect(values, 4 * (first + index))
          if decided != 15 { frame.keep(placing.others[index].layoutFrame, but: decided) }
          placing.others[index].place(frame)
        }
        let second = first + placing.others.count
        for index in placing.scrollViews.indices {
          let view = placing.scrollViews[index]
          let decided = placing.decided[second + index]
          var frame = CGRect(values, 4 * (second + index))
          frame.keep(CGRect(origin: .zero, size: view.contentSize), but: decided)
          if view.contentSize != frame.size { view.contentSize = frame.size }
        }
      }
    }
  }

  private func reportInvalidSize(_ size: CGSize) {
    LayoutIssue.report(
      LayoutIssue(
        .invalidInput, elements: [layoutName],
        numbers: ["width": Double(size.width), "height": Double(size.height)],
        explanation: "The bounds are not finite, so nothing was laid out.",
        advice: "Set finite bounds; measure with sizeThatFits(_:) for infinite ones."))
  }
}

extension CGRect {
  @inline(__always)
  fileprivate init(_ values: UnsafeBufferPointer<Double>, _ first: Int) {
    // Rounding may leave a size a little below 0.
    self.init(
      x: values[first], y: values[first + 1], width: Swift.max(values[first + 2], 0),
      height: Swift.max(values[first + 3], 0))
  }

  /// Takes over what no statement decides.
  fileprivate mutating func keep(_ frame: CGRect, but decided: UInt8) {
    if decided & 1 == 0 { origin.x = frame.origin.x }
    if decided & 2 == 0 { origin.y = frame.origin.y }
    if decided & 4 == 0 { size.width = frame.size.width }
    if decided & 8 == 0 { size.height = frame.size.height }
  }
}

extension ConstraintFront {
  /// Puts together what is placed.
  func gatherPlacing() {
    needsPlacing = false
    placing.removeAll()
    for isView in [true, false] {
      for (index, node) in nodes.enumerated() where node.kind == .free {
        let view = item(index) as? UIView
        guard (view != nil) == isView, node.mentions != SIMD4(repeating: 0) else { continue }
        if let view {
          placing.views.append(.passUnretained(view))
        } else {
          placing.others.append(item(index))
        }
        placing.variables.append(contentsOf: node.numbers)
        var decided: UInt8 = 0
        for number in 0..<4 where node.mentions[number] > 0 { decided |= 1 << UInt8(number) }
        placing.decided.append(decided)
      }
    }
    for index in contentNodes where nodes[index].mentions != SIMD4(repeating: 0) {
      guard let view = item(nodes[index].parent) as? UIScrollView else { continue }
      placing.scrollViews.append(view)
      placing.variables.append(contentsOf: nodes[index].numbers)
      placing.decided.append(
        (nodes[index].mentions[2] > 0 ? 4 : 0) | (nodes[index].mentions[3] > 0 ? 8 : 0))
    }
    placing.values = Array(repeating: 0, count: placing.variables.count)
  }
}
