import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A leaf as the tree needs it: a view's traits and its content's size.
struct BoxLeaf {
  var fixedWidth = Double.nan
  var fixedHeight = Double.nan
  var weight = Double.nan
  var anchor: BoxAnchor = []
  var naturalWidth: Double?
  var naturalHeight: Double?

  /// Baselines and whether the height depends on the width, where either matters.
  var content: BoxContentSize?
  var wraps = false

  private var width: BoxLength { length(fixedWidth, naturalWidth) }
  private var height: BoxLength { length(fixedHeight, naturalHeight) }

  private func length(_ fixed: Double, _ natural: Double?) -> BoxLength {
    fixed.isNaN ? natural.map { .natural($0) } ?? .none : .fixed(fixed)
  }

  @inline(__always)
  func declare(in tree: inout BoxTree) {
    guard let content else {
      tree.leaf(width: width, height: height, weight: weight, anchor: anchor)
      return
    }
    tree.content(
      width: naturalWidth, content, wraps: wraps,
      fixedWidth: fixedWidth.isNaN ? nil : fixedWidth,
      fixedHeight: fixedHeight.isNaN ? nil : fixedHeight, weight: weight, anchor: anchor)
  }

  /// Brings a node up to date. Gives `false` where it would have to be another kind of node.
  func update(_ index: Int, in tree: inout BoxTree) -> Bool {
    let node = tree.nodes[index]
    if node.weight != weight.usableWeight { tree.setWeight(of: index, weight) }
    let model = BoxNode(width, height, weight: weight, anchor: anchor, parent: 0)
    if node.anchor != model.anchor { tree.setAnchor(of: index, anchor) }
    guard let place = node.content else {
      if content != nil { return false }
      tree.setSize(of: index, width: width, height: height)
      return true
    }
    let record = tree.contents[place]
    let isFixed = (node.widthKind == BoxNode.isFixed, node.heightKind == BoxNode.isFixed)
    guard let content, isFixed == (!fixedWidth.isNaN, !fixedHeight.isNaN),
      record.wraps == (wraps && fixedHeight.isNaN)
    else { return false }
    if isFixed.0 || isFixed.1 {
      tree.setSize(
        of: index, width: isFixed.0 ? width : nil, height: isFixed.1 ? height : nil)
    }
    let hasSameWidth = isFixed.0 || node.width == model.width && node.widthKind == model.widthKind
    if record.natural != content || !hasSameWidth {
      tree.setContent(of: index, width: naturalWidth, content)
    } else if wraps {
      // Other text can have the same natural size and break differently.
      tree.remeasure(index)
    }
    return true
  }
}

extension BoxLeaf {
  /// Where a class's natural size comes from.
  enum Kind {
    /// There is none.
    case plain
    /// The natural size, one number per direction.
    case intrinsic
    /// What fits a label, which may wrap.
    case label
    /// What fits a text view that does not scroll, which may wrap.
    case text
    /// What fits a container of another vocabulary.
    case container
  }
}

extension UIView {
  /// The view's traits for a tree.
  @inline(__always)
  func leafTraits(_ notes: ChildNotes, _ input: LayoutInput) -> BoxLeaf {
    var leaf = BoxLeaf()
    leaf.fixedWidth = check(Double(notes.width), "width")
    leaf.fixedHeight = check(Double(notes.height), "height")
    leaf.weight = check(Double(notes.weight), "weight")
    if let state = notes.state { leaf.weight = responsiveWeight(state, input) ?? leaf.weight }
    leaf.anchor = notes.anchor
    return leaf
  }

  private func responsiveWeight(
    _ state: Unmanaged<BoxElementState>, _ input: LayoutInput
  ) -> Double? {
    state._withUnsafeGuaranteedRef { $0.isResponsive ? $0.responsiveWeight : nil }.map { weight in
      check(Double(weight(input)), "weight")
    }
  }

