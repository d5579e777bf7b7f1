public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

#if canImport(UIKit)
@MainActor
#endif
extension LayoutGuide where Super: UIView {
  /// Makes a view with the guide's frame.
  public func build<View: UIView>(_ type: View.Type) -> View {
    type.made(frame: frame)
  }

  /// Makes a view with the guide's frame and adds it to the owner; `nil` without an owner.
  @discardableResult
  public func add<View: UIView>(_ type: View.Type) -> View? {
    guard let ownerElement else { return nil }
    let view = build(type)
    ownerElement.addSubview(view)
    return view
  }
}

extension UIView {
  /// Adds a guide to the view, and takes it out of a former owner.
  ///
  /// A guide of another class of views than this one stays where it is, with an issue.
  public func add<Owner: UIView>(layoutGuide: LayoutGuide<Owner>) {
    if let owner = self as? Owner {
      layoutGuide.add(to: owner)
    } else {
      LayoutIssue.report(.foreign(layoutGuide, in: self, Owner.self))
    }
  }
}

extension LayoutGuide where Super: CALayer {
  /// Makes a layer with the guide's frame.
  public func build<Layer: CALayer>(_ type: Layer.Type) -> Layer {
    type.made(frame: frame)
  }

  /// Makes a layer with the guide's frame and adds it to the owner; `nil` without an owner.
  @discardableResult
  public func add<Layer: CALayer>(_ type: Layer.Type) -> Layer? {
    guard let ownerElement else { return nil }
    let layer = build(type)
    ownerElement.addSublayer(layer)
    return layer
  }
}

extension CALayer {
  /// Creates a layer with a frame in its future superlayer's coordinates.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Adds a guide to the layer, and takes it out of a former owner.
  ///
  /// A guide of another class of layers than this one stays where it is, with an issue.
  public func add<Owner: CALayer>(layoutGuide: LayoutGuide<Owner>) {
    if let owner = self as? Owner {
      layoutGuide.add(to: owner)
    } else {
      LayoutIssue.report(.foreign(layoutGuide, in: self, Owner.self))
    }
  }
}

extension LayoutIssue {
  static func foreign(
    _ guide: some LayoutElement, in owner: any LayoutElement, _ kind: Any.Type
  ) -> LayoutIssue {
    LayoutIssue(
      .detachedElement, elements: [guide.layoutName, owner.layoutName],
      explanation: "The guide can only be owned by a \(kind), which the element is not.",
      advice: "Make it a guide of the element's class.")
  }
}
