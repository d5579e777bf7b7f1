import Foundation
import LayoutCore

/// A program's way to the elements, and what went wrong on it.
struct ElementsHost: BlockHost {
  let front: Unmanaged<BlockFront>
  var problems: [Problem] = []

  /// Notes what contents answer, where that is to be replayed elsewhere; whoever asks for it holds
  /// it.
  unowned(unsafe) var recorder: BlockRecorder?

  enum Problem {
    case frame(CGRect, Int)
    case negative(CGRect, Int)
    case size(CGSize, Int)
  }

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
    let isUsable =
      size.width >= 0 && size.height >= 0 && size.width < .infinity && size.height < .infinity
    if !isUsable {
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

  /// Reports the problems of a pass that ended with `state`.
  func report(_ state: BlockState) {
    let front = front.takeUnretainedValue()
    for problem in problems {
      switch problem {
      case .frame(let frame, let number):
        let origin = front.origin(of: number, state)
        LayoutIssue.report(
          LayoutIssue(
            .nonFiniteFrame, elements: front.names(number, origin), numbers: frame.issueNumbers,
            location: origin?.location,
            explanation: "The block's frame is not finite, so the element keeps its last one.",
            advice: "Look for a division by zero, or a length that is not a number."))
      case .negative(let frame, let number):
        let origin = front.origin(of: number, state)
        LayoutIssue.report(
          LayoutIssue(
            .negativeSize, elements: front.names(number, origin), numbers: frame.issueNumbers,
            location: origin?.location,
            explanation: "The block's frame has a negative size; it counts by its amount.",
            advice: "Limit the length with from(0), or give the room more space."))
      case .size(let size, let number):
        let origin = front.origin(of: number, isMeasured: true, state)
        LayoutIssue.report(
          LayoutIssue(
            .measuringFailed, elements: front.names(number, origin),
            numbers: ["width": size.width, "height": size.height], location: origin?.location,
            explanation: "The element answered sizeThatFits with a size that cannot be used.",
            advice: "Answer with finite lengths that are not negative, for any proposal."))
      }
    }
  }
}

extension CGRect {
  var issueNumbers: KeyValuePairs<String, Double> {
    ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height]
  }
}
