import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension PlaceableElement {
  /// The element's name in an issue: one that finds it among others.
  ///
  /// An element with a name of its own has that. A view without one is named by the property that
  /// holds it, where a view around it has such a property, or else by class, place among the
  /// views of that class beside it, and the path of the view that holds it:
  ///
  ///     title (UILabel) in Header
  ///     UIView #2 in LayoutView/dashboard
  ///
  /// Asks mirrors and neighbors, so only issues that are told should ask for it.
  ///
  /// - Complexity: O(depth + properties of the views around), and bounded in neighbors.
  package var issueName: String { (self as? any ViewElement)?.findingName ?? layoutName }

  /// The element's name in an issue of a container that should hold it and does not: a property of
  /// the container counts, too.
  package func issueName(missingIn container: AnyObject) -> String {
    (self as? any ViewElement)?.findingName(missingIn: container) ?? layoutName
  }
}

/// How much is looked at to name a view.
private enum NameSearch {
  static let mostNeighbors = 2000
  static let mostAncestors = 16
  static let mostElements = 100
}

extension UIView {
  var findingName: String {
    let className = ClassNames.name(of: type(of: self))
    guard layoutName == className, let container = superview else { return layoutName }
    if let (property, owner) = holdingProperty {
      return "\(property) (\(className)) in \(owner.layoutName)"
    }
    return "\(className)\(placeText(in: container)) in \(container.pathText)"
  }

  func findingName(missingIn container: AnyObject) -> String {
    let className = ClassNames.name(of: type(of: self))
    guard layoutName == className, let owner = container as? UIView,
      let property = owner.property(holding: self)
    else { return findingName }
    return "\(property) (\(className)) in \(owner.layoutName)"
  }

  /// Which of the views of its class the view is, from 1.
  private func placeText(in container: UIView) -> String {
    var count = 1
    for neighbor in container.subviews.prefix(NameSearch.mostNeighbors) {
      if neighbor === self { return " #\(count)" }
      if type(of: neighbor) == type(of: self) { count += 1 }
    }
    return ""
  }

  /// The names from the outermost view to this one.
  private var pathText: String {
    var names: [String] = []
    var next: UIView? = self
    while let view = next {
      guard names.count < NameSearch.mostAncestors else {
        names.append("...")
        break
      }
      names.append(view.layoutName)
      next = view.superview
    }
    return names.reversed().joined(separator: "/")
  }

  /// The property that holds the view, of the nearest view around it that has one.
  private var holdingProperty: (name: String, owner: UIView)? {
    var next = superview
    for _ in 0..<NameSearch.mostAncestors {
      guard let owner = next else { return nil }
      if let name = owner.property(holding: self) { return (name, owner) }
      next = owner.superview
    }
    return nil
  }

  private func property(holding view: UIView) -> String? {
    guard ClassNames.isOfClient(type(of: self)) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      ClassNames.isOfClient(type)
    {
      for child in current.children {
        guard let label = child.label, let index = UIView.index(of: view, in: child.value) else {
          continue
        }
        return label.replacing("$__lazy_storage_$_", with: "") + index
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// How a property's value leads to a view: at once, or by an index; `nil` where it does not.
  private static func index(of view: UIView, in value: Any) -> String? {
    if let found = value as? UIView { return found === view ? "" : nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else { return nil }
    for (index, element) in mirror.children.prefix(NameSearch.mostElements).enumerated() {
      guard let found = element.value as? UIView else { return nil }
      if found === view { return "[\(index)]" }
    }
    return nil
  }
}
