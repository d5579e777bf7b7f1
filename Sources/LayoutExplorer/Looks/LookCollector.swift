import Foundation
import LayoutAnalysis
import LayoutCore
import LayoutPreviews

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Finds out what the elements of a map look like, by a light and a dark pass for each of its
/// structures.
struct LookCollector {
  private let domain: LayoutDomain
  private let file: LayoutMapFile

  init(_ map: LayoutMap, _ file: LayoutMapFile) {
    domain = map.domain
    self.file = file
  }

  /// For each structure, the looks of its elements; none where there is no size with it.
  func looks(_ makeElement: () -> any LayoutElement) -> [[ElementLook]] {
    var result = file.structures.map { _ in [ElementLook]() }
    for region in file.regions {
      let structure = file.layouts[region.layout].structure
      guard result[structure].isEmpty else { continue }
      let size = middle(of: region)
      let light = looks(at: size, in: .light, makeElement)
      guard light.count == file.structures[structure].count else { continue }
      let dark = looks(at: size, in: .dark, makeElement)
      result[structure] =
        dark.count == light.count ? zip(light, dark).map { $0.joined(with: $1) } : light
    }
    return result
  }

  private func middle(of region: LayoutMapFile.Region) -> CGSize {
    let count = Double(max(region.corners.count, 1))
    return CGSize(
      width: region.corners.reduce(0) { $0 + $1[0] } / count,
      height: region.corners.reduce(0) { $0 + $1[1] } / count)
  }

  /// The looks in a style. The element is made in it, too, as colors of layers know no style.
  private func looks(
    at size: CGSize, in style: UIUserInterfaceStyle, _ makeElement: () -> any LayoutElement
  ) -> [ElementLook] {
    var looks: [ElementLook] = []
    UITraitCollection(userInterfaceStyle: style).performAsCurrent {
      let root = makeElement()
      Self.override(style, of: root)
      looks = self.looks(at: size, root)
    }
    return looks
  }

  private func looks(at size: CGSize, _ root: any LayoutElement) -> [ElementLook] {
    var looks: [ElementLook] = []
    var controls: [(place: Int, sample: ControlSample)] = []
    _ = LayoutIssue.collecting {
      _ = LayoutSnapshot(of: root, in: domain.input(at: size)) {
        for (element, _) in ElementTree(root) {
          let (look, control) = Self.sample(element)
          if let control { controls.append((looks.count, control)) }
          looks.append(look)
        }
      }
    }
    // A control is drawn in other sizes as well, which the pass must not see.
    for (place, sample) in controls { looks[place] = Self.drawn(sample, looks[place]) }
    return looks
  }

  private static func override(_ style: UIUserInterfaceStyle, of root: any LayoutElement) {
    #if canImport(UIKit)
    nonisolated(unsafe) let root = root
    MainActor.assumeIsolated { (root as? UIView)?.overrideUserInterfaceStyle = style }
    #else
    (root as? UIView)?.overrideUserInterfaceStyle = style
    #endif
  }

  private static func sample(_ element: any LayoutElement) -> (ElementLook, ControlSample?) {
    #if canImport(UIKit)
    // Views are laid out on the main thread only, so this runs there.
    nonisolated(unsafe) let element = element
    return MainActor.assumeIsolated { (ElementLook(element), ControlSample(element)) }
    #else
    return (ElementLook(element), ControlSample(element))
    #endif
  }

  private static func drawn(_ sample: ControlSample, _ look: ElementLook) -> ElementLook {
    #if canImport(UIKit)
    return MainActor.assumeIsolated { sample.drawn(look) }
    #else
    return sample.drawn(look)
    #endif
  }
}
