extension Array where Element: AnyObject {
  /// An element without counting a reference to it: the list, which must not change meanwhile,
  /// holds it.
  @inlinable @inline(__always)
  package func unmanaged(at index: Int) -> Unmanaged<Element> {
    .passUnretained(self[index])
  }
}
