// Statements that mean nothing say what to write.
import Framewise
import UIKit

@MainActor func statements(_ a: UIView, _ b: UIView, _ number: Int, _ gap: CGFloat) {
  _ = a.left >> 10  // expected-error {{write 'a.left >> b.left.offset(10)'}}
  _ = a.left >> gap  // expected-error {{write 'a.left >> b.left.offset(10)'}}
  _ = a.top >> 10  // expected-error {{write 'a.top >> b.top.offset(10)'}}
  _ = a.firstBaseline >> 10  // expected-error {{write 'a.firstBaseline >> b.top.offset(20)'}}
  _ = a.left >> b.top  // expected-error {{a horizontal place follows a horizontal place}}
  _ = a.left >> b.top.offset(8)  // expected-error {{a horizontal place follows a horizontal place}}
  _ = a.top >> b.left  // expected-error {{a vertical place follows a vertical place}}
  _ = a.top >> b.width.min  // expected-error {{a vertical place follows a vertical place}}
  _ = a.firstBaseline >> b.left  // expected-error {{a baseline follows a baseline}}
  _ = a.left >> b.width  // expected-error {{write 'a.left >> b.left.offset(10)'}}
  _ = a.width >> b.left  // expected-error {{a length follows a length or a number}}
  _ = a.width >> b.size  // expected-error {{'a >> b.size' for both}}
  _ = b.all.offset(8)  // expected-error {{write 'b.all(topOffset: 8, leadingOffset: 8}}
  _ = a >> number  // expected-error {{binary operator '>>' cannot be applied}}
  LayoutStatement.activate(while: .width(500...)) {
    (a.top >> b.top)?.priority = 750  // expected-error {{write '(a.top >> b.top)?.priority(750)'}}
  }
  a.left.constrain(to: b.top)  // expected-error {{a horizontal place follows a horizontal place}}
  a.left.constrain(to: 10)  // expected-error {{write 'a.left >> b.left.offset(10)'}}
  a.width.constrain(to: b.size)  // expected-error {{'a >> b.size' for both}}
}
