import Foundation
import LayoutCore

/// A layout of parts about one axis, which a whole layout takes as its own.
protocol OneAxisLayout: RectBasedLayout {
  var list: LayoutPartList { get }
}

extension Layout.Alignment.Horizontal: OneAxisLayout {}
extension Layout.Alignment.Vertical: OneAxisLayout {}
extension Layout.Filling.Length: OneAxisLayout {}
