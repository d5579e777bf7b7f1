import Foundation
import LayoutCore

/// An element that has a number in a program.
struct DeclaredElement {
  let link: ElementLink
  /// An element that does not keep its link; the pass holds it in `held`.
  private unowned(unsafe) let unkept: (any LayoutElement)?
  let isGuide: Bool

  /// Whether the element keeps its link, so that its death is noticed.
  let isKept: Bool

  init(_ element: any LayoutElement, _ link: ElementLink, isGuide: Bool) {
    self.link = link
    self.isGuide = isGuide
    isKept = !link.isEmpty
    unkept = isKept ? nil : element
  }

  /// A view, by its link.
  init(view link: ElementLink) {
    self.link = link
    isGuide = false
    isKept = true
    unkept = nil
  }

  /// The element, unless it has died since: whatever a pass calls may free elements. One that
  /// does not keep its link is held as long as it is declared.
  var element: (any LayoutElement)? { isKept ? link.element : unkept }

  /// The name that the element had when it was declared.
  var name: String { link.name }

  /// The element's name in an issue; of one that is gone, the name it had.
  var issueName: String { element?.issueName ?? name }

  /// The frame that the element has, unless that is none it could be given.
  var storableFrame: CGRect {
    guard let frame = element?.layoutFrame.countedByAmount, frame.isStorable else { return .zero }
    return frame
  }

  /// The element as a guide. It is not held: what a guide holds may refer to the guide.
  var guide: (any GuideElement)? { isGuide ? link.element as? any GuideElement : nil }
}

extension [DeclaredElement] {
  /// Calls `body` with the link of an element, without counting a reference to it: the list holds
  /// it.
  @inline(__always)
  func withLink<Result>(at index: Int, _ body: (ElementLink) -> Result) -> Result {
    Unmanaged.passUnretained(self[index].link)._withUnsafeGuaranteedRef(body)
  }
}
