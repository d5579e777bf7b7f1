import Foundation
import LayoutCore

/// A program's way to the elements, and what went wrong on it.
struct ElementsHost: BlockHost {
  let front: Unmanaged<BlockFront>
  var problems: [BlockProblem] = []

  /// Notes what contents answer, where that is to be replayed elsewhere; whoever asks for it holds
  /// it.
  unowned(unsafe) var recorder: BlockRecorder?

  init(_ front: BlockFront) {
    self.front = .passUnretained(front)
  }

  var closures: BlockClosures? { front._withUnsafeGuaranteedRef { $0.closures } }

  /// The element of a number, unless a closure of this pass has it freed.
  private func element(_ number: Int) -> (any LayoutElement)? {
    front._withUnsafeGuaranteedRef { $0.elements[number].link.element }
  }

  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize {
    var size = self.element(element)?.contentSize(in: proposal) ?? .zero
    if !size.isUsableContent {
      problems.append(.size(size, element))
      size = .zero
    }
    recorder?.record.sizes.append(size)
    return size
  }

  mutating func baseline(of element: Int, size: CGSize) -> CGFloat {
    let baseline = self.element(element).map { BaselineElement.offset(in: $0, size: size) } ?? 0
    recorder?.record.baselines.append(baseline)
    return baseline
  }

  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect {
    let rect = front._withUnsafeGuaranteedRef { $0.elements[guide].guide }?.room(in: frame) ?? frame
    recorder?.record.rooms.append(rect)
    return rect
  }

  mutating func refuse(_ frame: CGRect, for element: Int) -> CGRect {
    problems.append(.frame(frame, element))
    return front._withUnsafeGuaranteedRef { $0.elements[element].finiteFrame }
  }

  mutating func standardize(_ frame: CGRect, of element: Int) {
    problems.append(.negative(frame, element))
  }
}
