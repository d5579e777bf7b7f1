// The parts of the Objective-C runtime that LayoutCore uses.
public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

// Kept for good: what runs with it frees no element.
private nonisolated(unsafe) var values: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  values[ObjectIdentifier(object as AnyObject)]?[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // What is let go may ask again.
  let former = values[ObjectIdentifier(object as AnyObject)]?[key]
  values[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
  withExtendedLifetime(former) {}
}
