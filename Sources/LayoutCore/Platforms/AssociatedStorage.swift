#if canImport(ObjectiveC)
import ObjectiveC

/// What an object of Objective-C is associated with: it ends the object's storage when the object
/// dies or is given another, whoever else holds the storage.
package final class AssociatedStorage {
  private let content: AnyObject
  private let object: ObjectIdentifier

  // Never written: its address is the key.
  private nonisolated(unsafe) static let key = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  private init(_ content: AnyObject, of object: AnyObject) {
    self.content = content
    self.object = ObjectIdentifier(object)
  }

  deinit { LayoutStorage.end(content, of: object) }

  /// What is stored for an object.
  package static func content(of object: AnyObject) -> AnyObject? {
    (objc_getAssociatedObject(object, key) as? AssociatedStorage)?.content
  }

  /// Stores something for an object.
  package static func store(_ content: AnyObject?, for object: AnyObject) {
    guard content !== self.content(of: object) else { return }
    objc_setAssociatedObject(
      object, key, content.map { AssociatedStorage($0, of: object) },
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif
