//: [Previous](@previous)
//: # Boxes
//: Children stand beside or below each other; what is left over goes to weights.
import Foundation
import Framewise

let picture = UIImageView(width: 80, height: 60)
let title = UILabel(text: "Desk lamp")
let text = UILabel(text: "Two joints, a heavy foot and a warm light.", numberOfLines: 0)
let card = RowView(margin: 12, verticalAlignment: .top, spacing: 10) {
  picture
  ColumnView(spacing: 4, weight: 1) {
    title
    text
  }
}

//: On a phone the text is below the picture, from a width of 400 on beside it.
card.responsiveAxis = Responsive(.vertical).when(.width(400...), .horizontal)

for width in [300, 500] as [CGFloat] {
  card.frame = CGRect(x: 0, y: 0, width: width, height: 160)
  card.layoutIfNeeded()
  print(LayoutSnapshot(of: card))
}
print(card.subviews[1].frame.minX)  // 102.0

//: The size that fits follows from the same description.
print(card.sizeThatFits(CGSize(width: 500, height: 0)).height)  // 84.0
//: [Next](@next)
