public import LayoutCore

/// A frame by the frame of another element of the same container, as data.
///
/// Make one with ``LayoutPosition/makeFormula(by:in:frame:)``. Like a ``SiblingPosition`` it does
/// not depend on the order of the elements and does not keep the other one alive.
public struct SiblingFormula: Hashable, @unchecked Sendable {
  /// The proposal for the size that fits the element; `nil` where it is not asked for one.
  public let fitting: FormulaSize?

  /// The frame.
  public let frame: FormulaRect

  /// The other element's identity and the way to it. Only passes of its tree follow it, so the
  /// value can be sent; the link itself stays unread elsewhere.
  let link: ElementLink

  /// The other element; `nil` once it is gone.
  public var sibling: (any LayoutElement)? { link.element }

  init(_ sibling: any LayoutElement, fitting: FormulaSize?, frame: FormulaRect) {
    self.fitting = fitting
    self.frame = frame
    link = sibling.link
  }

  /// Whether two values say the same of the same element.
  public static func == (a: SiblingFormula, b: SiblingFormula) -> Bool {
    a.link === b.link && a.fitting == b.fitting && a.frame == b.frame
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(link))
    hasher.combine(fitting)
    hasher.combine(frame)
  }
}

extension SiblingFormula: CustomStringConvertible {
  /// The frame in words: `formula (0, sibling.maxY + 8, width, 44) by title`.
  public var description: String {
    "formula \(frame) by \(link.element?.layoutName ?? "an element that is gone")"
  }
}
