//: [Previous](@previous)
//: # A gallery
//: Ten million cells, of which those in sight exist.
import Foundation
import Framewise

let gallery = MatrixView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
gallery.columns = Responsive(3).when(.width(600...), 5)
gallery.spacing = 2
gallery.itemCount = { _ in 10_000_000 }
let cell = MatrixCellKind {
  UIView()
} configure: { view, index in
  view.backgroundColor = UIColor(white: CGFloat(index.item % 10) / 10, alpha: 1)
}
gallery.cell = { _ in cell }

gallery.scrollToItem(at: MatrixIndex(item: 5_000_000))
gallery.layoutIfNeeded()
print(gallery.visibleItems.first!.item)  // 4999998
print(gallery.visibleItems.count < 30)  // true

//: A map of all sizes, and what it proves.
let map = LayoutMap(over: .sizes(320...1400, 480...1200)) {
  RowView(spacing: 8) {
    UIView()
    SpacerView(width: 44)
  }
}
print(map.verdict(.inside(.superview)).isProved)  // true
