import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

/// The least an element can be: no view, no container, no content.
final class Box: LayoutElement {
  var layoutFrame: CGRect
  var layoutStorage: AnyObject?
  let layoutName: String

  init(_ name: String = "box", _ frame: CGRect = .zero) {
    layoutName = name
    layoutFrame = frame
  }

  func place(_ frame: CGRect) { layoutFrame = frame }
}

/// The least a controller can be: no element itself, and without a cache.
final class BoxController: LayoutControllable {
  var subviews: [Box] = []
  var boundSize: CGSize
  var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
  var orderInfo: [ObjectIdentifier: Int] = [:]
  var zIndexInfo: [ObjectIdentifier: Int] = [:]
  var layoutOptimization = LayoutOptimization.none

  init(_ size: CGSize = CGSize(width: 100, height: 200)) {
    boundSize = size
  }

  func addSubview(_ view: Box) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  func layoutSubviews() { layoutControl() }

  func setNeedsLayout() {}
}

/// A scroll view that keeps the plan of its passes, and stores its info without telling anybody.
final class CachingController: UIScrollView, LayoutControllable {
  var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:] {
    didSet { layoutPlanCache?.setNeedsGather() }
  }
  var zIndexInfo: [ObjectIdentifier: Int] = [:]
  let layoutPlanCache: LayoutPlanCache<UIView>? = LayoutPlanCache()

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
  }
}

extension LayoutPosition {
  /// A square of 10 points at a place that tells it apart.
  static func spot(_ number: Int) -> LayoutPosition {
    .makeAbsolute(frame: .spot(number))
  }

  /// A sequence of squares of 10 points, from left to right.
  static var row: LayoutPosition {
    .makeAbsolute(
      initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: 0, direction: .horizontal)
  }

  /// Cells of 10 points, 2 apart, rows below each other.
  static var cell: LayoutPosition {
    .makeAbsolute(
      initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 2, dy: 2),
      direction: .vertical)
  }
}

extension CGRect {
  static func spot(_ number: Int) -> CGRect {
    CGRect(x: CGFloat(number) * 20, y: CGFloat(number), width: 10, height: 10)
  }
}

extension UIView {
  /// A view with a name.
  convenience init(named name: String, frame: CGRect = .zero) {
    self.init(frame: frame)
    accessibilityIdentifier = name
  }
}

extension [LayoutIssue] {
  /// Rules and names, as a test compares them.
  var summary: [String] {
    map { "\($0.rule): \($0.elements.joined(separator: ", "))" }
  }
}
