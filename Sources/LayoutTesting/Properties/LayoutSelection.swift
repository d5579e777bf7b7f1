import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The elements that a property is about.
///
/// ```swift
/// .minimumSize(44, of: .controls)
/// .minimumSize(width: 120, of: ["send", "cancel"])
/// .noOverlap(among: "login/card/title")
/// ```
public struct LayoutSelection: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case controls, labels
    case named([String])
  }

  private let kind: Kind

  /// What the user operates: buttons, switches, sliders, text fields. Those that are disabled or
  /// hidden count where they are shown, and cells as the others.
  ///
  /// They are looked for where the map of a layout says that other elements are there, and at the
  /// smallest and largest size with any content.
  ///
  /// Views have controls; a layout without views has none, which makes a check fail.
  public static let controls = LayoutSelection(kind: .controls)

  /// What shows text and is a label.
  public static let labels = LayoutSelection(kind: .labels)

  /// Elements by path or name.
  ///
  /// - Parameter names: The paths or names.
  public static func named(_ names: String...) -> LayoutSelection {
    LayoutSelection(kind: .named(names))
  }

  /// The names, if they are known without a tree.
  var names: [String]? {
    if case .named(let names) = kind { return names }
    return nil
  }

  /// The paths of the elements of a tree that is laid out: cells are there only then.
  func paths(in root: any LayoutElement, at input: LayoutInput) -> [String] {
    var result: [String] = []
    LayoutIssue.withHandler({ _ in }) {
      _ = LayoutSnapshot(of: root, in: input) {
        let paths = SnapshotPaths(LayoutSnapshot(of: root).records)
        for (index, (element, _)) in ElementTree(root).enumerated() where contains(element) {
          result.append(paths[index])
        }
      }
    }
    return result
  }

  private func contains(_ element: any LayoutElement) -> Bool {
    switch kind {
    case .controls: element is UIControl
    case .labels: element is UILabel
    case .named: false
    }
  }
}

extension LayoutSelection: CustomStringConvertible {
  /// What is selected: `controls`, or the names.
  public var description: String {
    switch kind {
    case .controls: "controls"
    case .labels: "labels"
    case .named(let names): names.joined(separator: ", ")
    }
  }
}

extension LayoutSelection: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// One element by path or name.
  public init(stringLiteral name: String) {
    self.init(kind: .named([name]))
  }

  /// Elements by path or name.
  public init(arrayLiteral names: String...) {
    self.init(kind: .named(names))
  }
}
