public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A scroll view that lays out its subviews by schemes, and whose content is as large as they need.
///
/// It is a ``SchemeView`` that scrolls: the schemes' source rect is (0, 0) with the size of the
/// view itself, and conditions see that size, so a block that goes beyond it is what makes the view
/// scroll.
///
/// ```swift
/// let page = SchemeScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
/// page.addSubview(picture)
/// page.addSubview(text)
/// page.schemes = [
///   LayoutScheme(blocks: [
///     picture.layoutBlock(with: Layout(height: .fixed(180))),
///     text.layoutBlock(
///       with: Layout(y: .top(10), height: .fixed(100)),
///       constraints: [picture.layoutConstraint(for: [.bottom(.align(by: .outer))])]),
///   ])
/// ]
/// page.layoutIfNeeded()
/// page.contentSize                   // (320, 290): to the end of the text
/// ```
///
/// The content reaches from (0, 0) to the largest x and y of the frames that the last pass set;
/// what is in a guide counts as far as the guide does. For room behind the last element, use
/// `contentInset`. Where the view mirrors for right to left, the content begins at its right edge,
/// and that is what the view shows at first; when the content's width changes, what is in sight
/// keeps its distance from the beginning.
///
/// The safe area: where `contentInsetAdjustmentBehavior` adds it to the insets, as it does by
/// itself in the directions that scroll, blocks need not keep clear of it.
open class SchemeScrollView: UIScrollView, LayoutContainer, MeasuredContainer {
  private let pass = SchemePass()

  /// How many marks follow from what the pass itself is about to set.
  private var ignoredMarks = 0

  /// Where the content began in the last pass.
  private var start = ScrollStart()

  /// How often a saved layout was put back when that was noted.
  private var restoreCount = 0

  /// The schemes, in the order in which their conditions are tried. A change of a block in them
  /// marks the view.
  public var schemes: [LayoutScheme] {
    get { pass.schemes }
    set {
      pass.schemes = newValue
      setNeedsLayout()
    }
  }

  /// Whether frames are moved to whole pixels of the view; `false` by default.
  public var snapsToPixelGrid = false {
    didSet {
      pass.snaps = snapsToPixelGrid
      setNeedsLayout()
    }
  }

  /// Whether the view is laid out as from left to right, and every frame then mirrored within the
  /// content, where the view's direction is right to left; `false` by default.
  public var mirrorsForRightToLeft = false {
    didSet {
      pass.mirrors = mirrorsForRightToLeft
      setNeedsLayout()
    }
  }

  /// Creates a view without schemes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  /// Creates a view of schemes; their elements have to be added to it.
  public convenience init(_ schemes: LayoutScheme...) {
    self.init(frame: .zero)
    self.schemes = schemes
  }

  /// Creates a view from an archive; it has no schemes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
  }

  private func join() {
    pass.scrolls = true
    pass.join(self)
  }

  /// Calls super, then lays out by the first scheme whose condition holds, and sets the size of the
  /// content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    Recording.noteHeld(subviews)
    guard Recording.pass(over: self, { pass.layOut(self, layoutInput) }) else { return }
    showContent(pass.reach)
  }

  /// Marks the view, and the containers that asked for its size.
  open override func setNeedsLayout() {
    if ignoredMarks > 0 {
      ignoredMarks -= 1
      return
    }
    super.setNeedsLayout()
    markMeasuringContainers()
  }

  /// How far the frames reach at a proposal, from (0, 0), with the content inset; see
  /// ``SchemeView/sizeThatFits(_:)``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentInset
    return Measuring.run(self, weight: .closures) {
      guard let content = pass.fittingSize(of: self, size) else { return bounds.size }
      return CGSize(
        width: max(0, content.width + insets.left + insets.right),
        height: max(0, content.height + insets.top + insets.bottom))
    }
  }

  /// Why the elements of the schemes are where they are; see ``SchemeView/layoutTrace()``.
  public func layoutTrace() -> LayoutTrace { pass.trace(of: self) }

  /// Stores the size of the content, and keeps the distance of what is in sight from the side where
  /// the content begins.
  private func showContent(_ size: CGSize) {
    let width = bounds.size.width
    let isMirrored = mirrorsForRightToLeft && layoutInput.direction == .rightToLeft
    func widths(_ content: CGSize) -> ScrollStart.Widths? {
      isMirrored ? ScrollStart.Widths(content: content.width, view: width) : nil
    }
    if layoutRestoreCount != restoreCount {
      // What was put back, as after a snapshot at another size, has been as it is now.
      restoreCount = layoutRestoreCount
      start.last = widths(contentSize)
    }
    let x = start.offset(from: bounds.origin.x, widths(size))
    if contentSize != size { ignoringMark { contentSize = size } }
    if let x, x != bounds.origin.x {
      ignoringMark { contentOffset = CGPoint(x: x, y: bounds.origin.y) }
    }
  }

  /// Sets what marks the view once, though it follows from the pass.
  private func ignoringMark(_ body: () -> Void) {
    ignoredMarks = 1
    body()
    ignoredMarks = 0
  }
}

extension SchemeScrollView: ConditionalElement {
  package var declaredConditions: [LayoutCondition] { pass.conditions(of: self) }
  package var declaredLists: [ConditionList] { pass.lists(layoutName) }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    pass.replaceConditions(layoutName, replacement)
    setNeedsLayout()
  }
}
