//: # Conditions
//: A view has a list of methods; the first whose condition holds gives the frame.
//: Open `Package.swift` in Xcode and choose the scheme Framewise before you run a page.
import Foundation
import Framewise

let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let list = UIView()
let detail = UIView()
list.accessibilityIdentifier = "list"
detail.accessibilityIdentifier = "detail"

//: Name a breakpoint once.
let tablet = LayoutCondition.width(600...).named("tablet")

screen.addSubview(
  list,
  layoutMethods: [
    LayoutMethod(
      condition: tablet,
      position: .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.4, height: 1))),
    LayoutMethod(constantPosition: .makeInsets(insets: .zero)),
  ])
screen.addSubview(
  detail,
  layoutMethods: [
    LayoutMethod(
      condition: tablet, position: .after(list, 16, align: .fill, width: .remaining())),
    LayoutMethod(
      constantPosition: .makeFormula {
        FormulaRect(x: 0, y: $0.height, width: $0.width, height: $0.height)
      }),
  ])

//: Change the size and look at the frames.
print(LayoutSnapshot(of: screen, in: LayoutInput(size: CGSize(width: 1000, height: 700))))
print(LayoutSnapshot(of: screen, in: LayoutInput(size: CGSize(width: 320, height: 480))))
print(screen.layoutBreakpoints.widths)  // [600.0]

//: Why is it there?
screen.layoutIfNeeded()
print(screen.layoutTrace())
//: [Next](@next)
