import Foundation
import LayoutAnalysis
import LayoutCore
import LayoutPreviews

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
    return MainActor.assumeIsolated { cut(picture(of: root)) }
    #else
    return cut(picture(of: root))
    #endif
  }

  #if canImport(UIKit)
  @MainActor
  #endif
  private static func picture(of root: any LayoutElement) -> LayoutPicture? {
    (root as? UIView)?.layoutPicture(title: "") { view, item in
      guard let label = view as? UILabel, label.text?.isEmpty == false else { return }
      // Nothing of the text is shown. A label without any size is one that nothing places.
      let size = label.bounds.size
      if (size.width == 0) != (size.height == 0) { item.isTruncated = true }
    }
  }

  private static func cut(_ picture: LayoutPicture?) -> [Label] {
    guard let picture else { return [] }
    var result: [Label] = []
    var hiddenDepth: Int?
    for (index, item) in picture.items.enumerated() {
      if let depth = hiddenDepth, item.depth <= depth { hiddenDepth = nil }
      if hiddenDepth == nil, item.isHidden { hiddenDepth = item.depth }
      // The root is no item.
      if hiddenDepth == nil, item.isTruncated {
        result.append(Label(index: index + 1, name: item.name))
      }
    }
    return result
  }
}
