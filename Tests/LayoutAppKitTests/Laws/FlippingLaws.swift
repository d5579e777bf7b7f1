import Foundation
import LayoutAppKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

@Suite struct FlippingLaws {
  /// A view in a view in a view, each flipped or not, laid out from the outermost one.
  private func nested(_ flipped: [Bool]) -> [UpwardView] {
    let views = flipped.enumerated().map { UpwardView("\($0.offset)", isFlipped: $0.element) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(
        inner, constantPosition: .makeRelative(frame: rect(0.25, 0.125, 0.5, 0.25)))
    }
    views[0].place(rect(0, 0, 640, 512))
    for view in views { view.layoutControl() }
    return views
  }

  /// Where a view is, from the lower left corner of the outermost one, as AppKit draws it.
  private func drawn(_ view: UpwardView) -> CGRect {
    guard let superview = view.superview else { return view.keptFrame }
    let (outer, kept) = (drawn(superview), view.keptFrame)
    let bottom =
      superview.isFlipped ? outer.size.height - kept.origin.y - kept.size.height : kept.origin.y
    return rect(
      outer.origin.x + kept.origin.x, outer.origin.y + bottom, kept.size.width, kept.size.height)
  }

  @Test func `Flipped or not, a layout is drawn alike`() {
    for bits in 0..<16 {
      let views = nested((0..<4).map { bits >> $0 & 1 == 1 })
      // An eighth of the height above, a quarter high, so five eighths below.
      #expect(
        views.map(drawn) == [
          rect(0, 0, 640, 512), rect(160, 320, 320, 128), rect(240, 400, 160, 32),
          rect(280, 420, 80, 8),
        ], "\(views.map(\.isFlipped))")
      #expect(
        LayoutSnapshot(of: views[0]).nodes.map(\.absoluteFrame) == [
          rect(0, 0, 640, 512), rect(160, 64, 320, 128), rect(240, 80, 160, 32),
          rect(280, 84, 80, 8),
        ], "\(views.map(\.isFlipped))")
    }
  }

  @Test func `A second pass keeps no frame anew`() {
    for bits in 0..<16 {
      let views = nested((0..<4).map { bits >> $0 & 1 == 1 })
      let counts = views.map(\.keepCount)
      for view in views { view.layoutControl() }
      #expect(views.map(\.keepCount) == counts)
    }
  }
}
