public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that takes up room in a row or column: as its `weight`, 1 by default, says.
///
/// Without a background color it lets touches through, also those of its subviews.
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
