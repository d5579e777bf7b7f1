import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BoxTreePass {
  /// What a child asks for, as a node of the tree.
  @inline(__always)
  func traits(
    _ view: UIView, _ notes: ChildNotes, _ input: @autoclosure () -> LayoutInput
  ) -> BoxLeaf {
    var leaf = BoxLeaf()
    leaf.fixedWidth = check(Double(notes.width), "width", of: view)
    leaf.fixedHeight = check(Double(notes.height), "height", of: view)
    leaf.weight = check(Double(notes.weight), "weight", of: view)
    if let state = notes.state,
      let weight = state._withUnsafeGuaranteedRef({ $0.isResponsive ? $0.responsiveWeight : nil })
    {
      leaf.weight = check(Double(weight(input())), "weight", of: view)
    }
    leaf.anchor = notes.anchor
    return leaf
  }

  /// A child that is no box, as a leaf of the tree.
  func leaf(
    _ view: UIView, _ notes: ChildNotes, kind: NaturalSize.Kind,
    _ input: @autoclosure () -> LayoutInput, usesBaselines: Bool
  ) -> BoxLeaf {
    var leaf = traits(view, notes, input())
    if kind != .none {
      let content = view.naturalSize(kind)
      let size = usable(content.size, of: view, isMeasured: content.wraps)
      leaf.naturalWidth = size.width
      leaf.naturalHeight = size.height
      leaf.wraps = content.wraps
    }
    guard usesBaselines || leaf.wraps else { return leaf }
    let size = CGSize(width: leaf.naturalWidth ?? 0, height: leaf.naturalHeight ?? 0)
    let lines = usesBaselines ? view.baselines(for: size) : (first: 0, last: 0)
    leaf.content = BoxContentSize(
      height: leaf.naturalHeight, firstBaseline: Double(lines.first),
      lastBaseline: Double(lines.last))
    return leaf
  }

  /// Asks a view for the height of its content at a width, and for its baselines there if any box
  /// uses them.
  func content(
    of view: UIView, atWidth width: Double, usesBaselines: Bool
  ) -> BoxContentSize {
    let fitting = view.measuredSize(fitting: CGSize(width: width, height: .infinity))
    let height = usable(fitting, of: view, isMeasured: true).height
    if !usesBaselines { return BoxContentSize(height: height) }
    let lines = view.baselines(for: CGSize(width: width, height: height ?? 0))
    return BoxContentSize(
      height: height, firstBaseline: Double(lines.first), lastBaseline: Double(lines.last))
  }

  /// The lengths of a view's content; none, after an issue, of a measured size that no content can
  /// have, and `nil` for a natural length that there is not, or that cannot be one.
  @inline(__always)
  private func usable(
    _ size: CGSize, of view: UIView, isMeasured: Bool
  ) -> (width: Double?, height: Double?) {
    let (width, height) = (Double(size.width), Double(size.height))
    if size.isUsableContent { return (width, height) }
    let isWrong = { (length: Double) in !length.isUsableLength && (isMeasured || !(length < 0)) }
    if isWrong(width) || isWrong(height) {
      let name = view.layoutName
      // Asked for two proposals, it is told once.
      if !issues.contains(where: { $0.rule == .measuringFailed && $0.elements == [name] }) {
        issues.append(.measuringFailed(size, [name]))
      }
      if isMeasured { return (nil, nil) }
    }
    return (width.isUsableLength ? width : nil, height.isUsableLength ? height : nil)
  }

  /// The number, after an issue where it cannot be used; `nan` stands for none.
  @inline(__always)
  private func check(
    _ number: Double, _ property: @autoclosure () -> String, of view: UIView
  ) -> Double {
    if number.isUsableLength { return number }
    if !number.isNaN {
      let property = property()
      issues.append(
        LayoutIssue(
          .invalidInput, elements: [view.layoutName],
          numbers: KeyValuePairs(dictionaryLiteral: (property, number)),
          explanation: "A box cannot use the element's \(property); it counts as not given.",
          advice: "Set a finite \(property) that is not negative, or nan for none."))
    }
    return .nan
  }
}
