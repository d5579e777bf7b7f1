import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Text of another size, as users set it for all apps.
///
/// Passes depend on no size of text themselves: fonts do, and are set when a view is made. So the
/// size is one of the traits of an input, by which a replay and conditions know it, too.
enum TextSize {
  /// The trait that says how many times as large text is.
  static let trait = "textSize"

  /// Scales the fonts in a new tree as an input says.
  static func apply(_ input: LayoutInput, to root: any LayoutElement) {
    guard let factor = input.traits[trait].flatMap(Double.init), factor.isFinite, factor > 0,
      factor != 1
    else { return }
    #if canImport(UIKit)
    // Views are made on the main thread only, so this runs there.
    nonisolated(unsafe) let root = root
    MainActor.assumeIsolated { scale(root, by: CGFloat(factor)) }
    #else
    scale(root, by: CGFloat(factor))
    #endif
  }

  #if canImport(UIKit)
  @MainActor
  #endif
  private static func scale(_ root: any LayoutElement, by factor: CGFloat) {
    func scaled(_ font: UIFont?) -> UIFont? { font.map { $0.withSize($0.pointSize * factor) } }
    for (element, _) in ElementTree(root) {
      switch element {
      case let label as UILabel: label.font = scaled(label.font)
      case let field as UITextField: field.font = scaled(field.font)
      case let view as UITextView: view.font = scaled(view.font)
      default: break
      }
    }
  }
}
