public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Which way the children of a box follow each other.
public enum BoxAxis: Hashable, Sendable {
  /// One beside the other.
  case horizontal
  /// One below the other.
  case vertical
}

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
  /// Where children stand horizontally; from margin to margin by default.
  public var horizontalAlignment: BoxHorizontalAlignment {
    get { boxPlace.own.horizontal }
    set { setOwn { $0.horizontal = newValue } }
  }

  /// Where children stand vertically; from margin to margin by default.
  public var verticalAlignment: BoxVerticalAlignment {
    get { boxPlace.own.vertical }
    set { setOwn { $0.vertical = newValue } }
  }

  /// The room between neighbours in points; `nan`, the default, stands for the system's.
  public var spacing: CGFloat {
    get { CGFloat(boxPlace.own.spacing) }
    set { setOwn { $0.spacing = Double(newValue) } }
  }

  /// Where children stand horizontally by the input, where ``horizontalAlignment`` does not do.
  public var responsiveHorizontalAlignment: Responsive<BoxHorizontalAlignment>? {
    get { boxPlace.conditions?.horizontal }
    set { setConditions { $0.horizontal = newValue } }
  }

  /// Where children stand vertically by the input, where ``verticalAlignment`` does not do.
  public var responsiveVerticalAlignment: Responsive<BoxVerticalAlignment>? {
    get { boxPlace.conditions?.vertical }
    set { setConditions { $0.vertical = newValue } }
  }

  /// The room between neighbours by the input, where ``spacing`` does not do.
  public var responsiveSpacing: Responsive<CGFloat>? {
    get { boxPlace.conditions?.spacing }
    set { setConditions { $0.spacing = newValue } }
  }

  /// Which way children follow each other by the input, where the class does not say it.
  public var responsiveAxis: Responsive<BoxAxis>? {
    get { boxPlace.conditions?.axis }
    set { setConditions { $0.axis = newValue } }
  }

  /// Changes what the box says of itself.
  final func setOwn(_ change: (inout BoxStyle) -> Void) {
    var style = boxPlace.own
    change(&style)
    if style.isSame(as: boxPlace.own) { return }
    boxPlace.own = style
    setNeedsLayout()
  }
}

/// A box that places its subviews one beside the other.
///
/// Subviews keep their natural widths; what is left over goes to those with a `weight`,
/// or to the last one that can use it. With a baseline, they stand on it.
///
/// ```swift
/// RowView(spacing: 8) {
///   icon
///   UILabel(text: "Title", weight: 1)
/// }
/// ```
///
/// Source: Lima, reference sections 1 to 4.
open class RowView: BoxView {
  /// The baseline on which subviews stand if ``isAlignToBaseline`` says so.
  public var baseline: BoxBaseline {
    get { storedBaseline }
    set {
      storedBaseline = newValue
      if isAlignToBaseline { isAlignToBaseline = true }
    }
  }

  private var storedBaseline = BoxBaseline.first

  /// Whether subviews stand on a common baseline; `false` by default.
  public var isAlignToBaseline: Bool {
    get { boxPlace.own.baseline != nil }
    set { setOwn { $0.baseline = newValue ? storedBaseline : nil } }
  }

  override var boxKind: BoxStyle.Kind { .row }
}

/// A box that places its subviews one below the other.
///
/// Subviews keep their natural heights; what is left over goes to those with a
/// `weight`, or to the last one that can use it. In a grid, the cells of rows that are
/// subviews stand in columns of equal width.
///
/// Source: Lima, reference sections 1 to 4.
open class ColumnView: BoxView {
  /// Whether the cells of rows stand in columns; `false` by default.
  public var isAlignToGrid: Bool {
    get { boxPlace.own.isGrid }
    set { setOwn { $0.isGrid = newValue } }
  }

  /// Whether ``BoxView/spacing`` counts from the last baseline of one subview to the first of the
  /// next; `false` by default.
  public var isAlignToBaseline: Bool {
    get { boxPlace.own.baseline != nil }
    set { setOwn { $0.baseline = newValue ? .first : nil } }
  }

  override var boxKind: BoxStyle.Kind { .column }
}

/// A box that places each of its subviews by its `anchor`, the last one on top.
open class AnchorView: LayoutBoxView {
  override var boxKind: BoxStyle.Kind { .anchors }
}

/// A box that gives each of its subviews all of its bounds but paddings; margins do not count.
open class RootView: LayoutBoxView {
  /// The room above the subviews, in points.
  public var topPadding: CGFloat {
    get { CGFloat(boxPlace.own.margins.top) }
    set { setPadding(\.top, newValue) }
  }

  /// The room below the subviews, in points.
  public var bottomPadding: CGFloat {
    get { CGFloat(boxPlace.own.margins.bottom) }
    set { setPadding(\.bottom, newValue) }
  }

  private func setPadding(_ edge: WritableKeyPath<BoxMargins, Double>, _ padding: CGFloat) {
    guard boxPlace.own.margins[keyPath: edge] != Double(padding) else { return }
    boxPlace.own.margins[keyPath: edge] = Double(padding)
    setNeedsLayout()
  }

  /// The paddings stand where other boxes keep their margins.
  override func noteMargins() {}

  override func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    var style = super.boxStyle(in: input, isTopmost: isTopmost)
    style.margins = boxPlace.own.margins
    return style
  }
}

/// A view that takes up room in a row or column: as its `weight`, 1 by default, says.
///
/// Without a background colour it lets touches through, also those of its subviews.
open class SpacerView: UIView {
  /// Creates a spacer of weight 1 with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    weight = 1
  }

  /// Creates a spacer of weight 1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    weight = 1
  }

  /// Zero in both directions.
  open override var intrinsicContentSize: CGSize { .zero }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    backgroundColor == nil ? nil : super.hitTest(point, with: event)
  }
}
