public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIView {
  /// The width to have in a box, in points; `nan`, the default, for the natural one.
  public var width: CGFloat {
    get { layoutTraits.width ?? .nan }
    set { setTrait(\.width, newValue.isNaN ? nil : newValue) }
  }

  /// The height to have in a box, in points; `nan`, the default, for the natural one.
  public var height: CGFloat {
    get { layoutTraits.height ?? .nan }
    set { setTrait(\.height, newValue.isNaN ? nil : newValue) }
  }

  /// The share of the room along a row or column, relative to the weights of the others; `nan`,
  /// the default, for none. A size fixed along the box turns it off.
  public var weight: CGFloat {
    get { layoutTraits.weight ?? .nan }
    set { setTrait(\.weight, newValue.isNaN ? nil : newValue) }
  }

  /// The edges to hold on to in an ``AnchorView``; none by default.
  public var anchor: BoxAnchor {
    get { layoutTraits.anchor }
    set { setTrait(\.anchor, newValue) }
  }

  /// Whether the view takes part in the layout of its box; `true` by default. Setting it also shows
  /// or hides the view, unless ``responsiveIsDisplayable`` decides that. A view that is only hidden
  /// keeps its place.
  public var isDisplayable: Bool {
    get { layoutTraits.isDisplayable }
    set {
      setTrait(\.isDisplayable, newValue)
      if responsiveIsDisplayable == nil { isHidden = !newValue }
    }
  }

  /// The weight by the input of the topmost box, where ``weight`` does not do.
  public var responsiveWeight: Responsive<CGFloat>? {
    get { existingBoxState?.responsiveWeight }
    set {
      boxState.responsiveWeight = newValue
      boxAround?.ownBoxState.noteNewChildren()
    }
  }

  /// Whether the view takes part by the input of the topmost box, where ``isDisplayable`` does not
  /// do. A pass shows or hides the view accordingly.
  public var responsiveIsDisplayable: Responsive<Bool>? {
    get { existingBoxState?.responsiveIsDisplayable }
    set {
      boxState.responsiveIsDisplayable = newValue
      if newValue == nil { isHidden = !isDisplayable }
      boxAround?.ownBoxState.noteNewChildren()
    }
  }

  /// Whether the view took part in the last pass of its box, which shows or hides it where that
  /// depends on the input.
  var takesPartInBox: Bool {
    responsiveIsDisplayable == nil ? isDisplayable : !isHidden
  }

  /// The upper one of the view's `directionalLayoutMargins`, in points.
  public var topMargin: CGFloat {
    get { directionalLayoutMargins.top }
    set { directionalLayoutMargins.top = newValue }
  }

  /// The leading one of the view's `directionalLayoutMargins`, in points.
  public var leadingMargin: CGFloat {
    get { directionalLayoutMargins.leading }
    set { directionalLayoutMargins.leading = newValue }
  }

  /// The lower one of the view's `directionalLayoutMargins`, in points.
  public var bottomMargin: CGFloat {
    get { directionalLayoutMargins.bottom }
    set { directionalLayoutMargins.bottom = newValue }
  }

  /// The trailing one of the view's `directionalLayoutMargins`, in points.
  public var trailingMargin: CGFloat {
    get { directionalLayoutMargins.trailing }
    set { directionalLayoutMargins.trailing = newValue }
  }

  private func setTrait<Value: Equatable>(
    _ trait: WritableKeyPath<LayoutTraits, Value>, _ value: Value
  ) {
    guard layoutTraits[keyPath: trait] != value else { return }
    storage.traits[keyPath: trait] = value
    boxAround?.ownBoxState.noteDeclaration()
  }
}

extension LayoutTraits.Anchor {
  /// No edge.
  public static let none: LayoutTraits.Anchor = []

  /// Top, bottom, leading and trailing.
  public static let all: LayoutTraits.Anchor = [.top, .bottom, .leading, .trailing]
}
