public import Foundation
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The base of rows and columns; use one of them.
///
/// Every property can be made to depend on the input, so that a row turns into a column:
///
/// ```swift
/// row.responsiveAxis = Responsive(.vertical).when(.width(600...), .horizontal)
/// ```
///
/// What conditions see is the size of the topmost box.
open class BoxView: LayoutBoxView {
  /// Where children are placed horizontally; from margin to margin by default.
  public var horizontalAlignment: BoxHorizontalAlignment {
    get { ownBoxState.own.horizontal }
    set { setOwn { $0.horizontal = newValue } }
  }

  /// Where children are placed vertically; from margin to margin by default.
  public var verticalAlignment: BoxVerticalAlignment {
    get { ownBoxState.own.vertical }
    set { setOwn { $0.vertical = newValue } }
  }

  /// The room between neighbors in points; `nan`, the default, stands for the system's.
  public var spacing: CGFloat {
    get { ownBoxState.own.spacing.map { CGFloat($0) } ?? .nan }
    set { setOwn { $0.spacing = Double(newValue) } }
  }

  /// Where children are placed horizontally, by the input; `nil` for ``horizontalAlignment``.
  public var responsiveHorizontalAlignment: Responsive<BoxHorizontalAlignment>? {
    get { ownBoxState.styleConditions?.horizontal }
    set { setConditions { $0.horizontal = newValue } }
  }

  /// Where children are placed vertically, by the input; `nil` for ``verticalAlignment``.
  public var responsiveVerticalAlignment: Responsive<BoxVerticalAlignment>? {
    get { ownBoxState.styleConditions?.vertical }
    set { setConditions { $0.vertical = newValue } }
  }

  /// The room between neighbors by the input, where ``spacing`` does not do.
  public var responsiveSpacing: Responsive<CGFloat>? {
    get { ownBoxState.styleConditions?.spacing }
    set { setConditions { $0.spacing = newValue } }
  }

  /// Which way children follow each other by the input, where the class does not say it.
  public var responsiveAxis: Responsive<BoxAxis>? {
    get { ownBoxState.styleConditions?.axis }
    set { setConditions { $0.axis = newValue } }
  }

  /// Changes what the box says of itself.
  final func setOwn(_ change: (inout BoxStyle) -> Void) {
    var style = ownBoxState.own
    change(&style)
    if style == ownBoxState.own { return }
    ownBoxState.own = style
    ownBoxState.noteDeclaration()
  }
}
