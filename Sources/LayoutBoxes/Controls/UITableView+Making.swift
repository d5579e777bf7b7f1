public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UITableView {
  /// Creates a table for a box.
  ///
  /// What is `nan` stays as it is in a new one; `with` is called last. A table has no natural size:
  /// give it a weight, anchors or a fixed size. Source: Lima 1.3, `UITableView`.
  public convenience init(
    style: UITableView.Style = .plain, allowsSelection: Bool = true, weight: CGFloat? = nil,
    anchor: BoxAnchor = [], with: ((UITableView) -> Void) = { _ in }
  ) {
    self.init(frame: .zero, style: style)
    self.allowsSelection = allowsSelection
    setBasics(nil, weight: weight, anchor: anchor)
    with(self)
  }
}
