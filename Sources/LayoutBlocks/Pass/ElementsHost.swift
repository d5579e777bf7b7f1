import Foundation
import LayoutCore

/// A program's way to the elements, and what went wrong on it.
struct ElementsHost: BlockHost {
  let pass: Unmanaged<BlockPass>
  var problems: [PassProblem] = []

  /// Notes what contents answer, to be replayed elsewhere. Not owned, so that other runs count no
  /// reference: who has a run recorded holds the recorder.
  unowned(unsafe) var recorder: BlockRecorder?

  init(_ pass: BlockPass) {
    // The pass runs the program, so it outlives its host.
    self.pass = .passUnretained(pass)
  }

  var closures: BlockClosures? { pass._withUnsafeGuaranteedRef { $0.closures } }

  /// The element of a number, unless a closure of this pass has it freed.
  private func element(_ number: Int) -> (any LayoutElement)? {
    pass._withUnsafeGuaranteedRef { $0.elements[number].link.element }
  }

  func element(at index: Int) -> AnyObject? { element(index) }

  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize {
    var size = self.element(element)?.contentSize(in: proposal) ?? .zero
    if !size.isUsableContent {
      note(.size(size), of: element)
      size = .zero
    }
    recorder?.record.sizes.append(size)
    return size
  }

  mutating func baseline(of element: Int, size: CGSize) -> CGFloat {
    var baseline: CGFloat = 0
    if let element = self.element(element) {
      baseline = BaselineElement.offset(in: element, size: size)
      // Other text moves the line, also where the element's size is given.
      element.storage.isMeasured = true
    }
    recorder?.record.baselines.append(baseline)
    return baseline
  }

  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect {
    let rect = pass._withUnsafeGuaranteedRef { $0.elements[guide].guide }?.room(in: frame) ?? frame
    recorder?.record.rooms.append(rect)
    return rect
  }

  func lastFrame(of element: Int) -> CGRect {
    pass._withUnsafeGuaranteedRef { $0.keptFrame(of: element) }
  }

  mutating func note(_ problem: PassProblem.Kind, of element: Int) {
    problems.append(PassProblem(problem, of: element))
  }
}
