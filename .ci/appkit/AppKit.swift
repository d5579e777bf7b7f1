// The parts of AppKit that LayoutAppKit and its clients use, among them names that the stand-in for
// UIKit has as well.
@_exported public import Foundation
@_exported public import QuartzCore

@MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  public init?(coder: NSCoder) { nil }
}

@MainActor open class NSView: NSResponder, CALayerDelegate {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public required override init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: .zero) }

  open var window: NSWindow? { superview?.window }
  open private(set) weak var superview: NSView?
  open var subviews: [NSView] = []
  open func addSubview(_ view: NSView) {
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {}

  open var frame: NSRect
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set {}
  }
  open var isFlipped: Bool { false }
  open var isHidden = false
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open var identifier: NSUserInterfaceItemIdentifier?

  open var wantsLayer = false
  open var layer: CALayer?

  open var needsLayout = false
  open func layout() {}
  open func layoutSubtreeIfNeeded() {
    if needsLayout { layout() }
    needsLayout = false
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open var fittingSize: NSSize { .zero }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
}

@MainActor open class NSControl: NSView {
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
  open func sizeToFit() {}
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

@MainActor open class NSTextField: NSControl {
  public convenience init(wrappingLabelWithString stringValue: String) { self.init() }
}

@MainActor open class NSImageView: NSControl {}
@MainActor open class NSStackView: NSView {}

@MainActor open class NSWindow: NSResponder {
  open var backingScaleFactor: CGFloat { 2 }
}

@MainActor open class NSLayoutConstraint: NSObject {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSTextAlignment: Int, Sendable { case left, natural }
public enum NSLineBreakMode: UInt, Sendable { case byWordWrapping, byTruncatingTail }

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public var item: Int { self[1] }
}
