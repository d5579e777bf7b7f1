import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view that is a box of the tree it stands in.
///
/// The topmost of the boxes that stand directly in each other gathers them all into one
/// ``BoxTree``, runs it and applies the frames; the others do nothing.
protocol BoxElement: UIView {
  /// Where the box stands in the tree.
  var boxPlace: BoxElementState { get }

  /// What the view does with its children, for an input.
  func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle

  /// Whether ``boxStyle(in:isTopmost:)`` depends on the input.
  var dependsOnInput: Bool { get }

  /// The views that the box places.
  var boxChildren: [UIView] { get }

  /// Called after the children were placed.
  func didPlaceChildren()

  /// Marks the view as its own class does, whatever is in it.
  func markView()
}

extension BoxElement {
  func didPlaceChildren() {}

  /// Notes that the box, or an element in it, changed.
  ///
  /// - Parameter isViewMarked: Whether the box's own view is marked already. A mark that climbs twice
  ///   climbs twice as often at every level.
  func noteChange(isViewMarked: Bool = false) {
    let state = boxPlace
    guard !state.isMarked else { return }
    state.isMarked = true
    guard let front = state.front else { return }
    front.marked.append(state.index)
    guard let topmost = front.topmost, !(isViewMarked && topmost === self) else { return }
    topmost.markView()
  }

  /// Notes that the box got or lost children.
  func noteNewChildren() {
    guard let front = boxPlace.front else { return }
    front.forgetViews()
    front.topmost?.markView()
  }

  /// Notes that the view stands somewhere else: it was gathered into another tree.
  func noteMove() {
    let state = boxPlace
    if let front = state.front, front !== state.ownFront {
      front.hasLostBoxes = true
      front.forgetViews()
    }
    state.front = nil
    state.isNested = false
    if boxAround == nil {
      state.ownFront?.forgetViews()
    } else {
      state.ownFront?.close()
      state.ownFront = nil
    }
    state.isMarked = true
    markView()
  }

  /// Lays out the tree of which this is the topmost box; does nothing for any other.
  func layOutBoxes() {
    let state = boxPlace
    if state.isNested || boxAround != nil {
      if inputOverride != nil { layOutAlone() }
      return
    }
    let front = state.ownFront ?? makeFront(state)
    let input = boxInput
    guard input.size.width.isFinite, input.size.height.isFinite else {
      reportInvalidSize(input.size)
      return
    }
    // A view that is asked for its size may ask for a layout in turn.
    if front.isBusy {
      front.wasAsked = true
      return
    }
    front.isBusy = true
    bring(front, upTo: input)
    run(front, width: input.size.width, height: input.size.height, input.direction)
    apply(front, input)
    finish(front)
  }

  /// Does what had to wait while the front was busy.
  private func finish(_ front: BoxFront) {
    front.isBusy = false
    if front.needsGather { front.forgetViews() }
    if front.wasAsked {
      front.wasAsked = false
      markView()
    }
  }

  /// Lays out a nested box as if it were the topmost, for a snapshot of it alone.
  private func layOutAlone() {
    let front = BoxFront(nil)
    let input = boxInput
    let state = boxPlace
    guard input.size.width.isFinite, input.size.height.isFinite, !state.isLookedAt else { return }
    // What is in the box may ask for a snapshot while it is asked for its size.
    state.isLookedAt = true
    defer { state.isLookedAt = false }
    gatherAndRun(front, input)
    place(front)
    didPlaceChildren()
    for view in front.lists.scrollViews { view.didPlaceChildren() }
  }

  private func makeFront(_ state: BoxElementState) -> BoxFront {
    let front = BoxFront(self)
    state.ownFront = front
    return front
  }

  /// Gathers and lays out, leaving all views as they are.
  func gatherAndRun(_ front: BoxFront, _ input: LayoutInput) {
    gather(front, input, isTemporary: true)
    run(front, width: input.size.width, height: input.size.height, input.direction)
  }

