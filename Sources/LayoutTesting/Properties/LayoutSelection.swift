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
  /// hidden count where they are shown.
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

  /// The paths of the elements of a tree.
  func paths(in root: any LayoutElement) -> [String] {
    let paths = SnapshotPaths(LayoutSnapshot(of: root).records)
    var result: [String] = []
    for (index, (element, _)) in ElementTree(root).enumerated() where contains(element) {
      result.append(paths[index])
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
