#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a recorded pass is told of elements.
extension LayoutElement {
  /// Says that an element measures by code that is not the library's, if it does.
  @inline(__always)
  func noteOwnMeasuring() {
    if Recording.isOn { noteForeignMeasuring() }
  }

  @inline(never)
  private func noteForeignMeasuring() {
    #if RECORDS_DECISIONS && !canImport(UIKit)
    if let view = asView {
      view.noteOwnMeasuring()
      return
    }
    #endif
    noteOwnClass("measures by itself", touching: [self])
  }

  /// Says that code of an element's class decides, if that is not a class of the library.
  ///
  /// - Parameters:
  ///   - text: What it does: `measures by itself`.
  ///   - elements: What it decides about; nil for all that the pass places.
  package func noteOwnClass(_ text: String, touching elements: [AnyObject]?) {
    #if RECORDS_DECISIONS && !canImport(UIKit)
    if OverriddenMethods.isOfLibrary(type(of: self)) { return }
    #endif
    Recording.opaque(touching: elements, "\(type(of: self)) \(text)")
  }
}

extension LayoutElement {
  /// Asks the element for the size of its content; what is decided meanwhile is about its text. A
  /// container says itself what it decides.
  ///
  /// - Parameter location: Where it is stated that the element is asked.
  @inline(__always)
  package func measuringText<Result>(
    statedAt location: @autoclosure () -> LayoutLocation?, _ work: () -> Result
  ) -> Result {
    guard Recording.isOn, !(self is any LayoutContainer) else { return work() }
    let place = location()
    return Recording.measuring(self) {
      noteText(statedAt: place)
      return work()
    }
  }

  /// Says that the next decisions are about the text in the element.
  package func noteText(statedAt location: LayoutLocation? = nil) {
    Recording.because(file: location?.fileID ?? "", line: location?.line ?? 0) {
      "text of \(self.layoutName)"
    }
  }
}

extension LayoutElement {
  /// Whether the element answers with its height alone, as nobody reads its width: such an answer
  /// is not kept.
  @inline(__always)
  var answersOnlyHeight: Bool { Recording.isOn && isAskedForHeight }

  @inline(never)
  private var isAskedForHeight: Bool {
    #if RECORDS_DECISIONS && !canImport(UIKit)
    (asView as? UILabel)?.isAskedForHeight ?? false
    #else
    false
    #endif
  }
}

extension UIView {
  /// Says that a view's content comes from code that is not the library's, if it does.
  @inline(__always)
  func noteOwnMeasuring(_ kind: NaturalSize.Kind) {
    if Recording.isOn, kind != .none { noteOwnMeasuring() }
  }
}
