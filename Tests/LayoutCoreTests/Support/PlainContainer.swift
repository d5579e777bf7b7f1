import Foundation
import HeadlessUIKit
import LayoutCore

/// A container that places nothing, counts its passes and keeps their last input.
class PlainContainer: UIView, LayoutContainer, ConditionalElement {
  var snapsToPixelGrid = false
  var mirrorsForRightToLeft = false
  var declaredConditions: [LayoutCondition] = []
  var readsInputOfContainer = false
  private(set) var passCount = 0
  private(set) var lastInput: LayoutInput?
  private(set) var measuredInput: LayoutInput?

  convenience init(_ width: CGFloat, _ height: CGFloat, in container: UIView? = nil) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    container?.addSubview(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    passCount += 1
    lastInput = layoutInput
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredInput = layoutInput
    return CGSize(width: 50, height: 20)
  }

  func layoutTrace() -> LayoutTrace { LayoutTrace(size: bounds.size, entries: []) }
}
