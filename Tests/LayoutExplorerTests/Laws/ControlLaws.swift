import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutConditions
import LayoutCore
import LayoutExplorer
import LayoutPreviews
import Testing

/// A control of the page is at each size what a picture of it is.
@Suite struct ControlLaws {
  static let controls: [@Sendable () -> UIView] = [
    {
      let view = UISlider()
      view.value = 0.3
      return view
    },
    {
      let view = UIProgressView()
      view.progress = 0.6
      return view
    },
    { UISegmentedControl(items: ["One", "Two", "Three"]) },
    {
      let view = UISwitch()
      view.isOn = true
      return view
    },
    {
      let view = UITextField()
      view.placeholder = "Name"
      view.borderStyle = .roundedRect
      return view
    },
    {
      let view = UIPageControl()
      view.numberOfPages = 4
      return view
    },
  ]

  @Test(arguments: controls.indices, [false, true])
  func `Shapes grow with a control as its picture does`(_ index: Int, isMirrored: Bool) throws {
    let make = Self.controls[index]
    let explorer = LayoutExplorer(
      over: .sizes(300...400, 300...400).with(direction: isMirrored ? .rightToLeft : .leftToRight)
    ) {
      let root = LayoutView().named("root")
      root.addSubview(
        make(),
        withAssociatedConstantPosition: .makeFormula {
          FormulaRect(x: 0, y: 0, width: $0.width, height: 40)
        })
      return root
    }
    let look = try PageContent(explorer).look(1)
    let shapes = (look["shapes"] as? [[String: Any]]) ?? []
    for width in [310, 377.5] {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      let view = make()
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      host.addSubview(view)
      let item = try #require(host.layoutPicture(title: "control").items.first)
      #expect(shapes.count == item.shapes.count)
      for (shape, expected) in zip(shapes, item.shapes) {
        let frame = try #require(shape["frame"] as? [[Double]])
        let lengths = frame.map { $0[0] + $0[1] * width + $0[2] * 40 }
        let other = [
          expected.frame.origin.x, expected.frame.origin.y, expected.frame.width,
          expected.frame.height,
        ]
        for (length, number) in zip(lengths, other) {
          // Factors are written with four decimals.
          #expect(abs(length - Double(number)) < 0.03)
        }
      }
    }
  }
}
