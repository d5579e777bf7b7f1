import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a scheme says for all its blocks.
struct SchemeHead {
  var condition: LayoutCondition?
  var isChoice = false
  var direction: UIUserInterfaceLayoutDirection?
}
