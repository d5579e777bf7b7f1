import Foundation
import LayoutCore

/// An element that does not keep its storage, against the contract.
final class Forgetful: LayoutElement {
  var layoutStorage: AnyObject? {
    get { nil }
    set {}
  }
  var layoutFrame = CGRect.zero
  let layoutContainer: AnyObject?

  init(in container: AnyObject) { layoutContainer = container }

  func place(_ frame: CGRect) { layoutFrame = frame }
}
