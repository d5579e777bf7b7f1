import Foundation

/// The names of classes, each asked of the runtime once: that takes longer than laying out a block.
enum ClassNames {
  private static let known = Locked(Known())

  private struct Known {
    var names: [ObjectIdentifier: String] = [:]

    /// What was asked last, which is asked again of many views in a row.
    var last: (type: ObjectIdentifier, name: String)?
  }

  /// The name of a class, without its module.
  static func name(of type: Any.Type) -> String {
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
}
