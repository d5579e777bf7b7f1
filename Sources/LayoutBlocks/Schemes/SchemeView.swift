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
/// is as large as the frames reach, measured by the same program, so it can stand in boxes, layout
/// views and cells. Where no condition holds, the elements stay where they are, and an issue notes
/// it.
open class SchemeView: UIView, LayoutContainer, MeasuredContainer {
  /// The schemes, in the order in which their conditions are tried. A change of a block in them
  /// marks the view.
  public var schemes: [LayoutScheme] = [] {
    didSet { noteSchemes() }
  }

  /// Whether frames are moved to whole pixels; `false` by default.
  public var snapsToPixelGrid = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the view is laid out as from left to right and mirrored, where its direction is right to
  /// left; `false` by default.
  public var mirrorsForRightToLeft = false {
    didSet { setNeedsLayout() }
  }

  private var choice = LayoutScheme(firstOf: [])
  private let front = BlockFront()

  /// The serials of the elements last reported as unplaced.
  private var reportedUnplaced: [UInt64] = []

  /// Creates a view without schemes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view of schemes; their elements have to be added to it.
  public convenience init(_ schemes: LayoutScheme...) {
    self.init(frame: .zero)
    self.schemes = schemes
    // Initialisers do not call observers.
    noteSchemes()
  }

  /// Creates a view from an archive; it has no schemes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    front.space = self
    front.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  private func noteSchemes() {
    choice = LayoutScheme(firstOf: schemes)
    front.setNeedsDeclaration()
    setNeedsLayout()
  }

  /// What a pass depends on besides the subviews.
  public var layoutInput: LayoutInput {
    passInput
  }

  /// Calls super, then lays out by the first scheme whose condition holds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let input = layoutInput
    bring(upTo: input)
    front.layOut(choice, in: bounds, input: input)
    reportUnplaced()
  }

  private func bring(upTo input: LayoutInput) {
    front.direction = input.direction
    let grid = snapsToPixelGrid ? PixelGrid(scale: input.scale) : nil
    guard choice.pixelGrid != grid else { return }
    choice.pixelGrid = grid
    front.setNeedsDeclaration()
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
  /// its blocks have none of their own. Beyond 64 containers that measure each other, the current
  /// size counts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measuring.run(self) {
      var input = layoutInput
      input.size = size
      bring(upTo: input)
      let room = CGRect(origin: .zero, size: size)
      let frame = front.snapshot(of: choice, for: room, input: input).frame
      return CGSize(
        width: max(0, frame.origin.x + frame.size.width),
        height: max(0, frame.origin.y + frame.size.height))
    }
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
  public func layoutTrace() -> LayoutTrace {
    let input = layoutInput
    bring(upTo: input)
    return front.trace(of: choice, for: input)
  }

  /// Notes the elements of schemes none of which holds, once for every change of them.
  private func reportUnplaced() {
    // A pass that was refused says nothing about elements.
    guard !front.isInPass, front.lastSource == bounds else { return }
    let unplaced = front.unplacedElements
    let shown = Array(unplaced.prefix(8))
    let serials = shown.map { front.elements[$0].link.serial }
    guard serials != reportedUnplaced else { return }
    reportedUnplaced = serials
    guard !shown.isEmpty else { return }
    LayoutIssue.report(
      LayoutIssue(
        .unplaced, severity: .note, elements: shown.map { front.elements[$0].name },
        numbers: [
          "count": Double(unplaced.count), "width": bounds.size.width,
          "height": bounds.size.height,
        ],
        location: schemes.last?.head.condition?.location ?? front.firstLocation,
        explanation: "None of the schemes' conditions holds for these bounds, so the elements stay "
          + "where they are.",
        advice: "Append a scheme without a condition as the last one."))
  }
}
