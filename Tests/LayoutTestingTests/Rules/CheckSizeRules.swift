import Foundation
import Framewise
import LayoutTesting
import Testing

/// Which sizes a check tries, where it cannot try all that are worth it.
@Suite struct CheckSizeRules {
  /// A card that is larger from two widths on, and one that is from two heights on: nine regions.
  private func makeScreen() -> UIView {
    let (screen, first, second) = PlantedScreens.pair("first", "second")
    func position(_ length: CGFloat) -> LayoutPosition {
      .makeCustom { _ in CGRect(x: 0, y: 0, width: length, height: length) }
    }
    screen.setLayout(of: first, at: position(30), while: .width(900...))
    screen.setLayout(of: first, at: position(20), while: .width(600...))
    screen.appendConstantPosition(position(10), for: first)
    screen.setLayout(of: second, at: position(30), while: .height(1000...))
    screen.setLayout(of: second, at: position(20), while: .height(700...))
    screen.appendConstantPosition(position(10), for: second)
    return screen
  }

  /// A quarter of 200 sizes is kept for any. Of the other 150, 4 are corners, 9 are in regions and
  /// 60 are at thresholds. Where these cross takes half of what is left, 38, and the corners of
  /// regions take half of the other 39: at least 19 are left for 15 devices.
  @Test func `Corners of many regions leave room for the devices`() {
    let domain = LayoutDomain.windows
    var check = LayoutCheck(over: [domain], .holds("it is there") { _ in true }) { makeScreen() }
    check.variations = .none
    check.count = 200
    let report = check.run()
    let sizes = Set(report.inputs.map(\.size))
    #expect(report.isPassed && sizes.count == 200)
    let devices = domain.devices.map(\.size).filter(domain.contains)
    #expect(devices.count == 15)
    #expect(devices.filter { !sizes.contains($0) } == [])
  }
}
