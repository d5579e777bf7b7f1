//: [Previous](@previous)
//: # Constraints
//: Statements relate edges; the topmost view solves them together.
import Foundation
import Framewise

let header = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
let logo = header.addForAutoLayout(UIView())
let title = header.addForAutoLayout(UILabel(text: "Framewise"))

logo >> header.allButTrailing(topOffset: 8, leadingOffset: 8, bottomOffset: -8)
logo.width >> logo.height
title >> header.centerY
title >> header.trailing.max.offset(-8)

//: Beside the logo on phones, in the middle from a width of 700 on.
LayoutStatement.activate(while: .width(..<700)) { title.leading >> logo.trailing.offset(8) }
LayoutStatement.activate(while: .width(700...)) { title >> header.centerX }

header.layoutIfNeeded()
print(title.frame.minX)  // 56.0
header.frame.size.width = 800
header.layoutIfNeeded()
print(title.frame.midX)  // 400.0

//: What do the statements leave open?
print(header.ambiguities().count)  // 0
//: [Next](@next)
