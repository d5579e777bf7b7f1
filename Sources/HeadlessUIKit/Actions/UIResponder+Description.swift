extension UIResponder {
  /// The name of the class with its module, which apps use to name the cells they reuse.
  ///
  /// UIKit's classes have it from `NSObject` of Objective-C.
  public nonisolated class func description() -> String { String(reflecting: self) }
}
