#if canImport(UIKit) && canImport(ObjectiveC)
import Foundation
import ObjectiveC

/// What an object of Objective-C is associated with: it ends the object's storage when the object
/// dies or is given another, whoever else holds the storage.
final class AssociatedStorage {
  let content: AnyObject
  private let object: ObjectIdentifier

  private init(_ content: AnyObject, of object: AnyObject) {
    self.content = content
    self.object = ObjectIdentifier(object)
  }

  deinit { LayoutStorage.end(content, of: object) }

  /// What is stored under a key of an object.
  static func content(of object: AnyObject, _ key: UnsafeMutableRawPointer) -> AnyObject? {
    (objc_getAssociatedObject(object, key) as? AssociatedStorage)?.content
  }

  /// Stores something under a key of an object.
  static func store(
    _ content: AnyObject?, for object: AnyObject, _ key: UnsafeMutableRawPointer
  ) {
    guard content !== self.content(of: object, key) else { return }
    objc_setAssociatedObject(
      object, key, content.map { AssociatedStorage($0, of: object) },
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif
