import Foundation

/// The names of classes, each asked of the runtime once: that takes longer than laying out a block.
enum ClassNames {
  private static let known = Locked<[ObjectIdentifier: String]>([:])

  /// The name of a class, without its module.
  static func name(of type: Any.Type) -> String {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = String(describing: type)
      known[ObjectIdentifier(type)] = name
      return name
    }
  }
}
