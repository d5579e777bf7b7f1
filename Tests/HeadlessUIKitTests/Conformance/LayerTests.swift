import AllocationCounter
import Foundation
import HeadlessUIKit
import Testing

@Suite struct LayerTests {
  @Test func `A layer has the values of a new layer of Core Animation`() {
    let layer = UIView().layer
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.maskedCorners.rawValue == 0b1111)
    #expect(!layer.masksToBounds && layer.opacity == 1)
  }

  @Test func `A view has one layer that keeps what is set`() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 0.5
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(view.layer === view.layer)
    #expect(view.layer.cornerRadius == 8 && view.layer.borderWidth == 0.5)
    #expect(view.layer.borderColor?.components == [1, 0, 0, 1])
    #expect(view.layer.maskedCorners.rawValue == 0b0011)
  }

  @Test func `A view and its layer share geometry, background, opacity and clipping`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .blue
    view.alpha = 0.5
    view.clipsToBounds = true
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.backgroundColor == UIColor.blue.cgColor)
    #expect(layer.opacity == 0.5 && layer.masksToBounds)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.backgroundColor = UIColor.green.cgColor
    layer.opacity = 2
    layer.masksToBounds = false
    layer.isHidden = true
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.backgroundColor == .green && view.alpha == 1)
    #expect(!view.clipsToBounds && view.isHidden)
  }

  @Test func `A layer that gives its view another size marks it for layout`() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counter()
    view.layoutIfNeeded()
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    view.layer.cornerRadius = 3
    view.layer.position = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `A layer outlives its view with the values it had`() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view!.layer
    layer.cornerRadius = 1
    view = nil
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && layer.cornerRadius == 1)
    layer.frame.origin.x = 9
    #expect(layer.frame == CGRect(x: 9, y: 2, width: 3, height: 4))
  }

  @Test func `A transformed layer covers the frame that is set`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.position == CGPoint(x: 30, y: 30))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test func `Sublayers stand back to front, each in one layer`() {
    let view = UIView()
    let layers = (0..<4).map { _ in CALayer() }
    view.layer.addSublayer(layers[0])
    view.layer.insertSublayer(layers[1], at: 0)
    view.layer.insertSublayer(layers[2], above: layers[1])
    view.layer.insertSublayer(layers[3], below: layers[0])
    let order = view.layer.sublayers?.map { layer in layers.firstIndex { $0 === layer } }
    #expect(order == [1, 2, 3, 0])
    #expect(layers[3].superlayer === view.layer)
    layers[1].addSublayer(layers[2])
    #expect(view.layer.sublayers?.count == 3 && layers[2].superlayer === layers[1])
    view.layer.replaceSublayer(layers[1], with: layers[2])
    #expect(view.layer.sublayers?.first === layers[2] && layers[1].superlayer == nil)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test func `A layer in front of one that is no sublayer is in front of all`() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(back)
    outer.insertSublayer(front, above: CALayer())
    #expect(outer.sublayers?.last === front)
    outer.insertSublayer(front, below: CALayer())
    #expect(outer.sublayers?.first === front)
  }

  @Test func `A copy of a layer has its look and its geometry`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.backgroundColor = UIColor.green.cgColor
    layer.opacity = 0.5
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.borderWidth = 2
    layer.borderColor = UIColor.red.cgColor
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.opacity == 0.5)
    #expect(copy.backgroundColor == UIColor.green.cgColor)
    #expect(copy.cornerRadius == 8 && copy.maskedCorners == [.layerMinXMinYCorner])
    #expect(copy.borderWidth == 2 && copy.borderColor == UIColor.red.cgColor)
    let other = CALayer(layer: "no layer")
    #expect(other.frame == .zero && other.cornerRadius == 0 && other.borderWidth == 0)
  }

  @Test func `A layer cannot be in itself, and a view's layer only where the view is`() {
    let (outer, inner, view) = (CALayer(), CALayer(), UIView())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    outer.addSublayer(view.layer)
    #expect(outer.superlayer == nil && outer.sublayers?.count == 1)
    let parent = UIView()
    parent.addSubview(view)
    #expect(view.layer.superlayer === parent.layer)
  }

  @Test func `A sublayer outlives its layer`() {
    var outer: CALayer? = CALayer()
    let inner = CALayer()
    outer?.addSublayer(inner)
    outer = nil
    #expect(inner.superlayer == nil)
  }

  @Test func `A view makes its layer of the class it names`() {
    final class Tinted: CALayer {
      var strength = 3
    }
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Own: UIView {
      override class var layerClass: AnyClass { Tinted.self }
    }
    let gradient = Gradient(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).layer
    #expect((gradient as? CAGradientLayer)?.endPoint == CGPoint(x: 0.5, y: 1))
    #expect((Own().layer as? Tinted)?.strength == 3)
  }

  @Test(arguments: [
    (UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), [0.1, 0.2, 0.3, 0.4]),
    (UIColor(white: 0.5, alpha: 1), [0.5, 0.5, 0.5, 1]),
  ])
  func `A color and that of a layer have the same parts`(_ color: UIColor, _ parts: [CGFloat]) {
    #expect(color.cgColor.components == parts)
    #expect(color.cgColor.alpha == parts[3])
    #expect(UIColor(cgColor: color.cgColor) == color)
  }

  @Test func `A grey of a layer has two parts`() {
    let grey = CGColor(gray: 0.25, alpha: 0.5)
    #expect(grey.components == [0.25, 0.5] && grey.numberOfComponents == 2 && grey.alpha == 0.5)
    #expect(UIColor(cgColor: grey) == UIColor(white: 0.25, alpha: 0.5))
    #expect(grey.copy(alpha: 1) == CGColor(gray: 0.25, alpha: 1))
    #expect(grey != CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  /// One object per view is the view itself.
  @Test(.enabled(if: allocation_count() >= 0))
  func `A view whose layer nobody asks for has none`() {
    var views: [UIView] = []
    views.reserveCapacity(100)
    _ = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = allocation_count()
    for _ in 0..<100 { views.append(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
    #expect(allocation_count() - before == 100)
  }

  /// The documentation calls it the bounds as they are in the superlayer.
  @Test func `The preferred size of a layer is that of its frame`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    #expect(layer.preferredFrameSize() == CGSize(width: 10, height: 20))
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 0, ty: 0))
    // Turned by a right angle: 10 becomes a height of 20, and 20 a width of 60.
    #expect(layer.preferredFrameSize() == CGSize(width: 60, height: 20))
  }

  @Test func `A layer contains the points of its bounds`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    layer.position = CGPoint(x: 500, y: 500)
    #expect(layer.contains(CGPoint(x: 5, y: 5)) && layer.contains(CGPoint(x: 14, y: 24)))
    #expect(!layer.contains(CGPoint(x: 15, y: 5)) && !layer.contains(.zero))
  }

  @Test func `A layer that is refused stays where it is`() {
    let (root, outer, old, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    let view = UIView()
    root.addSublayer(outer)
    outer.addSublayer(old)
    outer.addSublayer(other)
    outer.replaceSublayer(old, with: root)
    outer.replaceSublayer(old, with: outer)
    outer.replaceSublayer(old, with: view.layer)
    outer.replaceSublayer(old, with: old)
    outer.replaceSublayer(CALayer(), with: other)
    outer.insertSublayer(outer, below: old)
    outer.insertSublayer(outer, above: old)
    outer.insertSublayer(old, below: old)
    outer.insertSublayer(old, above: old)
    #expect(outer.superlayer === root && outer.sublayers?.count == 2)
    #expect(outer.sublayers?.first === old && outer.sublayers?.last === other)
  }

  @Test func `Sublayers that are set replace the others`() {
    let (outer, first, second) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    outer.sublayers = [second, first]
    #expect(outer.sublayers?.first === second && outer.sublayers?.last === first)
    #expect(first.superlayer === outer && second.superlayer === outer)
  }

  @Test func `A layer is laid out once for each time it is marked`() {
    final class Counting: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
      }
    }
    let layer = Counting()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 0)
    layer.setNeedsLayout()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
  }

  @Test func `The scale of a layer is that of its view`() {
    let view = UIView()
    view.layer.contentsScale = 3
    #expect(view.contentScaleFactor == 3)
    view.contentScaleFactor = 2
    #expect(view.layer.contentsScale == 2 && CALayer().contentsScale == 1)
  }

  @Test func `Colors of layers are equal part by part`() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(red.copy(alpha: 0.25)?.components == [1, 0, 0, 0.25])
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0)?.components == [0.5, 0])
    #expect(
      UIColor(cgColor: CGColor(gray: 0.5, alpha: 0.75)).cgColor.components == [0.5, 0.5, 0.5, 0.75])
  }
}
