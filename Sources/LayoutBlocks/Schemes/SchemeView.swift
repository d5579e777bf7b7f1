public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that lays out its subviews by schemes: the first one whose condition holds.
///
/// ```swift
/// let view = SchemeView()
/// view.addSubview(picture)
/// view.addSubview(text)
/// view.schemes = [besideEachOther.when(.width(700...)), belowEachOther]
/// ```
///
/// The schemes' source rect is the view's bounds. Conditions see the view's whole input. The view
/// is as large as the frames reach, measured by the same program, so boxes, layout views and cells
/// can hold it. Where no condition holds, the elements stay where they are, and an issue notes it.
///
/// Add views whose content changes by itself, such as labels, to the view itself: a plain view in
/// between, a `UIScrollView` included, does not tell of them, so that they keep their frames until
/// something else marks the scheme view.
open class SchemeView: UIView, LayoutContainer, MeasuredContainer {
  private let pass = SchemePass()

  /// The schemes, in the order in which their conditions are tried. A change of a block in them
  /// marks the view.
  public var schemes: [LayoutScheme] {
    get { pass.schemes }
    set {
      pass.schemes = newValue
      setNeedsLayout()
    }
  }

  /// Whether frames are moved to whole pixels of the view; `false` by default. What is as large as
  /// its content keeps at least that size.
  public var snapsToPixelGrid = false {
    didSet {
      pass.snaps = snapsToPixelGrid
      setNeedsLayout()
    }
  }

  /// Whether the view is laid out as from left to right, and every frame then mirrored in the view
  /// that holds the element, where the view's direction is right to left; `false` by default.
  public var mirrorsForRightToLeft = false {
    didSet {
      pass.mirrors = mirrorsForRightToLeft
      setNeedsLayout()
    }
  }

  /// Creates a view without schemes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    pass.join(self)
  }

  /// Creates a view of schemes; their elements have to be added to it.
  public convenience init(_ schemes: LayoutScheme...) {
    self.init(frame: .zero)
    self.schemes = schemes
  }

  /// Creates a view from an archive; it has no schemes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    pass.join(self)
  }

  /// Calls super, then lays out by the first scheme whose condition holds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    Recording.noteHeld(subviews)
    Recording.pass(over: self) { _ = pass.layOut(self, layoutInput) }
  }

  /// Marks the view, and the containers that asked for its size.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    markMeasuringContainers()
  }

  /// How far the frames reach at a proposal, from (0, 0); every frame stays as it is.
  ///
  /// A proposal may be zero, finite or infinite; along an axis without end, the room is as long as
  /// what is in it. Conditions see the proposal, so a row, which asks for the width at an endless
  /// one, takes the natural width of the widest scheme; give the view a weight or a width there if
  /// its blocks have none of their own. Where too many containers measure each other (32 scheme
  /// views), and during a pass of the view itself, the current size counts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measuring.run(self, weight: .closures) { pass.fittingSize(of: self, size) ?? bounds.size }
  }

  /// The size that fits, with the target's width or height where it is required.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that fits, with the target's width or height where it is required; the other is asked
  /// for without a limit.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    pass.fittingSize(
      of: self, targetSize, keepsWidth: horizontalFittingPriority == .required,
      keepsHeight: verticalFittingPriority == .required)
  }

  /// Why the elements of the schemes are where they are.
  ///
  /// An entry names an element and lists the conditions of schemes that did not hold, then those
  /// that did, the constraints that changed its room, and last the layout that formed its frame.
  /// One whose schemes did not hold has no active method.
  ///
  /// ```
  /// picture (0, 0, 320, 100)
  ///   1. no   width >= 700 (Screen.swift:12): scheme
  ///   2. yes  always: scheme
  ///   3. yes  always: width filled, height 100, left 0, top 0
  /// text (0, 110, 320, 40)
  ///   1. no   width >= 700 (Screen.swift:12): scheme
  ///   2. yes  always: scheme
  ///   3. yes  always: by picture: bottom limit outer
  ///   4. yes  always: width filled, height content, left 0, top 10
  /// ```
  ///
  /// Frames are those of the last pass; conditions are asked anew, opaque ones too. A pass keeps no
  /// notes for this.
  ///
  /// - Complexity: linear in the blocks and their constraints, times the conditions around each.
  public func layoutTrace() -> LayoutTrace { pass.trace(of: self) }
}

extension SchemeView: ConditionalElement {
  package var declaredConditions: [LayoutCondition] { pass.conditions(of: self) }
  package var declaredLists: [ConditionList] { pass.lists(layoutName) }

  package func replaceConditions(_ replacement: (ConditionList) -> [LayoutCondition]) {
    pass.replaceConditions(layoutName, replacement)
    setNeedsLayout()
  }
}
