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
  }
}
