import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The pass of a view that lays out by schemes: over the first whose condition holds.
#if canImport(UIKit)
@MainActor
#endif
final class SchemePass: LayoutPass {
  /// The schemes as one of alternatives.
  private var choice = LayoutScheme(firstOf: [])
  private let blocks = BlockPass()
  private var unplaced = UnplacedReport()

  /// The view's settings.
  var mirrors = false
  var snaps = false

  /// Whether the view scrolls over what the schemes take up, rather than show as much as fits.
  var scrolls = false

  /// How far the frames reached in the last pass of a view that scrolls, before they were mirrored.
  private(set) var reach = CGSize.zero

  var guardState: PassGuard {
    get { blocks.guardState }
    set { blocks.guardState = newValue }
  }

  var firstLocation: LayoutLocation? { blocks.origins.first?.location }

  /// Whether the schemes changed since they were checked for one that is never taken, and the one
  /// that was told.
  private var areUnchecked = false
  private var toldUnreachable: Int?

  var schemes: [LayoutScheme] = [] {
    didSet {
      areUnchecked = true
      choice = LayoutScheme(firstOf: schemes)
      blocks.setNeedsDeclaration()
    }
  }

  /// Has a view own the pass, and be marked when a block changes.
  func join(_ view: UIView) {
    blocks.space = view
    blocks.didChange = { [weak view] in view?.setNeedsLayout() }
  }

  func gather(_ view: UIView, _ input: LayoutInput) {
    let isMirrored = mirrors && input.direction == .rightToLeft
    blocks.direction = isMirrored ? .leftToRight : input.direction
    let mirrorRoom = isMirrored ? mirrorRoom(in: view) : nil
    if blocks.mirrorRoom != mirrorRoom { blocks.mirrorRoom = mirrorRoom }
    let grid = snaps ? PixelGrid(scale: input.scale) : nil
    if blocks.containerGrid != grid { blocks.containerGrid = grid }
    blocks.bring(upTo: choice)
  }

  func run(_ view: UIView, _ input: LayoutInput) {
    blocks.lastSource = nil
    let room = room(of: view)
    guard blocks.check(room) else { return }
    blocks.run(in: room, input)
    if Recording.isOn { noteChoice(of: view, input) }
    if scrolls {
      reach = blocks.reach(in: view)
      // The other side is known only now.
      if blocks.mirrorRoom != nil { blocks.mirrorRoom = mirrorRoom(in: view) }
    }
    if blocks.needsFinish { blocks.finish() }
    blocks.lastSource = room
  }

  /// The room of the schemes: the bounds, or where the view scrolls, what it shows at first.
  private func room(of view: UIView) -> CGRect {
    scrolls ? CGRect(origin: .zero, size: view.bounds.size) : view.bounds
  }

  /// Where frames are mirrored: in the room, or where the view scrolls further than it shows, in
  /// what it scrolls over.
  private func mirrorRoom(in view: UIView) -> CGRect {
    var room = room(of: view)
    if scrolls { room.size.width = max(room.size.width, reach.width) }
    return room
  }

  func apply(_ view: UIView, _ input: LayoutInput) {
    if blocks.lastSource != nil { blocks.place() }
    blocks.noteChangesMeanwhile()
    if !blocks.lost.isEmpty { guardState.noteChange() }
  }

  func tell(_ view: UIView, _ input: LayoutInput) {
    blocks.tellProblems()
    if areUnchecked { tellUnreachable(view) }
    if blocks.lastSource != nil { tellUnplaced(view, input) }
  }

  /// How far the frames reach at a proposal, from (0, 0); `nil` within a pass.
  func fittingSize(of view: some UIView & LayoutContainer, _ proposal: CGSize) -> CGSize? {
    guard guardState.begin(toMeasure: true) else { return nil }
    let input = view.layoutInput.with(size: proposal)
    gather(view, input)
    let room = CGRect(origin: .zero, size: proposal)
    var frame = CGRect.zero
    if blocks.check(room) {
      // What refers to the view itself refers to the size that it would have; without a limit it
      // takes up nothing, as a share of the room does.
      let size = CGSize(width: finite(proposal.width), height: finite(proposal.height))
      let snapshot = blocks.snapshot(in: room, input) { blocks.setSpaceSize(size, &$0) }
      frame = snapshot.frame
    }
    blocks.noteChangesMeanwhile()
    endPass(view)
    blocks.tellProblems()
    return CGSize(
      width: max(0, frame.origin.x + frame.size.width),
      height: max(0, frame.origin.y + frame.size.height))
  }

