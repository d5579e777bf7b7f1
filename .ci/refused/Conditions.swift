// A number is no range.
import Framewise
import UIKit

func conditions(_ width: CGFloat) {
  _ = LayoutCondition.width(600)  // expected-error {{write '.width(600...)'}}
  _ = LayoutCondition.width(width)  // expected-error {{write '.width(600...)'}}
  _ = LayoutCondition.height(400)  // expected-error {{write '.height(400...)'}}
  _ = LayoutCondition.aspectRatio(1.5)  // expected-error {{write '.aspectRatio(1.5...)'}}
  _ = LayoutMethod(
    condition: .width(600),  // expected-error {{write '.width(600...)'}}
    position: .makeInsets(insets: .zero))
}
