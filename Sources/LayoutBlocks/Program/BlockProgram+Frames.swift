public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension BlockProgram {
  /// The frames that the program gives its elements in a rect.
  ///
  /// A frame that is not finite is refused: the element keeps the one it came with.
  ///
  /// - Parameters:
  ///   - source: The room of every block, in points. An axis without end is as long as what is in
  ///     it. For a rect that is not one, the frames that came in.
  ///   - elements: The frames the elements have, by number; empty ones where the list ends.
  ///   - direction: The reading direction.
  ///   - fittingSize: The size of an element's content for a proposal; nothing where it is missing.
  /// - Complexity: O(blocks and constraints).
  public func frames(
    in source: CGRect, elements: [CGRect] = [],
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    fittingSize: ((Int, CGSize) -> CGSize)? = nil
  ) -> [CGRect] {
    var state = BlockState()
    state.prepare(for: counts)
    for (number, frame) in elements.prefix(elementCount).enumerated() {
      state.frames[number] = frame
    }
    for block in state.isMirrored.indices {
      state.isMirrored[block] = direction == .rightToLeft
    }
    guard source.isRoom else { return state.frames }
    var host = CallerHost(frames: state.frames, fittingSize: fittingSize)
    var program = self
    BlockProgram.layOut(&program, in: source, &state, &host)
    return state.frames
  }
}

/// Asks closures instead of elements.
private struct CallerHost: BlockHost {
  var closures: BlockClosures? { nil }
  let frames: [CGRect]
  let fittingSize: ((Int, CGSize) -> CGSize)?

  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize {
    let size = fittingSize?(element, proposal) ?? .zero
    return size.isUsableContent ? size : .zero
  }

  mutating func baseline(of element: Int, size: CGSize) -> CGFloat { 0 }

  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect { frame }

  func lastFrame(of element: Int) -> CGRect { frames[element] }

  mutating func note(_ problem: PassProblem.Kind, of element: Int) {}
}
