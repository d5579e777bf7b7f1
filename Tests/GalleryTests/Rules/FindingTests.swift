import Framewise
import Testing

@testable import GalleryScreens

/// The screens are in order, so nothing may be found in them.
@Suite struct FindingTests {
  @Test(arguments: GalleryScreen.all.map(\.name))
  func `No screen leaves sizes out or has conditions without effect`(
    _ name: String
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    var views = [screen.make()]
    var controllers = 0
    while let view = views.popLast() {
      views += view.subviews
      guard let view = view as? LayoutView else { continue }
      controllers += 1
      for child in view.subviews {
        #expect(view.uncoveredSizes(of: child).isEmpty)
        #expect(view.uncoveredWidths(of: child).isEmpty)
      }
      #expect(view.layoutFindings().filter { $0.severity == .warning }.isEmpty)
    }
    // The sample of the README lays out by conditions, if no other screen does.
    #expect(controllers > 0 || name != "readme")
  }
}