  /// The input of a pass.
  var boxInput: LayoutInput {
    passInput
  }

  /// The size that the box takes for a proposal, leaving all frames as they are: the natural one,
  /// or where that is too wide, the proposed width and the natural height there. A required width
  /// is the width, however wide the content is.
  func fittingBoxSize(_ proposal: CGSize, isWidthRequired: Bool = false) -> CGSize {
    let state = boxPlace
    // What is in the box asks for its size while the box asks it.
    if state.ownFront?.isBusy == true || state.measuringFront?.isBusy == true {
      return layoutFrame.size
    }
    var input = boxInput
    input.size = proposal
    return Measuring.run(self) {
      if let own = state.ownFront, own.isUpToDate(input) {
        own.isBusy = true
        own.tree.beginMeasuring(&own.measuring)
        let size = measure(own, proposal, input.direction, isWidthRequired)
        own.tree.endMeasuring(&own.measuring)
        finish(own)
        return size
      }
      let front = state.measuringFront ?? BoxFront(nil)
      state.measuringFront = front
      front.isBusy = true
      gather(front, input, isTemporary: true)
      let size = measure(front, proposal, input.direction, isWidthRequired)
      front.isBusy = false
      front.dropViews()
      return size
    }
  }

  private func measure(
    _ front: BoxFront, _ proposal: CGSize, _ direction: UIUserInterfaceLayoutDirection,
    _ isWidthRequired: Bool
  ) -> CGSize {
    if !isWidthRequired {
      run(front, width: nil, height: nil, direction)
      let size = front.tree.frame(of: 0).size
      guard size.width > proposal.width else { return size }
    }
    run(front, width: proposal.width, height: nil, direction)
    return front.tree.frame(of: 0).size
  }

  /// Gathers what changed.
  private func bring(_ front: BoxFront, upTo input: LayoutInput) {
    // A snapshot put back what its pass had changed.
    let restoreCount = layoutRestoreCount
    let isRestored = front.restoreCount != restoreCount
    if front.needsGather || front.dependsOnInput && (isRestored || front.input != input) {
      gather(front, input, isTemporary: false)
      return
    }
    if isRestored {
      front.restoreCount = restoreCount
      front.needsFullPlacing = true
    }
    if front.input?.layoutMargins != input.layoutMargins {
      front.input = input
      front.marked.append(0)
    }
    // What views do when they are asked may mark more boxes, for the next pass.
    let count = front.marked.count
    for place in 0..<count where !refresh(front, front.marked[place], input) {
      gather(front, input, isTemporary: false)
      return
    }
    front.refreshCount = count
  }

  /// Gives views their frames.
  private func apply(_ front: BoxFront, _ input: LayoutInput) {
    if front.needsGather {
      placeRemaining(front)
    } else if (self as? LayoutBoxView)?.snapsToPixelGrid == true {
      placeSnapped(front, PixelGrid(scale: input.scale))
      front.needsFullPlacing = true
    } else {
      placeChanged(front)
    }
    front.marked.removeFirst(front.refreshCount)
    front.refreshCount = 0
    didPlaceChildren()
    for view in front.lists.scrollViews { view.didPlaceChildren() }
  }

  /// Gives those views their frames that did not leave their boxes while the tree was laid out. A
  /// pass over what there is then follows.
  private func placeRemaining(_ front: BoxFront) {
    var index = 1
    while index < front.tree.nodes.count {
      let view = front.lists.elements[index].takeUnretainedValue()
      let node = front.tree.nodes[index]
      if view.stands(in: front.lists.elements[Int(node.parent)]) {
        view.place(front.tree.state.frames[index])
        index += 1
      } else {
        index = Int(node.end)
      }
    }
  }

