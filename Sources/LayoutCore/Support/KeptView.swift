import Foundation

#if canImport(UIKit)
import UIKit
#else
public import HeadlessUIKit
#endif

/// A view that somebody knows to live, which can be asked from anywhere and, but on UIKit, without
/// counting references.
@usableFromInline package struct KeptView {
  #if canImport(UIKit)
  // Asked by way of the protocol, as the class is on the main actor.
  private unowned(unsafe) let view: any LayoutElement
  #else
  @usableFromInline let view: Unmanaged<UIView>
  #endif
}

#if canImport(UIKit)
extension KeptView {
  /// The element if it is a view.
  package init?(_ element: any LayoutElement) {
    guard element is UIView else { return nil }
    view = element
  }

  /// The view.
  package var element: any LayoutElement { view }

  /// The size that fits a proposal, and whether the view's class answers it itself.
  func fittingAnswer(_ proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    view.asView?.fittingAnswer(proposal) ?? (view.sizeThatFits(proposal), true)
  }

  /// The way to many views at once; `nil` on UIKit off the main actor.
  package var rowType: (any ElementRow.Type)? { type(of: view) as? any ElementRow.Type }

  /// The view as an object.
  package var object: Unmanaged<AnyObject> { .passUnretained(view) }

  /// The superview as an object.
  package var container: AnyObject? { view.layoutContainer }

  /// Which view it is.
  package var identity: ObjectIdentifier { ObjectIdentifier(view) }

  /// Whether the view is a subview of the object, or of none where there is no object.
  package func stands(in container: ObjectIdentifier?) -> Bool {
    view.layoutContainer.map { ObjectIdentifier($0) } == container
  }

  /// The superview, which holds the view.
  package var superview: KeptView? {
    (view.layoutContainer as? any LayoutElement).flatMap { KeptView($0) }
  }

  /// The view's storage, if anything ever needed it.
  package var storage: Unmanaged<LayoutStorage>? {
    view.existingStorage.map(Unmanaged.passUnretained)
  }
}
#else
extension KeptView {
  @inlinable package init?(_ element: any LayoutElement) {
    guard let element = element as? UIView else { return nil }
    view = .passUnretained(element)
  }

  package var element: any LayoutElement { view.takeUnretainedValue() }

  func fittingAnswer(_ proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    view._withUnsafeGuaranteedRef { $0.fittingAnswer(proposal) }
  }

  package var rowType: (any ElementRow.Type)? { UIView.self }

  package var object: Unmanaged<AnyObject> { .fromOpaque(view.toOpaque()) }

  package var container: AnyObject? {
    view._withUnsafeGuaranteedRef { $0.unmanagedSuperview }?.takeUnretainedValue()
  }

  package var identity: ObjectIdentifier {
    view._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
  }

  package func stands(in container: ObjectIdentifier?) -> Bool {
    view._withUnsafeGuaranteedRef { $0.stands(in: container) }
  }

  package var superview: KeptView? {
    view._withUnsafeGuaranteedRef { $0.unmanagedSuperview }.map { KeptView(view: $0) }
  }

  @inlinable package var storage: Unmanaged<LayoutStorage>? {
    view._withUnsafeGuaranteedRef { $0.unmanagedStorage }
  }
}
#endif
