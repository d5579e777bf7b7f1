import Framewise
import Testing

@testable import GalleryScreens

/// The screens are in order, so nothing may be found in them but what they do on purpose.
@Suite struct FindingTests {
  /// In a bar there is no room for the heading of the navigation, so it has no method there.
  private let onPurpose = ["heading": ["landscape"]]

  @Test(arguments: GalleryScreen.all.map(\.name))
  func `No screen leaves sizes out unknowingly or has conditions without effect`(
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
        let expected = onPurpose[child.layoutName] ?? []
        #expect(view.uncoveredSizes(of: child).map(\.description) == expected)
        #expect(view.uncoveredWidths(of: child).isEmpty == expected.isEmpty)
      }
      let findings = view.layoutFindings().filter { $0.severity == .warning }
      #expect(findings.allSatisfy { $0.rule == .uncoveredSizes })
      #expect(findings.allSatisfy { onPurpose.keys.contains($0.elements[0]) }, "\(findings)")
    }
    // The sample of the README lays out by conditions, if no other screen does.
    #expect(controllers > 0 || name != "readme")
  }
}
