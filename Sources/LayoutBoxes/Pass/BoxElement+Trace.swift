import Foundation
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutBoxView {
  /// Why the box and everything in it is where it is.
  ///
  /// An entry names an element and lists what was decided for it: for every property that depends
  /// on conditions the cases tried and the value chosen, then what a box does with its children,
  /// then how the width and the height came about. One that takes no part in the layout has no
  /// active method.
  ///
  /// ```
  /// RowView (0, 0, 200, 40)
  ///   1. no   width >= 600: axis horizontal
  ///   2. yes  always: axis vertical
  ///   3. yes  always: column, spacing 8, horizontal fill, vertical fill
  ///   4. yes  always: width given
  ///   5. yes  always: height given
  /// UILabel (0, 0, 200, 20)
  ///   1. yes  always: width filled
  ///   2. yes  always: height natural
  /// ```
  ///
  /// Frames are those of the last pass. Boxes that stand directly in each other are one tree, so a
  /// nested box answers with its part of it. Views are asked for their sizes as a pass asks them; one
  /// that asks for the trace then gets an empty one.
  ///
  /// - Complexity: linear in the elements of the tree.
  public func layoutTrace() -> LayoutTrace { trace() }
}

extension BoxScrollView {
  /// Why the content and everything in it is where it is; see ``LayoutBoxView/layoutTrace()``.
  public func layoutTrace() -> LayoutTrace { trace() }
}

extension BoxTableViewCell {
  /// Why the content and everything in it is where it is; see ``LayoutBoxView/layoutTrace()``.
  public func layoutTrace() -> LayoutTrace { trace() }
}

extension BoxTableViewHeaderFooterView {
  /// Why the content and everything in it is where it is; see ``LayoutBoxView/layoutTrace()``.
  public func layoutTrace() -> LayoutTrace { trace() }
}

extension BoxCollectionViewCell {
  /// Why the content and everything in it is where it is; see ``LayoutBoxView/layoutTrace()``.
  public func layoutTrace() -> LayoutTrace { trace() }
}

extension BoxElement {
  /// Gathers the whole tree anew, leaving it as it is, and tells what was decided for each element.
  func trace() -> LayoutTrace {
    var topmost: any BoxElement = self
    while let around = topmost.boxAround { topmost = around }
    let input = topmost.boxInput
    // What is in the box may ask for its trace while the trace asks it.
    let state = topmost.boxPlace
    guard !state.isLookedAt else { return LayoutTrace(size: input.size, entries: []) }
    state.isLookedAt = true
    defer { state.isLookedAt = false }
    let front = BoxFront(nil)
    topmost.gatherAndRun(front, input)
    let sizings = front.tree.sizings()
    var entries: [LayoutTrace.Entry] = []
    var pending: [(view: UIView, node: Int?)] = [(topmost, 0)]
    // The nodes of the box that was asked.
    var own = Int.max..<Int.max
    while let (view, node) = pending.popLast() {
      if view === self, let node { own = node..<Int(front.tree.nodes[node].end) }
      let isOwn = node.map(own.contains) ?? view.isDescendant(of: self)
      if isOwn {
        entries.append(
          LayoutTrace.Entry(
            element: view.layoutName, frame: view.layoutFrame,
            methods: view.methods(node.map { sizings[$0] }, input)))
      }
      guard let node, let box = view.existingBoxState?.box else { continue }
      var next = node + 1
      let end = Int(front.tree.nodes[node].end)
      var children: [(UIView, Int?)] = []
      for child in box.boxChildren {
        if next < end, front.lists.elements[next].takeUnretainedValue() === child {
          children.append((child, next))
          next = Int(front.tree.nodes[next].end)
        } else {
          children.append((child, nil))
        }
      }
      pending.append(contentsOf: children.reversed())
    }
    return LayoutTrace(size: input.size, entries: entries)
  }
}

extension UIView {
  /// What was decided for an element of a tree.
  fileprivate func methods(_ sizing: BoxSizing?, _ input: LayoutInput) -> [LayoutTrace.Method] {
    let state = existingBoxState
    var methods = state?.responsiveIsDisplayable.tried("isDisplayable", input) ?? []
    guard let sizing else {
      methods.append(
        LayoutTrace.Method(
          condition: "isDisplayable", position: "not placed", holds: false, location: nil))
      return methods
    }
    methods += state?.responsiveWeight.map { $0.map(\.traceText) }.tried("weight", input) ?? []
    if let box = state?.box {
      if let conditions = state?.conditions { methods += conditions.tried(input) }
      methods.append(.always(box.traceText(in: input)))
    }
    methods.append(.always("width \(sizing.width)"))
    methods.append(.always("height \(sizing.height)"))
    return methods
  }
}

extension LayoutTrace.Method {
  fileprivate static func always(_ text: String) -> LayoutTrace.Method {
    LayoutTrace.Method(condition: "always", position: text, holds: true, location: nil)
  }
}

extension Optional {
  /// The cases of a responsive value up to the one that holds for an input.
  fileprivate func tried<Value>(
    _ name: String, _ input: LayoutInput
  ) -> [LayoutTrace.Method] where Wrapped == Responsive<Value> {
    guard let self else { return [] }
    var methods: [LayoutTrace.Method] = []
    for element in self.cases {
      let holds = element.condition(input)
      methods.append(
        LayoutTrace.Method(
          condition: "\(element.condition)", position: "\(name) \(element.value)", holds: holds,
          location: element.condition.location))
      if holds { return methods }
    }
    methods.append(.always("\(name) \(self.fallback)"))
    return methods
  }
}

extension BoxConditions {
  fileprivate func tried(_ input: LayoutInput) -> [LayoutTrace.Method] {
    axis.tried("axis", input) + horizontal.tried("horizontal", input)
      + vertical.tried("vertical", input)
      + spacing.map { $0.map(\.traceText) }.tried("spacing", input)
      + margins.map { $0.map { BoxMargins($0).traceText } }.tried("margins", input)
  }
}

extension BoxElement {
  /// What the box does with its children.
  fileprivate func traceText(in input: LayoutInput) -> String {
    let style = boxStyle(in: input, isTopmost: boxAround == nil)
    var parts = ["\(style.kind)"]
    if style.kind == .row || style.kind == .column {
      parts.append("spacing \(CGFloat(style.spacing).traceText)")
      parts += ["horizontal \(style.horizontal)", "vertical \(style.vertical)"]
    }
    if let baseline = style.baseline { parts.append("on the \(baseline) baseline") }
    if style.isGrid { parts.append("grid") }
    if !style.margins.isZero { parts.append("margins \(style.margins.traceText)") }
    return parts.joined(separator: ", ")
  }
}

extension CGFloat {
  fileprivate var traceText: String { isNaN ? "none" : Double(self).plainText }
}

extension BoxMargins {
  fileprivate var traceText: String {
    "(\([top, leading, bottom, trailing].map(\.plainText).joined(separator: ", ")))"
  }
}
