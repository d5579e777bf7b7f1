public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A table's cell with one content view, inside the margins of its `contentView` or up to its
/// edges.
///
/// The cell measures itself: as high as its content at its width, with the margins.
///
/// ```swift
/// final class Message: BoxTableViewCell {
///   let sender = UILabel()
///   let text = UILabel(numberOfLines: 0)
///
///   override init(style: CellStyle, reuseIdentifier: String?) {
///     super.init(style: style, reuseIdentifier: reuseIdentifier)
///     setContent(ColumnView(spacing: 4, sender, text))
///   }
///
///   @available(*, unavailable)
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// Touches beside the content pass through where `selectionStyle` is `.none`.
///
/// Source: Lima, `LMTableViewCell`.
open class BoxTableViewCell: UITableViewCell, BoxContainer, BoxCell, LayoutContainer,
  ConditionalElement
{
  private(set) final lazy var ownBoxState = BoxElementState(self)
  final let cellContent = BoxCellContent()

  /// Creates an empty cell.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    storage.boxState = ownBoxState
  }

  #if !canImport(UIKit)
  // The content view holds it as well, and lets go of it without recursion.
  deinit { cellContent.view = nil }
  #endif

  /// Creates a cell from an archive; it is empty.
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

  /// What is at the trailing end; it takes room from the content.
  open override var accessoryType: UITableViewCell.AccessoryType {
    didSet { noteRoom() }
  }

  /// The view at the trailing end; it takes room from the content.
  open override var accessoryView: UIView? {
    didSet { noteRoom() }
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteRoom()
    BoxTreePass.layOut(self)
  }

  /// Marks the cell.
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

  /// The frontmost view at the point; none where that is the bare content view of a cell that shows
  /// no selection.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === contentView && selectionStyle == .none ? nil : view
  }
}

extension BoxTableViewCell: RestoringContainer {
  package func setContentsAside() -> SetAsideContents? {
    .room(cellContent.room, margins: cellContent.margins)
  }

  package func bringBack(_ contents: SetAsideContents) {
    if case .room(let room, let margins) = contents { setRoom(room, margins: margins) }
  }
}
