import Foundation

/// One step of a program: trivially copyable, so that a pass is a walk over plain memory.
///
/// `s` is the room of the block so far, `r` the rect it is constrained by now.
struct BlockStep: Sendable {
  enum Operation: UInt8, Sendable {
    /// s and r become the source rect; `i` is the number of the block.
    case begin
    /// r becomes the frame, or what the element holds, of element `i`.
    case useFrame, useContent, useGuideContent, useBaseline
    /// r becomes s.
    case useSource
    /// r becomes s as closure `i` changes it.
    case useTransformed
    /// r is moved along the chain of `k` links from `j` on.
    case translate
    /// r becomes s, and the content size that of element `i` in it.
    case measure
    /// The same by closure `j`, the element's own rule for its content.
    case applyContentRule
    /// s takes the content's width or height, times `a`.
    case contentWidth, contentHeight
    /// Closure `i` changes s by r, if that had the size of the content.
    case contentAnchor
    /// s is placed in r by `k` parts from `j` on.
    case placeInside
    case alignEdge, limitEdge, pullEdge
    case center, centerOrigin, scaleWidth, scaleHeight, inset, equalRect, equally
    /// Closure `i` changes s; that of a constraint by the frame of element `j`, if that is known.
    case customAnchor, customConstraint, transform
    /// An edge or center of s meets one of r, times `a` plus `b`.
    case moveSide, pullSide, limitSide, keepSide
    /// A length of s becomes one of r, times `a` plus `b`; at most or at least that.
    case setLength, limitLength, extendLength
    /// A length of s becomes the other one times `a`.
    case aspect
    /// The frame of element `i` is formed in s by `k` parts from `j` on; without parts it is s.
    case form
    /// As `form`, for a baseline: element `i` moves.
    case formBaseline
    /// The items of stack `i` are laid out in the source rect.
    case stack
    /// Goes to `k` unless condition `i` holds; otherwise branch `j` is taken.
    case branch
    /// Goes to `k`.
    case jump
    /// The source rect becomes what guide `i` holds, until `leave`, where writes from `j` to `k`
    /// are its content.
    case enter, leave
  }

  /// An edge or center of a rect.
  enum Side: UInt8, Sendable {
    case near, far, center, baseline
  }

  var operation: Operation
  var side = Side.near
  var target = Side.near
  var isVertical = false
  /// Whether sides are exchanged for readers from right to left.
  var mirrors = false
  var targetMirrors = false
  /// Whether an anchor works on the side of growing coordinates.
  var isAfter = false
  /// Whether the other rect's length is taken across.
  var isAcross = false
  var i: Int32 = 0
  var j: Int32 = 0
  var k: Int32 = 0
  var a: CGFloat = 0
  var b: CGFloat = 0
  var c: CGFloat = 0
  var d: CGFloat = 0

  init(
    _ operation: Operation, i: Int = 0, j: Int = 0, k: Int = 0, a: CGFloat = 0, b: CGFloat = 0,
    c: CGFloat = 0, d: CGFloat = 0
  ) {
    self.operation = operation
    self.i = Int32(truncatingIfNeeded: i)
    self.j = Int32(truncatingIfNeeded: j)
    self.k = Int32(truncatingIfNeeded: k)
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}
