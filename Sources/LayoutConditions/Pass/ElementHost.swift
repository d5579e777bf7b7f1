import Foundation
import LayoutCore

/// The walk's way to the elements of a controller.
///
/// Elements are unmanaged here: the pass holds the array of subviews, which keeps them alive, and
/// counting references would cost more than placing.
struct ElementHost<Subview: LayoutElement>: LayoutPlanHost {
  let elements: UnsafeBufferPointer<Unmanaged<Subview>>
  let pass: Unmanaged<PlanPass<Subview>>
  let container: Unmanaged<AnyObject>

  /// The count of changes when the pass began; once it differs, every element is asked whether it
  /// is still there.
  let changeCount: Int
  var mayHaveLeft = false

  /// The width at which frames outside the plan are mirrored, where frames are.
  let mirroredWidth: CGFloat?
  let elementsKnowContainer: Bool

  /// The frames to store when all are computed, where that is late.
  var lateFrames: [CGRect] = []

  /// Whether an element is placed within the safe area; `nil` where none can be.
  var isWithinSafeArea: ((Int) -> Bool)?

  /// What went wrong, to be reported after the pass.
  var problems: [PassProblem] = []

  func element(at index: Int) -> AnyObject? { elements[index].takeUnretainedValue() }

  func location(ofMethod method: Int, of index: Int) -> LayoutLocation? {
    (container.takeUnretainedValue() as? any LayoutControllable)?
      .location(ofMethod: method, of: elements[index].takeUnretainedValue())
  }

  @inline(__always)
  mutating func place(_ frame: CGRect, at index: Int) {
    if mayHaveLeft, hasLeft(index) { return }
    elements[index]._withUnsafeGuaranteedRef { $0.place(frame) }
  }

  mutating func placeLater(_ frame: CGRect, at index: Int) { lateFrames[index] = frame }

  /// Stores the frames that were noted.
  mutating func placeLateFrames() {
    for (index, frame) in lateFrames.enumerated() { place(frame, at: index) }
  }

  @inline(__always)
  mutating func didRunClosures() {
    if pass._withUnsafeGuaranteedRef({ $0.changeCount }) != changeCount {
      mayHaveLeft = elementsKnowContainer
    }
  }

  mutating func noteSafeArea(_ isPlacedWithin: @escaping (Int) -> Bool) {
    isWithinSafeArea = isPlacedWithin
  }

  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize {
    let size = elements[index]._withUnsafeGuaranteedRef {
      $0.measuredSize(fitting: proposal, withinSafeArea: isWithinSafeArea?(index) ?? false)
    }
    if size.isUsableContent { return size }
    problems.append(PassProblem(.size(size), of: index))
    return .zero
  }

  mutating func noteNonFinite(_ frame: CGRect, at index: Int) {
    problems.append(PassProblem(.nonFinite(frame), of: index))
  }

  mutating func noteNegative(_ frame: CGRect, at index: Int) {
    problems.append(PassProblem(.negative(frame), of: index))
  }

  mutating func frame(beside index: Int, _ link: ElementLink, at place: Int) -> CGRect? {
    guard let sibling = link.element else {
      problems.append(PassProblem(.missingSibling, of: index))
      return nil
    }
    if place >= 0 { return sibling.layoutFrame }
    guard
      place == PlanClosures.Beside.held
        || sibling.layoutContainer === container.takeUnretainedValue()
    else {
      problems.append(PassProblem(.notASibling(sibling.issueName), of: index))
      return nil
    }
    return sibling.layoutFrame.mirrored(in: mirroredWidth)
  }

  mutating func noteCircle(_ indices: [Int]) {
    problems.append(PassProblem(.circle(indices), of: indices.first ?? 0))
  }

  /// Whether a closure of this pass removed the element from its controller.
  private mutating func hasLeft(_ index: Int) -> Bool {
    let current = elements[index]._withUnsafeGuaranteedRef { $0.layoutContainer }
    if current === container.takeUnretainedValue() { return false }
    problems.append(PassProblem(.removed, of: index))
    return true
  }
}