  /// The view as a leaf of a tree.
  func leaf(
    _ notes: ChildNotes,
    _ kinds: inout [(type: ObjectIdentifier, kind: BoxLeaf.Kind)], _ input: LayoutInput,
    usesBaselines: Bool
  ) -> BoxLeaf {
    var leaf = leafTraits(notes, input)
    let kind = leafKind(&kinds)
    if let wraps = wraps(kind) {
      let endless = CGSize(width: CGFloat.infinity, height: .infinity)
      let size = measuredSize(fitting: endless)
      leaf.naturalWidth = checkContent(Double(size.width), "width")
      leaf.naturalHeight = checkContent(Double(size.height), "height")
      leaf.wraps = wraps
    } else if kind != .plain {
      let size = intrinsicContentSize
      leaf.naturalWidth = size.width < 0 ? nil : checkContent(Double(size.width), "width")
      leaf.naturalHeight = size.height < 0 ? nil : checkContent(Double(size.height), "height")
    }
    guard usesBaselines || leaf.wraps else { return leaf }
    let size = CGSize(width: leaf.naturalWidth ?? 0, height: leaf.naturalHeight ?? 0)
    let lines = usesBaselines ? baselines(for: size) : (first: 0, last: 0)
    leaf.content = BoxContentSize(
      height: leaf.naturalHeight, firstBaseline: Double(lines.first),
      lastBaseline: Double(lines.last))
    return leaf
  }

  /// Whether what is in the view wraps; `nil` where the intrinsic size, if any, says it all.
  @inline(__always)
  private func wraps(_ kind: BoxLeaf.Kind) -> Bool? {
    switch kind {
    case .plain, .intrinsic: nil
    case .label: (self as? UILabel)?.numberOfLines != 1
    case .text: (self as? UITextView).flatMap { $0.wrapsText }
    case .container: true
    }
  }

  /// A tree has few classes, so looking through all beats a dictionary.
  private func leafKind(
    _ kinds: inout [(type: ObjectIdentifier, kind: BoxLeaf.Kind)]
  ) -> BoxLeaf.Kind {
    let type = type(of: self)
    if type == UIView.self { return .plain }
    let identifier = ObjectIdentifier(type)
    for known in kinds where known.type == identifier { return known.kind }
    let kind: BoxLeaf.Kind =
      self is UILabel
      ? .label
      : self is UITextView
        ? .text : self is any MeasuredContainer ? .container : .intrinsic
    kinds.append((identifier, kind))
    return kind
  }

  /// The number, after an issue where it cannot be used; `nan` stands for none.
  @inline(__always)
  private func check(_ number: Double, _ property: @autoclosure () -> String) -> Double {
    if number.isUsableLength { return number }
    if !number.isNaN {
      report(
        .invalidInput, property(), number,
        "A box cannot use the element's \(property()); it counts as not given.",
        "Set a finite \(property()) that is not negative, or nan for none.")
    }
    return .nan
  }

  /// A length of the view's content; nil, after an issue, where it cannot be one.
  @inline(__always)
  func checkContent(_ length: Double, _ property: @autoclosure () -> String) -> Double? {
    if length.isUsableLength { return length }
    report(
      .measuringFailed, property(), length,
      "A box cannot use the \(property()) of the element's content; it counts as having none.",
      "Answer finite sizes that are not negative, for any proposal.")
    return nil
  }

  private func report(
    _ rule: LayoutIssue.Rule, _ property: String, _ number: Double, _ explanation: String,
    _ advice: String
  ) {
    LayoutIssue.report(
      LayoutIssue(
        rule, elements: [layoutName], numbers: KeyValuePairs(dictionaryLiteral: (property, number)),
        explanation: explanation, advice: advice))
  }
}

extension UITextView {
  /// Whether the text wraps; `nil` for one that scrolls, as that has no natural size.
  fileprivate var wrapsText: Bool? {
    isScrollEnabled ? nil : textContainer.maximumNumberOfLines != 1
  }
}
