import Foundation

/// The names of classes, each asked of the runtime once: that takes longer than laying out a block.
package enum ClassNames {
  private static let known = Locked(Known())

  private struct Known {
    var names: [ObjectIdentifier: String] = [:]
    var areOfClients: [ObjectIdentifier: Bool] = [:]

    /// What was asked last, which is asked again of many views in a row.
    var last: (type: ObjectIdentifier, name: String)?
  }

  /// The name of a class, without its module.
  package static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    return known.withLock { known in
      if let last = known.last, last.type == id { return last.name }
      let name: String
      if let existing = known.names[id] {
        name = existing
      } else {
        name = String(describing: type)
        known.names[id] = name
      }
      known.last = (id, name)
      return name
    }
  }

  /// Whether a class is declared in neither this library nor what it stands on.
  static func isOfClient(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    return known.withLock { known in
      if let answer = known.areOfClients[id] { return answer }
      let path = String(reflecting: type).split(separator: ".", maxSplits: 1)
      let answer = path.count == 2 && !libraryModules.contains(String(path[0]))
      known.areOfClients[id] = answer
      return answer
    }
  }

  private static let libraryModules: Set<String> = [
    "UIKit", "HeadlessUIKit", "Foundation", "ObjectiveC", "Swift", "LayoutCore",
    "LayoutConditions", "LayoutBoxes", "LayoutConstraints", "LayoutBlocks",
  ]
}
