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
  let elementsKnowContainer: Bool

  /// What went wrong, to be reported after the pass.
  var problems: [PassProblem] = []

  @inline(__always)
  mutating func place(_ frame: CGRect, at index: Int) {
    if mayHaveLeft, hasLeft(index) { return }
    elements[index]._withUnsafeGuaranteedRef { $0.place(frame) }
  }

  @inline(__always)
  mutating func didRunClosures() {
    if pass._withUnsafeGuaranteedRef({ $0.changeCount }) != changeCount {
      mayHaveLeft = elementsKnowContainer
    }
  }

  mutating func fittingSize(of index: Int, proposal: CGSize) -> CGSize {
    let size = elements[index]._withUnsafeGuaranteedRef { $0.measuredSize(fitting: proposal) }
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

  /// Whether a closure of this pass removed the element from its controller.
  private mutating func hasLeft(_ index: Int) -> Bool {
    let current = elements[index]._withUnsafeGuaranteedRef { $0.layoutContainer }
    if current === container.takeUnretainedValue() { return false }
    problems.append(PassProblem(.removed, of: index))
    return true
  }
}
