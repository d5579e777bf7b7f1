public import Foundation

/// What a layer runs when a property changes; `NSNull` stands for nothing.
public protocol CAAction {}

extension NSNull: CAAction {}
