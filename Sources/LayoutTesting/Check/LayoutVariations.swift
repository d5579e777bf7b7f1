public import Foundation
import LayoutAnalysis
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What a check varies besides the size: every combination is checked.
///
/// ```swift
/// checkLayout(
///   over: .phones, varying: .directions.scales(2, 3).trait("contentSize", "medium", "large")
/// ) { FeedScreen() } properties: { .noOverlap() }   // 2 directions × 2 scales × 2 traits
/// ```
public struct LayoutVariations: Sendable {
  private var steps: [@Sendable (LayoutDomain) -> [LayoutDomain]] = []

  /// Nothing: each domain as it is.
  public static let none = LayoutVariations()

  /// Both reading directions, the domain's own first.
  public static var directions: LayoutVariations { none.directions }

  /// Some scales, in pixels per point.
  public static func scales(_ scales: CGFloat...) -> LayoutVariations {
    none.adding(scales) { $0.environment.scale = $1 }
  }

  /// Some insets of the safe area, in points.
  public static func safeAreas(_ insets: UIEdgeInsets...) -> LayoutVariations {
    none.adding(insets) { $0.environment.safeAreaInsets = $1 }
  }

  /// Some values of one of the app's own traits.
  public static func trait(_ name: String, _ values: String...) -> LayoutVariations {
    none.adding(values) { $0.environment.traits[name] = $1 }
  }

  /// Some sizes of text, as factors: `.textSizes(1, 1.5, 3)`.
  public static func textSizes(_ factors: CGFloat...) -> LayoutVariations {
    none.adding(factors) { $0.environment.traits[TextSize.trait] = Double($1).plainText }
  }

  /// Both reading directions, the domain's own first.
  public var directions: LayoutVariations {
    var copy = self
    copy.steps.append { [$0, $0.mirrored] }
    return copy
  }

  /// Some scales, in pixels per point.
  public func scales(_ scales: CGFloat...) -> LayoutVariations {
    adding(scales) { $0.environment.scale = $1 }
  }

  /// Some insets of the safe area, in points.
  public func safeAreas(_ insets: UIEdgeInsets...) -> LayoutVariations {
    adding(insets) { $0.environment.safeAreaInsets = $1 }
  }

  /// Some values of one of the app's own traits.
  public func trait(_ name: String, _ values: String...) -> LayoutVariations {
    adding(values) { $0.environment.traits[name] = $1 }
  }

  /// Some sizes of text, as factors of that in the tree: `.textSizes(1, 1.5, 3)`.
  ///
  /// The fonts of labels, text fields and text views are scaled in each new tree, before its first
  /// pass, as they follow the size that a user sets. Text that a view makes later, as in cells of a
  /// table, keeps its font, and so does attributed text. Each input has the trait `textSize` with
  /// the factor, such as `1.5`: a condition may test it, and what is laid out without views reads
  /// it itself.
  ///
  /// ```swift
  /// checkLayout(over: .phones, varying: .directions.textSizes(1, 1.5, 3)) {
  ///   FeedScreen()
  /// } properties: { .textFits.noOverlap() }
  /// // the text of title is cut off at 320 x 568, textSize 3
  /// ```
  public func textSizes(_ factors: CGFloat...) -> LayoutVariations {
    adding(factors) { $0.environment.traits[TextSize.trait] = Double($1).plainText }
  }

  private func adding<Value: Sendable>(
    _ values: [Value], _ set: @escaping @Sendable (inout LayoutDomain, Value) -> Void
  ) -> LayoutVariations {
    guard !values.isEmpty else { return self }
    var copy = self
    copy.steps.append { domain in
      values.map { value in
        var domain = domain
        set(&domain, value)
        return domain
      }
    }
    return copy
  }

  /// The domain with every combination.
  func domains(of domain: LayoutDomain) -> [LayoutDomain] {
    steps.reduce([domain]) { domains, step in domains.flatMap(step) }
  }
}

extension LayoutDomain {
  /// The same sizes in the other reading direction.
  var mirrored: LayoutDomain {
    with(direction: environment.direction == .leftToRight ? .rightToLeft : .leftToRight)
  }
}
