import Foundation
import LayoutCore

extension LayoutSnapshot {
  /// A layout without anything.
  static var nothing: LayoutSnapshot { LayoutSnapshot(name: "", frame: .zero) }
}
