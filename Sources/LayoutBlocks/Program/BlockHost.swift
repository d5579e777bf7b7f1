import Foundation
import LayoutCore

/// What a program asks while it runs.
protocol BlockHost {
  /// What the program calls, if anything.
  var closures: BlockClosures? { get }

  /// An element, for a recorder; `nil` where there are none.
  func element(at index: Int) -> AnyObject?

  /// The size of an element's content for a proposal.
  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize

  /// How far below its upper edge an element has its first baseline at a size.
  mutating func baseline(of element: Int, size: CGSize) -> CGFloat

  /// What a guide with a frame holds, in the coordinates of that frame.
  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect

  /// The frame that an element has, which it keeps where it cannot take the new one.
  func lastFrame(of element: Int) -> CGRect

  /// Notes what is wrong with the frame or the content of an element.
  mutating func note(_ problem: PassProblem.Kind, of element: Int)
}

extension BlockHost {
  func element(at index: Int) -> AnyObject? { nil }

  /// The height of an element's content for a proposal.
  @inline(__always)
  mutating func fittingHeight(of element: Int, proposal: CGSize) -> CGFloat {
    Recording.readingHeight(of: self.element(at: element)) {
      fittingSize(of: element, proposal: proposal).height
    }
  }

  /// The frame as an element can take it, see `CGRect.storable(_:)`.
  @inline(__always)
  mutating func usable(_ frame: CGRect, of element: Int) -> CGRect {
    frame.isStorableAsIs ? frame : checked(frame, of: element)
  }

  @inline(never)
  private mutating func checked(_ frame: CGRect, of element: Int) -> CGRect {
    frame.storable { note($0, of: element) } ?? lastFrame(of: element)
  }
}
