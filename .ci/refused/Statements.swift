// Statements that mean nothing.
import Framewise
import UIKit

@MainActor func statements(_ a: UIView, _ b: UIView, _ number: Int) {
  _ = a.left >> 10  // expected-error {{operator function '>>' requires}}
  _ = a.left >> b.top  // expected-error {{operator function '>>' requires}}
  _ = a.left >> b.width  // expected-error {{operator function '>>' requires}}
  _ = a.width >> b.size  // expected-error {{operator function '>>' requires}}
  _ = b.all.offset(8)  // expected-error {{has no member 'offset'}}
  _ = a >> number  // expected-error {{binary operator '>>' cannot be applied}}
}
