public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A scroll view of cells in columns, of any number: only what is in sight exists.
///
/// Say how many items there are and what kind of cell shows each; columns, spacing, insets and
/// heights may depend on the view's input, as in a ``LayoutView``.
///
/// ```swift
/// let photo = MatrixCellKind { UIImageView() } configure: { view, index in
///   view.image = thumbnails[index.item]
/// }
/// let gallery = MatrixView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// gallery.columns = Responsive(3).when(.width(700...), 6)
/// gallery.spacing = 4
/// gallery.itemCount = { _ in thumbnails.count }
/// gallery.cell = { _ in photo }
/// gallery.layoutIfNeeded()                               // cells of 104 × 104 points
/// gallery.frameOfItem(at: MatrixIndex(item: 4))          // (108, 108, 104, 104)
/// ```
///
/// Each section is a header, rows of cells within ``sectionInsets``, and a footer. Rows run from
/// the side where lines begin. Tell the view of changes with `insertItems(_:inSection:)`,
/// `removeItems(_:inSection:)` and their likes, or `reloadData()`; what is in sight stays where it
/// is. After a rotation the first item in sight stays the first, unless the view is at its top.
///
/// Bad input becomes issues, never traps: a length that is negative or not finite counts as 0,
/// fewer than 1 column as 1, a negative count as 0. Counts may be as large as `Int.max`.
///
/// Complexity: a pass is O(log sections + views in sight), reading the counts O(sections). Memory
/// is proportional to the sections and to what is in sight; with fitted cells also to the last
/// 4,096 rows that were.
open class MatrixView: UIScrollView, LayoutContainer {
  /// The most views that are in sight at once, and the most sections and kinds.
  static let (mostCells, mostSections, mostKinds) = (100_000, 1_000_000, 64)

  /// The number of sections; one where it is `nil`, as at first. Up to a million.
  public var sectionCount: (() -> Int)? { didSet { reloadData() } }

  /// The number of items in a section; none where it is `nil`, as at first.
  public var itemCount: ((_ section: Int) -> Int)? { didSet { reloadData() } }

  /// The kind of cell that shows an item; `nil` leaves its place empty.
  public var cell: ((_ index: MatrixIndex) -> MatrixCellKind?)? { didSet { reloadData() } }

  /// The kind of a section's header; a section for which it answers `nil` has none.
  public var header: ((_ section: Int) -> MatrixCellKind?)? { didSet { reloadData() } }

  /// The kind of a section's footer; a section for which it answers `nil` has none.
  public var footer: ((_ section: Int) -> MatrixCellKind?)? { didSet { reloadData() } }

  /// The number of cells in a row; 1 at first.
  public var columns: Responsive<Int> = 1 { didSet { noteMeasures() } }

  /// How high cells are; square at first.
  public var cellSize: Responsive<MatrixCellSize> = .ratio(1) { didSet { noteMeasures() } }

  /// The room between columns, and between rows unless ``rowSpacing`` says otherwise, in points.
  public var spacing: Responsive<CGFloat> = 0 { didSet { noteMeasures() } }

  /// The room between rows, in points; ``spacing`` where it is `nil`.
  public var rowSpacing: Responsive<CGFloat>? { didSet { noteMeasures() } }

  /// The room around the cells of each section, within its header and footer, in points.
  public var sectionInsets = Responsive<NSDirectionalEdgeInsets>(.zero) {
    didSet { noteMeasures() }
  }

  /// The height of every header, in points; 0 at first, which shows none.
  public var headerHeight: Responsive<CGFloat> = 0 { didSet { noteMeasures() } }

  /// The height of every footer, in points; 0 at first, which shows none.
  public var footerHeight: Responsive<CGFloat> = 0 { didSet { noteMeasures() } }

  /// Whether cells keep clear of the safe area at the left and right, where the scroll view's own
  /// insets do not see to it; `true` by default. Headers and footers reach from edge to edge.
  public var keepsWithinSafeArea = true { didSet { noteMeasures() } }

  /// Whether frames are moved to whole pixels; `false` by default.
  ///
  /// The first item in sight then stays where it is when others come or go; rows below it may move
  /// by a pixel, as every edge is rounded at its place in the content.
  public var snapsToPixelGrid = false { didSet { noteMeasures() } }

  /// Whether rows run from right to left where the view's direction does; `true` by default.
  public var mirrorsForRightToLeft = true { didSet { noteMeasures() } }

  let pass = MatrixPass()

  /// Creates a matrix without items, with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storage.scrollsUpAndDown = true
  }

  /// Creates a matrix from an archive; it has no items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storage.scrollsUpAndDown = true
  }

  /// Calls super, then shows what is in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    Recording.opaque(touching: [self], "which cells \(layoutName) shows is a quotient")
    Recording.pass(over: self) { _ = pass.layOut(self, layoutInput) }
  }

  /// Marks the view for a pass.
  open override func setNeedsLayout() {
    // What the pass itself changes asks for no other one.
    guard pass.ignoredMarks == 0 else {
      pass.ignoredMarks -= 1
      return
    }
    pass.guardState.noteMark()
    super.setNeedsLayout()
    markMeasuringContainers()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    pass.noteRemoval(of: subview, self)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The size of the content at a width, with the content inset: arithmetic, so cells of fitted
  /// size count with what is known of them. Leaves everything as it is.
  ///
  /// A width that is not finite stands for the current one. The counts are those of the last pass;
  /// where changes wait for a pass, they are asked for, in O(sections).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    pass.fittingSize(of: self, size)
  }

  private func noteMeasures() {
    pass.guardState.noteChange()
    setNeedsLayout()
  }

  /// Where an item is to be seen after ``scrollToItem(at:position:animated:)``.
  public enum ScrollPosition: Sendable {
    /// At the top of the view, within its content inset.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// Where it takes the least scrolling.
    case nearest
  }

  /// Asks for all counts anew, and fills every cell in sight anew.
  ///
  /// The view stays at its offset, as far as the content reaches, with the same first item. During
  /// a pass it counts from the next one. Complexity: O(sections), at the next pass.
  public func reloadData() {
    declare(.reloadAll)
  }

  final func declare(_ edit: MatrixEdit) {
    if edit.isEmpty { return }
    pass.declare(edit)
    setNeedsLayout()
  }
}
