import Framewise

#if canImport(UIKit)
import UIKit
#endif

/// A class of an app's that lays out by methods, and is no container of the library.
final class ScrollingTabBar: UIScrollView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
  }
}
