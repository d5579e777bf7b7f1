import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BoxTreePass {
  /// Gathers the whole tree of a box anew, leaving it as it is, and tells what was decided for the
  /// box and each element in it.
  static func trace(of box: any BoxElement) -> LayoutTrace {
    var topmost = box
    while let around = topmost.boxAround { topmost = around }
    let input = topmost.passInput
    // What is in the box may ask for its trace while the trace asks it.
    let state = topmost.ownBoxState
    guard state.lookGuard.begin() else { return LayoutTrace(size: input.size, entries: []) }
    defer { _ = state.lookGuard.end() }
    let pass = BoxTreePass(nil)
    pass.gatherAndRun(topmost, input)
    return LayoutTrace(size: input.size, entries: pass.entries(of: box, in: topmost, input))
  }

  private func entries(
    of asked: any BoxElement, in topmost: any BoxElement, _ input: LayoutInput
  ) -> [LayoutTrace.Entry] {
    let sizings = tree.sizings()
    var entries: [LayoutTrace.Entry] = []
    var pending: [(view: UIView, node: Int?, input: LayoutInput)] = [(topmost, 0, input)]
    // The nodes of the box that was asked.
    var own = Int.max..<Int.max
    while let (view, node, outer) = pending.popLast() {
      if view === asked, let node { own = node..<tree.end(of: node) }
      let isOwn = node.map(own.contains) ?? view.isDescendant(of: asked)
      let inner = outer.adding(view.existingStorage?.inputTraits)
      if isOwn {
        entries.append(
          LayoutTrace.Entry(
            of: view, methods: view.methods(node.map { sizings[$0] }, outer, inner)))
      }
      guard let node, let box = view.existingBoxState?.box else { continue }
      pending.append(
        contentsOf: children(of: box, node).reversed().map { ($0.view, $0.node, inner) })
    }
    return entries
  }

  /// The children of a box with their nodes; none for those that take no part.
  private func children(of box: any BoxElement, _ node: Int) -> [(view: UIView, node: Int?)] {
    var next = node + 1
    let end = tree.end(of: node)
    return box.boxChildren.map { child in
      guard next < end, lists.elements[next].takeUnretainedValue() === child else {
        return (child, nil)
      }
      defer { next = tree.end(of: next) }
      return (child, next)
    }
  }
}

extension UIView {
  /// What was decided for an element of a tree, by the input around it and the one within it.
  fileprivate func methods(
    _ sizing: BoxSizing?, _ input: LayoutInput, _ inner: LayoutInput
  ) -> [LayoutTrace.Method] {
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
      if let conditions = state?.styleConditions { methods += conditions.tried(inner) }
      methods.append(.always(box.traceText(in: inner)))
    }
    methods.append(.always("width \(sizing.width)"))
    methods.append(.always("height \(sizing.height)"))
    return methods
  }
}

extension Optional {
  /// The cases of a property up to the one that holds for an input.
  fileprivate func tried<Value>(
    _ name: String, _ input: LayoutInput
  ) -> [LayoutTrace.Method] where Wrapped == Responsive<Value> {
    self?.tried(input) { "\(name) \($0)" } ?? []
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
      parts.append("spacing " + (style.spacing.map { CGFloat($0).traceText } ?? "of the system"))
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