  /// A length, or 0 in place of one without a limit.
  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  /// The size that fits a target of which some lengths are required.
  func fittingSize(
    of view: some UIView & LayoutContainer, _ target: CGSize, keepsWidth: Bool, keepsHeight: Bool
  ) -> CGSize {
    let size = view.sizeThatFits(
      CGSize(
        width: keepsWidth ? target.width : .infinity,
        height: keepsHeight ? target.height : .infinity))
    return CGSize(
      width: keepsWidth ? target.width : size.width,
      height: keepsHeight ? target.height : size.height)
  }

  /// Calls `body` with the blocks brought up to date; does nothing, and returns `nil`, in a pass.
  private func reading<Value>(
    _ view: some UIView & LayoutContainer, _ body: (LayoutInput) -> Value
  ) -> Value? {
    guard !guardState.isRunning, guardState.begin(toMeasure: true) else { return nil }
    let input = view.layoutInput
    gather(view, input)
    let value = body(input)
    blocks.noteChangesMeanwhile()
    endPass(view)
    return value
  }

  func trace(of view: some UIView & LayoutContainer) -> LayoutTrace {
    reading(view) { blocks.trace(for: $0) } ?? LayoutTrace(size: view.bounds.size, entries: [])
  }

  /// The conditions of all schemes, with those of schemes in them and in guides.
  func conditions(of view: some UIView & LayoutContainer) -> [LayoutCondition] {
    let all = reading(view) { _ in blocks.conditions } ?? blocks.conditions
    // A scheme without a condition is declared under one that always holds.
    return all.filter { $0 != .always }
  }

  /// The conditions of the schemes, of which the first that holds counts.
  func lists(_ name: String) -> [ConditionList] {
    let conditions = schemes.map { $0.head.condition ?? .always }
    guard conditions.contains(where: { $0 != .always }) else { return [] }
    return [
      ConditionList(
        elements: [name], noun: "scheme", conditions: conditions,
        locations: conditions.map(\.location), hasFallback: true)
    ]
  }

  /// Says which scheme the pass took.
  private func noteChoice(of view: UIView, _ input: LayoutInput) {
    guard let list = lists("").first else { return }
    let taken = Recording.without { list.conditions.firstIndex { $0(input) } }
    list.noteChoice(of: view, taken)
  }

  /// Puts other conditions in the place of those of the schemes and of schemes in them. Those in
  /// guides stay.
  func replaceConditions(
    _ name: String, _ replacement: (ConditionList) -> [LayoutCondition]
  ) {
    let own = lists(name).first.map(replacement)
    schemes = schemes.enumerated().map { index, scheme in
      scheme.replacingConditions(own?[index] ?? .always) { condition in
        replacement(ConditionList(condition, "scheme", name)).first ?? condition
      }
    }
  }

  /// Tells of a scheme behind one that always holds.
  private func tellUnreachable(_ view: UIView) {
    areUnchecked = false
    let conditions = schemes.map { $0.head.condition ?? .always }
    let unreachable = conditions.dropLast().firstIndex(of: .always).map { $0 + 1 }
    guard unreachable != toldUnreachable else { return }
    toldUnreachable = unreachable
    guard let unreachable else { return }
    LayoutIssue.report(
      LayoutIssue(
        .conditionShadowed, elements: [view.layoutName],
        numbers: ["scheme": Double(unreachable + 1)], location: conditions[unreachable].location,
        explanation: "Scheme \(unreachable + 1) stands behind scheme \(unreachable), which always "
          + "holds, so it is never taken: of several schemes the first whose condition holds counts.",
        advice: "Put a scheme without a condition last, give the others one by when(_:), or have "
          + "one scheme hold the blocks of both."))
  }

  /// Notes the elements of schemes none of which holds, once for every change of them.
  private func tellUnplaced(_ view: UIView, _ input: LayoutInput) {
    let all = blocks.unplacedElements
    let first = all.prefix(UnplacedReport.limit).map { blocks.elements[$0] }
    guard unplaced.isNew(first.map { ObjectIdentifier($0.link) }),
      // Without a condition there is another reason, which is told.
      blocks.conditions.contains(where: { $0 != .always })
    else { return }
    LayoutIssue.report(
      .unplaced(
        first.map(\.issueName), count: all.count, in: view.bounds.size,
        at: schemes.last?.head.condition?.location ?? blocks.origins.first?.location))
  }
}
