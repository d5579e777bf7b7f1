#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// What kind of content the views of each class have, as far as asked: to ask for conformances
/// takes long.
#if canImport(UIKit)
@MainActor
#endif
package struct NaturalKinds {
  private var known: [(type: ObjectIdentifier, kind: NaturalSize.Kind)] = []

  package nonisolated init() {}

  /// The kind of a view's content. A tree has few classes, so looking through all beats a
  /// dictionary.
  package mutating func kind(of view: UIView) -> NaturalSize.Kind {
    let identifier = ObjectIdentifier(type(of: view))
    for entry in known where entry.type == identifier { return entry.kind }
    let kind = view.naturalKind
    known.append((identifier, kind))
    return kind
  }
}
