import Foundation
import Framewise
import TestSupport
import Testing

@testable import GalleryScreens

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A screen on a device in a direction.
struct GalleryCase: Sendable, CustomTestStringConvertible {
  var screen: GalleryScreen
  var device: GalleryDevice
  var direction: UIUserInterfaceLayoutDirection

  var testDescription: String { GalleryTool.fileName(screen, device, direction) }

  static let all = GalleryScreen.all.flatMap { screen in
    GalleryDevice.all.flatMap { device in
      [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
        GalleryCase(screen: screen, device: device, direction: $0)
      }
    }
  }
}

@Suite struct PictureTests {
  @Test(arguments: GalleryCase.all)
  func `Every picture is a good file without defects`(_ example: GalleryCase) {
    var root: UIView?
    var picture: LayoutPicture?
    let issues = LayoutIssue.collecting {
      let view = example.screen.layOut(on: example.device, direction: example.direction)
      picture = GalleryScreen.picture(of: view, title: example.screen.name)
      root = view
    }
    #expect(issues.filter { $0.severity == .warning } == [])
    guard let picture else { return }
    #expect(XMLParser(data: Data(picture.svg().utf8)).parseWellFormed())
    #expect(picture.size == example.device.size)
    #expect(picture.direction == example.direction)
    #expect(picture.safeAreaInsets == example.device.safeAreaInsets)
    let overflows = zip(picture.items, picture.overflows).filter { $0.1 != .zero }
    #expect(overflows.map(\.0.name) == [])
    if root is LayoutView { #expect(picture.items.contains { $0.caption != nil }) }
    #expect(Set(picture.items.filter(\.isUnplaced).map(\.name)).isSubset(of: ["heading"]))
  }

  @Test(arguments: GalleryCase.all.filter { $0.direction == .rightToLeft })
  func `Right to left is the mirror image`(_ example: GalleryCase) {
    let mirrored = example.screen.layOut(on: example.device, direction: .rightToLeft)
    let plain = example.screen.layOut(on: example.device, direction: .leftToRight)
    for (left, right) in zip(plain.withDescendants, mirrored.withDescendants) {
      // What has a direction of its own is the same in both.
      guard let container = right.superview, container.mirrors(right),
        left.superview?.effectiveUserInterfaceLayoutDirection == .leftToRight
      else {
        #expect(left.frame == right.frame)
        continue
      }
      let content = (left.superview as? LayoutScrollView)?.contentSize.width ?? 0
      let expected = max(content, container.bounds.width) - left.frame.maxX
      // Pixels are those of the screen: a mirrored edge may be rounded the other way.
      let snaps = (container as? LayoutView)?.snapsToPixelGrid == true
      let tolerance: CGFloat = snaps ? 1 + 1e-6 : 1e-6
      #expect(abs(right.frame.minX - expected) < tolerance, "\(left.layoutName)")
      #expect(abs(right.frame.minY - left.frame.minY) < 1e-6, "\(left.layoutName)")
      #expect(abs(right.bounds.width - left.bounds.width) < tolerance, "\(left.layoutName)")
      #expect(abs(right.bounds.height - left.bounds.height) < 1e-6, "\(left.layoutName)")
    }
  }

  @Test(arguments: GalleryCase.all)
  func `A second pass changes nothing`(_ example: GalleryCase) {
    let root = example.screen.layOut(on: example.device, direction: example.direction)
    let frames = root.withDescendants.map(\.frame)
    for view in root.withDescendants { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.withDescendants.map(\.frame) == frames)
  }

  @Test(arguments: GalleryScreen.all.map(\.name))
  func `A turned screen looks like a new one`(_ name: String) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let root = screen.layOut(on: GalleryDevice.all[0], direction: .leftToRight)
    for device in GalleryDevice.all {
      root.frame.size = device.size
      root.hostSafeAreaInsets = device.safeAreaInsets
      root.layoutIfNeeded()
      let fresh = screen.layOut(on: device, direction: .leftToRight)
      for (turned, new) in zip(root.withDescendants, fresh.withDescendants) {
        // Without a method, what was left of another size stays.
        guard turned.accessibilityIdentifier != "heading" else { continue }
        #expect(turned.frame == new.frame, "\(turned.layoutName) at \(device.size)")
      }
    }
  }

  @Test(arguments: GalleryScreen.all.map(\.name))
  func `A snapshot at another size is the layout there and leaves no trace`(
    _ name: String
  ) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == name })
    let root = screen.layOut(on: GalleryDevice.all[0], direction: .leftToRight)
    let before = LayoutSnapshot(of: root)
    for device in GalleryDevice.all.dropFirst() {
      var input = root.containerInput
      input.size = device.size
      input.safeAreaInsets = device.safeAreaInsets
      let there = screen.layOut(on: device, direction: .leftToRight)
      input.layoutMargins = there.layoutMargins
      let snapshot = LayoutSnapshot(of: root, in: input)
      let fresh = LayoutSnapshot(of: there)
      // The heading has no method in a bar, so what is left there differs.
      let differing = zip(snapshot.nodes, fresh.nodes).filter {
        $0.frame != $1.frame && $0.name != "heading"
      }
      #expect(differing.map(\.0.name) == [], "\(device.size)")
      #expect(LayoutSnapshot(of: root) == before)
    }
    root.layoutIfNeeded()
    #expect(LayoutSnapshot(of: root) == before)
  }

  @Test func `Captions are the conditions of the active methods`() throws {
    let root = GalleryScreen.dashboard.layOut(
      on: GalleryDevice(size: CGSize(width: 1024, height: 768)), direction: .leftToRight)
    let picture = GalleryScreen.picture(of: root, title: "dashboard")
    let navigation = try #require(picture.items.first { $0.name == "navigation" })
    #expect(navigation.caption == "width >= 900 && landscape")
    let card = try #require(picture.items.first { $0.name == "card Visitors" })
    #expect(card.caption == "width >= 780")
  }
}

extension UIView {
  /// Whether the view places a subview as the mirror image where people read from right to left.
  fileprivate func mirrors(_ subview: UIView) -> Bool {
    if let controller = self as? LayoutView {
      return controller.activeLayoutMethod(for: subview) != nil
    }
    let around = sequence(first: self, next: \.superview)
    let isLaidOut =
      self is LayoutBoxView || self is LayoutScrollView || self is ConstraintView
      || self is MatrixView
      || around.contains { $0 is SchemeView }
    return isLaidOut && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
