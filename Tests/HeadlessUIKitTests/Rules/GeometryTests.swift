import Foundation
import HeadlessUIKit
import Testing

@Suite struct GeometryTests {
  @Test func `Frame sets bounds and center`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 7, y: 9, width: 10, height: 10))
  }

  @Test func `Negative sizes are standardized`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    view.frame = CGRect(x: 0, y: 0, width: 5, height: -5)
    #expect(view.frame == CGRect(x: 0, y: -5, width: 5, height: 5))
  }

  @Test func `Anchor point moves the frame and keeps the center`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(view.center == CGPoint(x: 10, y: 30))
  }

  @Test func `Transform turns about the anchor point`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // A quarter turn about (50, 25) stands the view on end.
    #expect(abs(view.frame.origin.x - 25) < 1e-9 && abs(view.frame.origin.y + 25) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
  }

  @Test func `Transforms combine`() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(CGSize(width: 1, height: 1).applying(move) == CGSize(width: 1, height: 1))
    #expect(move.concatenating(move.inverted()).isIdentity)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    let skew = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    // (3, 4) goes to (2·3 - 4 + 5, 3 + 3·4 + 7) and back.
    #expect(CGPoint(x: 3, y: 4).applying(skew) == CGPoint(x: 7, y: 22))
    let back = CGPoint(x: 7, y: 22).applying(skew.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    // Corners (5, 7), (7, 8), (4, 10), (6, 11).
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).applying(skew)
        == CGRect(x: 4, y: 7, width: 3, height: 4))
    #expect(CGRect.null.applying(move).isNull)
  }

  @Test func `Values survive coding`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(
      try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
  }

  @Test func `Convert goes through scrolled and transformed views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let scrolled = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    root.addSubview(scrolled)
    root.addSubview(other)
    scrolled.addSubview(leaf)
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: -20))
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: -20))
    #expect(leaf.convert(CGPoint.zero, to: other) == CGPoint(x: 110, y: -320))
    #expect(other.convert(CGPoint(x: 110, y: -320), to: leaf) == .zero)
    #expect(leaf.convert(CGPoint(x: 110, y: -320), from: other) == .zero)
    other.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Twice as large about (25, 325): its origin is at (-25, 275) of the root.
    #expect(other.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: -5, y: 295))
    #expect(
      other.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: -25, y: 275, width: 20, height: 20))
    #expect(other.convert(CGPoint(x: -5, y: 295), from: nil) == CGPoint(x: 10, y: 10))
    #expect(
      other.convert(CGRect(x: -25, y: 275, width: 20, height: 20), from: nil)
        == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `Insets shrink rectangles`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    let large = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    #expect(rect.inset(by: large).size.height == -10)
  }

  @Test func `A view that is made with a negative size has the same area with a positive one`() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: -10, height: 20))
    #expect(view.bounds.size.width == 10 && view.bounds.size.height == 20)
    #expect(view.frame.origin == CGPoint(x: 20, y: 40) && view.frame.size.width == 10)
    view.frame = CGRect(x: 30, y: 40, width: 10, height: -20)
    #expect(view.frame.origin == CGPoint(x: 30, y: 20) && view.frame.size.height == 20)
  }

  @Test func `A turn before a transform comes first`() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    // (1, 0) turns to (0, 1), where y grows downwards, and moves then.
    #expect(abs(turned.x - 10) < 1e-12 && abs(turned.y - 21) < 1e-12)
    let numbers = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(numbers == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGRect.infinite.applying(move) == .infinite)
  }

  @Test func `A transform without an inverse leaves numbers in a frame that is set`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(view.frame == CGRect(x: 50, y: 0, width: 0, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds.size.height == 40)
    let root = UIView()
    root.addSubview(view)
    let point = root.convert(CGPoint(x: 1, y: 2), to: view)
    #expect(point.x.isFinite && point.y.isFinite)
    let rect = view.convert(CGRect.null, to: root)
    #expect(rect.isNull)
  }

  @Test func `Values without arguments are those of zeros`() {
    #expect(CGVector() == .zero && UIOffset() == .zero)
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(UILayoutPriority(rawValue: 750) == .defaultHigh)
  }

  @Test func `A touch reaches the frontmost view that takes it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(leaf)
    front.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Twice as large about (50, 50): the leaf is from (-30, -30) to (-10, -10).
    #expect(front.convert(leaf.frame, to: root) == CGRect(x: -30, y: -30, width: 20, height: 20))
    front.bounds.origin = CGPoint(x: -40, y: -40)
    // Scrolled by -40, it is 80 points of the root farther on.
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === leaf)
    #expect(root.hitTest(CGPoint(x: 75, y: 55), with: nil) === front)
    for (alpha, isHidden, takesTouches) in [
      (0.009, false, true), (1, true, true), (1, false, false),
    ] {
      front.alpha = alpha
      front.isHidden = isHidden
      front.isUserInteractionEnabled = takesTouches
      #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === back)
    }
    #expect(root.hitTest(CGPoint(x: 100, y: 55), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 55), with: nil) == nil)
    // No point of a view without width lies in it, though it has an inverse for none.
    front.alpha = 1
    front.isHidden = false
    front.isUserInteractionEnabled = true
    front.transform = CGAffineTransform(scaleX: 0, y: 0)
    front.bounds = CGRect(x: 0, y: 0, width: 0, height: 100)
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === back)
  }

  @Test func `Parts of a frame that follow a superview are stored`() {
    let view = UIView()
    #expect(view.autoresizingMask == [])
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(view.autoresizingMask.rawValue == 18)
  }
}
