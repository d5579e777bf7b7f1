// Blocks that mean nothing, and what CGLayout had that is said otherwise.
import Framewise
import UIKit

@MainActor func blocks(_ a: UIView, _ b: UIView, _ stack: StackLayoutGuide<UIView>) {
  CGLConfiguration.default.isRTLMode = true  // expected-error {{set semanticContentAttribute of the view, or direction of the scheme or block}}
  _ = a.layoutBlock { $0.left.align(by: b.layoutAnchors.top) }  // expected-error {{be equivalent}}
  _ = a.layoutBlock { $0.centerX.limit(by: b.layoutAnchors.left) }  // expected-error {{conform to 'LayoutEdgeSide'}}
  stack.scheme.axis = .diagonal  // expected-error {{has no member 'diagonal'}}
}
