// The parts of the Objective-C runtime that LayoutCore uses, as declarations to type-check against.
public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
