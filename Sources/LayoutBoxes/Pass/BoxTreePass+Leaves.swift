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
    if let state = notes.boxState,
      let weight = state._withUnsafeGuaranteedRef({ $0.isResponsive ? $0.responsiveWeight : nil })
    {
      let number = weight(input())
      leaf.weight = check(
        Double(number), "weight", of: view, at: weight.location { $0 == number })
    }
    leaf.anchor = notes.anchor
    return leaf
  }

  /// Adds the content of a child that is no box.
  @inline(__always)
  func addContent(
    of view: UIView, _ kind: NaturalSize.Kind, usesBaselines: Bool, to leaf: inout BoxLeaf
  ) {
    if case .none = kind, !usesBaselines { return }
    ask(view, kind, usesBaselines, &leaf)
  }

  /// Asks a child for its content; out of line, as most children are plain views.
  private func ask(
    _ view: UIView, _ kind: NaturalSize.Kind, _ usesBaselines: Bool, _ leaf: inout BoxLeaf
  ) {
    let content = view.naturalSize(kind)
    let natural = usable(content, of: view)
    leaf.naturalWidth = natural.width
    leaf.naturalHeight = natural.height
    leaf.wraps = content.wraps
    leaf.wrapsWhenWider = content.wraps && !kind.isText
    guard usesBaselines || leaf.wraps else { return }
    let size = CGSize(
      width: leaf.fixedWidth.isNaN ? leaf.naturalWidth ?? 0 : leaf.fixedWidth,
      height: leaf.fixedHeight.isNaN ? leaf.naturalHeight ?? 0 : leaf.fixedHeight)
    let lines = usesBaselines ? view.baselines(for: size) : (first: 0, last: 0)
    leaf.content = BoxContentSize(
      height: leaf.naturalHeight, firstBaseline: Double(lines.first),
      lastBaseline: Double(lines.last))
  }

  /// Asks a view for the height of its content at a width, and for its baselines there if any box
  /// uses them.
  func content(
    of view: UIView, atWidth width: Double, usesBaselines: Bool
  ) -> BoxContentSize {
    let size = view.measuringText(statedAt: nil) { view.naturalSize(atWidth: width) }
    let fitting = NaturalSize(size: size, wraps: true)
    let height = usable(fitting, of: view).height
    if !usesBaselines { return BoxContentSize(height: height) }
    let lines = view.baselines(for: CGSize(width: width, height: height ?? 0))
    return BoxContentSize(
      height: height, firstBaseline: Double(lines.first), lastBaseline: Double(lines.last))
  }

  /// The lengths of a view's content, `nil` for one that there is not; an issue tells of those
  /// that no content can have.
  @inline(__always)
  private func usable(
    _ content: NaturalSize, of view: UIView
  ) -> (width: Double?, height: Double?) {
    let size = content.size
    if size.isUsableContent { return (Double(size.width), Double(size.height)) }
    let usable = content.usableSize { noteUnusable($0, of: view) }
    return (
      usable.width < 0 ? nil : Double(usable.width), usable.height < 0 ? nil : Double(usable.height)
    )
  }

  private func noteUnusable(_ size: CGSize, of view: UIView) {
    let name = view.issueName
    if unusable.insert(name).inserted { issues.append(.measuringFailed(size, [name])) }
  }

  /// The number, after an issue where it cannot be used; `nan` stands for none.
  @inline(__always)
  private func check(
    _ number: Double, _ property: @autoclosure () -> String, of view: UIView,
    at location: @autoclosure () -> LayoutLocation? = nil
  ) -> Double {
    // None of them holds for `nan`.
    if !(number < 0 || number > .greatestFiniteMagnitude) { return number }
    refuse(number, property(), of: view, at: location())
    return .nan
  }

  /// Tells of numbers of a box's style that the tree counts as 0 or cuts off.
  @inline(__always)
  func check(_ style: BoxStyle, of box: Unmanaged<UIView>) {
    let margins = style.margins
    // By their amounts, as two of them may make up for each other.
    let sum =
      (margins.top.magnitude + margins.bottom.magnitude)
      + (margins.leading.magnitude + margins.trailing.magnitude)
    if !sum.isCut, style.spacing?.isCut != true { return }
    box._withUnsafeGuaranteedRef { refuse(style, of: $0) }
  }

  @inline(never)
  private func refuse(_ style: BoxStyle, of box: UIView) {
    var issue = LayoutIssue(
      .invalidInput, elements: [box.issueName],
      numbers: [
        "top margin": style.margins.top, "leading margin": style.margins.leading,
        "bottom margin": style.margins.bottom, "trailing margin": style.margins.trailing,
        "spacing": style.spacing ?? 0,
      ],
      location: box.existingBoxState?.styleConditions?.location(of: style),
      explanation: "A box cannot use a margin or spacing that is not finite, which counts as 0, "
        + "or longer than 10^15 points, which is cut off there.",
      advice: "Set finite margins and a finite spacing; look for a division by a number next to 0.")
    issue.numbers.removeAll { !$0.value.isCut }
    if !issue.numbers.isEmpty { issues.append(issue) }
  }

  @inline(never)
  private func refuse(
    _ number: Double, _ property: String, of view: UIView, at location: LayoutLocation?
  ) {
    issues.append(
      LayoutIssue(
        .invalidInput, elements: [view.issueName],
        numbers: KeyValuePairs(dictionaryLiteral: (property, number)),
        location: location,
        explanation: "A box cannot use the element's \(property); it counts as not given.",
        advice: "Set a finite \(property) that is not negative, or nan for none."))
  }
}
