public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A table's cell with one content view, inside the margins of its `contentView` or up to its
/// edges.
///
/// Source: Lima, reference sections 1 to 4.
open class BoxTableViewCell: UITableViewCell, BoxElement {
  private(set) final lazy var boxPlace = BoxElementState(self)

  private var storedContent: UIView?
  private var ignoresMargins = false

  /// Creates an empty cell.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    storage.boxState = boxPlace
  }

  /// Creates a cell from an archive; it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storage.boxState = boxPlace
  }

  /// The content, if any was set.
  open func content() -> UIView? { storedContent }

  /// Sets the content; the former one is removed.
  ///
  /// - Parameters:
  ///   - content: The new content, or `nil` for none.
  ///   - ignoreMargins: Whether the content reaches to the edges of the content view.
  open func setContent(_ content: UIView?, ignoreMargins: Bool = false) {
    if storedContent !== content { storedContent?.removeFromSuperview() }
    storedContent = content
    contentView.boxState.owner = self
    ignoresMargins = ignoreMargins
    if let content, content.superview !== contentView { contentView.addSubview(content) }
    noteNewChildren()
    setNeedsLayout()
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBoxes()
  }

  /// Marks the cell.
  open override func setNeedsLayout() {
    markView()
    noteChange()
  }

  final func markView() {
    super.setNeedsLayout()
  }

  /// The size of the content with its margins, or where that is wider than proposed, the proposed
  /// width with the height that the content has there.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingBoxSize(size)
  }

  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    let margins = ignoresMargins ? .zero : contentView.directionalLayoutMargins
    return BoxStyle(.cell, margins: BoxMargins(margins), direction: ownDirection)
  }

  var dependsOnInput: Bool { false }

  var boxChildren: [UIView] {
    storedContent.flatMap { $0.superview === contentView ? [$0] : nil } ?? []
  }
}