  /// Gives the views their frames in the boxes that were arranged or marked.
  private func placeChanged(_ front: BoxFront) {
    if front.needsFullPlacing || front.tree.state.isAllArranged {
      front.needsFullPlacing = false
      place(front)
      return
    }
    for record in front.tree.state.arranged {
      placeChildren(Int(front.tree.records[Int(record)].node), front)
    }
    for place in 0..<front.refreshCount { placeChildren(front.marked[place], front) }
  }

  private func placeChildren(_ box: Int, _ front: BoxFront) {
    let end = Int(front.tree.nodes[box].end)
    var child = box + 1
    while child < end {
      let record = Int(front.tree.nodes[child].record)
      place(
        front.lists.elements[child], front.tree.state.frames[child],
        isArranged: record >= 0 && front.lists.arePlain[record])
      child = Int(front.tree.nodes[child].end)
    }
  }

  /// Gives all views their frames.
  private func place(_ front: BoxFront) {
    // Asked for as if to change them, as counting references costs more than placing a view.
    front.tree.nodes.withUnsafeMutableBufferPointer { nodes in
      front.tree.state.frames.withUnsafeMutableBufferPointer { frames in
        front.lists.elements.withUnsafeMutableBufferPointer { elements in
          front.lists.arePlain.withUnsafeMutableBufferPointer { arePlain in
            for index in 1..<max(nodes.count, 1) {
              let record = Int(nodes[index].record)
              place(
                elements[index], frames[index], isArranged: record >= 0 && arePlain[record])
            }
          }
        }
      }
    }
  }

  /// Gives a view its frame. What is in a plain box has its frame as well.
  @inline(__always)
  private func place(_ element: Unmanaged<UIView>, _ frame: CGRect, isArranged: Bool) {
    element._withUnsafeGuaranteedRef { view in
      if isArranged { view.placeArranged(frame) } else { view.place(frame) }
    }
  }

  /// Places every view so that its edges lie between pixels of the box's own coordinates.
  private func placeSnapped(_ front: BoxFront, _ grid: PixelGrid) {
    let frames = front.tree.framesInRoot
    var snapped = frames
    for index in frames.indices.dropFirst() {
      let isText = front.tree.nodes[index].content != nil
      snapped[index] = grid.snap(frames[index], keepingMeasuredSize: isText)
      let above = snapped[Int(front.tree.nodes[index].parent)].origin
      var frame = snapped[index]
      frame.origin.x -= above.x
      frame.origin.y -= above.y
      front.lists.elements[index]._withUnsafeGuaranteedRef { $0.place(frame) }
    }
  }

  private func run(
    _ front: BoxFront, width: CGFloat?, height: CGFloat?,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let elements = front.lists.elements
    let usesBaselines = front.tree.usesBaselines
    front.tree.layOut(
      width: width.map { Double($0) }, height: height.map { Double($0) },
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight
    ) { leaf, width in
      elements[leaf].takeUnretainedValue().contentSize(
        width, usesBaselines: usesBaselines)
    }
  }

  private func reportInvalidSize(_ size: CGSize) {
    LayoutIssue.report(
      LayoutIssue(
        .invalidInput, elements: [layoutName],
        numbers: ["width": size.width, "height": size.height],
        explanation: "The bounds are not finite, so nothing was laid out.",
        advice: "Set finite bounds; measure with sizeThatFits(_:) for infinite ones."))
  }
}

extension UIView {
  /// Asks a view for the height of its content at a width, and for its baselines there if any box
  /// uses them.
  func contentSize(_ width: Double, usesBaselines: Bool) -> BoxContentSize {
    let size = measuredSize(fitting: CGSize(width: width, height: .infinity))
    let height = checkContent(Double(size.height), "height")
    if !usesBaselines { return BoxContentSize(height: height) }
    let lines = baselines(for: CGSize(width: width, height: height ?? 0))
    return BoxContentSize(
      height: height, firstBaseline: Double(lines.first), lastBaseline: Double(lines.last))
  }
}
