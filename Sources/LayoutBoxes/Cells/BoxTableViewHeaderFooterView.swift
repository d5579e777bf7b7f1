public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view above or below a table's section with one content view, inside the margins of its
/// `contentView` or up to its edges.
///
/// Source: Lima, `LMTableViewHeaderFooterView`.
open class BoxTableViewHeaderFooterView: UITableViewHeaderFooterView, BoxContainer, BoxCell,
  LayoutContainer, ConditionalElement
{
  private(set) final lazy var ownBoxState = BoxElementState(self)
  final let cellContent = BoxCellContent()

  /// Creates an empty view.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    storage.boxState = ownBoxState
  }

  #if !canImport(UIKit)
  // The content view holds it as well, and lets go of it without recursion.
  deinit { cellContent.view = nil }
  #endif

  /// Creates a view from an archive; it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storage.boxState = ownBoxState
  }

  /// The content; `nil` as long as none was set.
  open func content() -> UIView! { cellContent.view }

  /// Sets the content; the former one is removed.
  ///
  /// - Parameters:
  ///   - content: The new content, or `nil` for none.
  ///   - ignoreMargins: Whether the content reaches to the edges of the content view.
  open func setContent(_ content: UIView?, ignoreMargins: Bool = false) {
    setCellContent(content, ignoreMargins: ignoreMargins)
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteRoom()
    BoxTreePass.layOut(self)
  }

  /// Marks the view.
  open override func setNeedsLayout() {
    markView()
    ownBoxState.noteChange(isViewMarked: true)
  }

  final func markView() {
    super.setNeedsLayout()
    markAroundBox()
  }

  /// The size of the content with its margins, or where that is wider than proposed, the proposed
  /// width with the height that the content has there.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    BoxTreePass.size(of: self, fitting: size)
  }

  /// As ``sizeThatFits(_:)``, and the target's width or height where that is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    BoxTreePass.size(
      of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
