import Foundation
import LayoutAnalysis
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Finds labels that cut off a part of their text.
struct TextTest {
  var excepted: [String]

  /// A label of a tree.
  struct Label {
    /// Its place in preorder.
    var index: Int
    var name: String
  }

  func breaches(_ pass: CheckedPass) -> [PropertyBreach] {
    let cut = pass.cutLabels
    guard !cut.isEmpty else { return [] }
    let paths = SnapshotPaths(pass.snapshot.records)
    return cut.filter { !excepts($0.name, paths[$0.index]) }.map { label in
      PropertyBreach(
        text: "the text of \(label.name) is cut off", elements: [paths[label.index]])
    }
  }

  private func excepts(_ name: String, _ path: String) -> Bool {
    excepted.contains { $0 == name || $0 == path }
  }

  /// The labels of a laid-out tree that do not show all of their text.
  static func cutLabels(_ root: any LayoutElement) -> [Label] {
    #if canImport(UIKit)
    // Views are laid out on the main thread only, so this runs there.
    nonisolated(unsafe) let root = root
    return MainActor.assumeIsolated { labelsThatCut(root) }
    #else
    return labelsThatCut(root)
    #endif
  }

  #if canImport(UIKit)
  @MainActor
  #endif
  private static func labelsThatCut(_ root: any LayoutElement) -> [Label] {
    var result: [Label] = []
    var hiddenDepth: Int?
    for (index, (element, depth)) in ElementTree(root).enumerated() {
      if let outer = hiddenDepth, depth <= outer { hiddenDepth = nil }
      if hiddenDepth == nil, element.isHidden { hiddenDepth = depth }
      if hiddenDepth == nil, let label = element as? UILabel, label.cutsText {
        result.append(Label(index: index, name: element.layoutName))
      }
    }
    return result
  }
}
