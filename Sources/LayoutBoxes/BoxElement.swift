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

  /// Notes that the box, or an element in it, changed. The box's own view is marked by then.
  func noteChange() {
    let state = boxPlace
    guard !state.isMarked else { return }
    state.isMarked = true
    guard let front = state.front else { return }
    front.marked.append(state.index)
    front.topmost?.markView()
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
    state.front = nil
    state.isNested = false
    state.ownFront?.close()
    state.ownFront = nil
    state.isMarked = true
    markView()
  }

  /// Lays out the tree of which this is the topmost box; does nothing for any other.
  func layOutBoxes() {
    let state = boxPlace
    if state.isNested { return }
    guard boxAround == nil else { return }
    let front = state.ownFront ?? makeFront(state)
    let input = boxInput
    guard input.size.width.isFinite, input.size.height.isFinite else {
      reportInvalidSize(input.size)
      return
    }
    bring(front, upTo: input)
    run(front, width: input.size.width, height: input.size.height, input.direction)
    apply(front, input)
  }

  private func makeFront(_ state: BoxElementState) -> BoxFront {
    let front = BoxFront(self)
    state.ownFront = front
    return front
  }

  /// The input of a pass.
  private var boxInput: LayoutInput {
    if let override = existingStorage?.inputOverride { return override }
    return containerInput
  }

  /// The size that the box takes for a proposal, leaving all frames as they are: the natural one,
  /// or where that is too wide, the proposed width and the natural height there.
  func fittingBoxSize(_ proposal: CGSize) -> CGSize {
    let front = BoxFront(nil)
    var input = boxInput
    input.size = proposal
    if let own = boxPlace.ownFront, !own.needsGather, own.marked.isEmpty, !own.dependsOnInput {
      front.tree = own.tree
      front.elements = own.elements
      front.views = own.views
    } else {
      gather(front, input, isTemporary: true)
    }
    run(front, width: nil, height: nil, input.direction)
    let size = front.tree.frame(of: 0).size
    guard size.width > proposal.width else { return size }
    run(front, width: proposal.width, height: nil, input.direction)
    return front.tree.frame(of: 0).size
  }

  /// Gathers what changed.
  private func bring(_ front: BoxFront, upTo input: LayoutInput) {
    if front.needsGather || front.dependsOnInput && front.input != input {
      gather(front, input, isTemporary: false)
      return
    }
    if front.marked.isEmpty { return }
    for index in front.marked where !refresh(front, index, input) {
      gather(front, input, isTemporary: false)
      return
    }
    front.marked.removeAll(keepingCapacity: true)
  }

  /// Gives views their frames.
  private func apply(_ front: BoxFront, _ input: LayoutInput) {
    if (self as? LayoutBoxView)?.snapsToPixelGrid == true {
      placeSnapped(front, PixelGrid(scale: input.scale))
    } else {
      place(front)
    }
    didPlaceChildren()
    for view in front.scrollViews { view.didPlaceChildren() }
  }

  private func place(_ front: BoxFront) {
    let elements = front.elements
    front.tree.state.frames.withUnsafeBufferPointer { frames in
      for index in 1..<max(frames.count, 1) {
        elements[index]._withUnsafeGuaranteedRef { $0.place(frames[index]) }
      }
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
      front.elements[index].takeUnretainedValue().place(frame)
    }
  }

  private func run(
    _ front: BoxFront, width: CGFloat?, height: CGFloat?,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let elements = front.elements
    front.tree.layOut(
      width: width.map { Double($0) }, height: height.map { Double($0) },
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight
    ) { leaf, width in
      leaf < elements.count ? elements[leaf].takeUnretainedValue().contentSize(width) : nil
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
  /// Asks a view for the height of its content at a width.
  func contentSize(_ width: Double) -> BoxContentSize {
    let size = measuredSize(fitting: CGSize(width: width, height: .infinity))
    let height = Double(size.height)
    let lines = baselines(for: CGSize(width: CGFloat(width), height: size.height))
    return BoxContentSize(
      height: height, firstBaseline: Double(lines.first), lastBaseline: Double(lines.last))
  }
}
