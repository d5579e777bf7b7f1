//: [Previous](@previous)
//: # Blocks
//: Each element takes its place in the room that those before it leave.
import Foundation
import Framewise

let logo = UIView()
let title = UILabel(text: "Framewise")
let board = SchemeView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
board.addSubview(logo)
board.addSubview(title)

let row = LayoutScheme(blocks: [
  logo.layoutBlock(with: Layout(x: .leading(8), y: 8, width: 40, height: 40)),
  title.layoutBlock(
    with: Layout(x: .leading(8), y: .center, width: .boxed(16), height: .content),
    constraints: [logo.layoutConstraint(for: [.trailing(.limit(on: .outer))])]),
])
board.schemes = [row]
board.layoutIfNeeded()
print(title.frame.minX, title.frame.width)  // 56.0 256.0

//: The same program without placing anything.
let frames = row.snapshot(for: CGRect(x: 0, y: 0, width: 200, height: 56))
print(frames.childSnapshots[1].frame.width)  // 136.0
//: [Next](@next)
