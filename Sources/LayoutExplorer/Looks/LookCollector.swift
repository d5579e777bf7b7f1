import Foundation
import LayoutAnalysis
import LayoutCore
import LayoutPreviews

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Finds out what the elements of a map look like, by a pass for each of its structures.
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
      let looks = looks(at: middle(of: region), makeElement)
      if looks.count == file.structures[structure].count { result[structure] = looks }
    }
    return result
  }

  private func middle(of region: LayoutMapFile.Region) -> CGSize {
    let count = Double(max(region.corners.count, 1))
    return CGSize(
      width: region.corners.reduce(0) { $0 + $1[0] } / count,
      height: region.corners.reduce(0) { $0 + $1[1] } / count)
  }

  private func looks(at size: CGSize, _ makeElement: () -> any LayoutElement) -> [ElementLook] {
    let root = makeElement()
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
