public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The first baseline of an element, as an element: as wide as it, without height.
///
/// Placing it moves the other. Get one by `LayoutElement.baselineElement`.
public final class BaselineElement: EndingElement {
  let baseLink: ElementLink

  /// The slot that every element has.
  public var layoutStorage: AnyObject? {
    willSet { if newValue !== layoutStorage { endStorage() } }
  }

  init(_ base: some LayoutElement) {
    baseLink = base.link
  }

  deinit { endStorage() }

  private func endStorage() { LayoutStorage.end(layoutStorage, of: ObjectIdentifier(self)) }

  /// The element whose baseline it is, as long as it lives.
  public var base: (any LayoutElement)? { baseLink.element }

  /// The baseline in the coordinates of what holds the element.
  public var layoutFrame: CGRect {
    guard let base else { return .zero }
    let frame = base.layoutFrame
    return CGRect(
      x: frame.origin.x, y: frame.origin.y + Self.offset(in: base, size: frame.size),
      width: frame.size.width, height: 0)
  }

  /// Moves the element so that its baseline has the frame's origin; its size stays.
  public func place(_ frame: CGRect) {
    guard let base else { return }
    var moved = base.layoutFrame
    moved.origin = CGPoint(
      x: frame.origin.x, y: frame.origin.y - Self.offset(in: base, size: moved.size))
    base.place(moved)
  }

  /// What holds the element.
  public var layoutContainer: AnyObject? { base?.layoutContainer }

  /// That of the element.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    base?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// How far below the upper edge an element has its first baseline at a size; zero without text.
  static func offset(in element: any LayoutElement, size: CGSize) -> CGFloat {
    element.firstBaseline(at: size) ?? 0
  }
}

extension LayoutElement {
  /// The first baseline as an element, which the element keeps.
  public var baselineElement: BaselineElement {
    let state = blockState
    if let baseline = state.baseline as? BaselineElement { return baseline }
    let baseline = BaselineElement(self)
    state.baseline = baseline
    return baseline
  }
}
