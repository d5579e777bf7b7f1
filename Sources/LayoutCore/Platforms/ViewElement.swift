import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What passes ask of an element that is a view.
///
/// UIKit's views conform on the main actor, where all passes over views run, so an element has to
/// be asked by way of this protocol there.
protocol ViewElement: LayoutElement {
  /// The size that fits a proposal, and whether the view's class answers it itself; otherwise it is
  /// the current size.
  func fittingAnswer(_ proposal: CGSize) -> (size: CGSize, isOwn: Bool)

  /// Whether the view is a text view that scrolls.
  var isScrollingText: Bool { get }

  /// The input of a pass over what is in the view.
  var passInput: LayoutInput { get }

  /// Whether the layout margins in that input include the safe area.
  var insetsLayoutMarginsFromSafeArea: Bool { get }

  /// The name by which the view is found among others; see `issueName`.
  var findingName: String { get }

  /// The name by which the view is found by those who forgot to add it to a container.
  func findingName(missingIn container: AnyObject) -> String
}

extension UIView: ViewElement {
  var isScrollingText: Bool { (self as? UITextView)?.isScrollEnabled == true }
}

extension LayoutElement {
  #if canImport(UIKit)
  /// The element as a view, if it is one.
  var asView: (any ViewElement)? { self as? any ViewElement }
  #else
  /// The element as a view, if it is one: a cast to a class, which costs a tenth of one to a
  /// protocol.
  var asView: UIView? { self as? UIView }
  #endif
}
