// What a box takes is views, and what a cell or scroll view takes is one view.
import Foundation
import Framewise
import UIKit

@MainActor func lists(_ label: UILabel, _ wide: Bool, _ image: UIImage?) {
  _ = RowView { "text" }  // expected-error {{a text is no view: write UILabel(text: …)}}
  _ = ColumnView { 8 }  // expected-error {{a number is no view: write SpacerView(width: …)}}
  _ = AnchorView { 8.5 }  // expected-error {{a number is no view: write SpacerView(width: …)}}
  _ = RowView { UIColor.red }  // expected-error {{a color is no view}}
  _ = RowView { image }  // expected-error {{an image is no view: write UIImageView(image: …)}}
  _ = RowView {
    label
    label.text = "a"  // expected-error {{this makes no view: change views in their `with:` closures}}
  }
  _ = RowView {
    let room = 3.5
    SpacerView(width: room)
    if wide { "text" }  // expected-error {{a text is no view: write UILabel(text: …)}}
  }
}

@MainActor func contents(_ label: UILabel?, _ labels: [UILabel], _ wide: Bool) {
  _ = BoxScrollView {  // expected-error {{put several into ColumnView { … } or RowView { … }}}
    UILabel()
    UILabel()
  }
  _ = BoxTableViewCell {  // expected-error {{put several into ColumnView { … } or RowView { … }}}
    UILabel()
    UILabel()
    UILabel()
  }
  _ = BoxScrollView {
    if wide { UILabel() }  // expected-error 2 {{add an `else`, with UIView() for nothing}}
  }
  _ = BoxTableViewHeaderFooterView { labels }  // expected-error {{around them}}
  _ = BoxScrollView { label }  // expected-error {{write `view ?? UIView()`}}
  _ = BoxTableViewCell { "text" }  // expected-error {{a text is no view: write UILabel(text: …)}}
  _ = BoxScrollView { 3 }  // expected-error {{a number is no view: write SpacerView(height: …)}}
  _ = BoxScrollView {
    for label in labels { label }  // expected-error {{put the loop into ColumnView { … }}}
  }
  _ = BoxScrollView { let _ = 3 }  // expected-error {{a view is missing: exactly one is the content}}
}
