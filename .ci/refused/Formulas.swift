// What is no formula says what to write instead.
import Framewise
import UIKit

func formulas(_ bounds: FormulaSize, _ number: CGFloat) {
  _ = bounds.width * bounds.height  // expected-error {{multiply by a number}}
  _ = bounds.width / bounds.height  // expected-error {{divide by a number}}
  _ = bounds.width > 600  // expected-error {{give each case a method of its own}}
  _ = bounds.width >= number  // expected-error {{give each case a method of its own}}
  _ = bounds.width < bounds.height  // expected-error {{give each case a method of its own}}
  _ = 600 <= bounds.width  // expected-error {{give each case a method of its own}}
}
