public import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A box that gives each of its subviews all of its bounds but paddings; margins do not count.
///
/// It is the root of a screen, or lays views of one size over each other:
///
/// ```swift
/// RootView { background; content }
/// ```
open class RootView: LayoutBoxView {
  /// The room above the subviews, in points.
  public var topPadding: CGFloat {
    get { CGFloat(ownBoxState.own.margins.top) }
    set { setPadding(\.top, newValue) }
  }

  /// The room below the subviews, in points.
  public var bottomPadding: CGFloat {
    get { CGFloat(ownBoxState.own.margins.bottom) }
    set { setPadding(\.bottom, newValue) }
  }

  override var isPlain: Bool { type(of: self) == RootView.self }

  private func setPadding(_ edge: WritableKeyPath<BoxMargins, Double>, _ padding: CGFloat) {
    guard ownBoxState.own.margins[keyPath: edge] != Double(padding) else { return }
    ownBoxState.own.margins[keyPath: edge] = Double(padding)
    ownBoxState.noteDeclaration()
  }

  /// The paddings are kept where other boxes keep their margins.
  override func noteMargins() {}

  override func boxStyle(in input: LayoutInput, isTopmost: Bool) -> BoxStyle {
    var style = super.boxStyle(in: input, isTopmost: isTopmost)
    style.margins = ownBoxState.own.margins
    ownBoxState.styleConditions?.addSafeArea(to: &style, input)
    return style
  }
}
