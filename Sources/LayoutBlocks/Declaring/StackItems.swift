import LayoutCore

/// The items of a stack as they were declared.
struct StackItems {
  let source: Source

  /// The elements it gave last, without keeping them alive: the marks of those who die make the
  /// program stale.
  var last: [ObjectIdentifier]

  /// The closure of the items: an object, to be called without counting references.
  final class Source {
    let items: () -> [any LayoutElement]

    init(_ items: @escaping () -> [any LayoutElement]) {
      self.items = items
    }
  }
}
