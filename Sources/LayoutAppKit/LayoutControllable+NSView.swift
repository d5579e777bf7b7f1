#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import LayoutConditions

extension LayoutControllable where Self: NSView {
  /// Lays out the subviews by their methods; a view that overrides `layout()` calls
  /// `layoutControl()` there.
  @MainActor public func layoutSubviews() {
    layoutControl()
  }
}
#endif
