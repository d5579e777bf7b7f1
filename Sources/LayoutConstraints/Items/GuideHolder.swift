import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An element that has guides.
///
/// UIKit's views conform on the main actor, so an element has to be asked by way of this protocol
/// there.
protocol GuideHolder {
  /// What constraints keep for the guides, as far as statements were about them.
  var guideItems: [ConstraintItem] { get }
}

extension UIView: GuideHolder {
  var guideItems: [ConstraintItem] {
    layoutGuides.compactMap { $0.existingStorage?.constraintItem }
  }
}
