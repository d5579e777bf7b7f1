package import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// The size that a view's content has by itself, and whether its height depends on its width.
///
/// What kind of content a view has is decided here, for all containers:
///
/// | view | natural size | wraps |
/// |---|---|---|
/// | `UILabel` | the text, broken at `preferredMaxLayoutWidth`, if any | unless it has one line |
/// | `UITextView` that does not scroll | the text, unbroken | unless it has one line |
/// | a container (``MeasuredContainer``) | what fits it, without a limit | yes |
/// | any other view with a natural size, such as a control | `intrinsicContentSize` | no |
/// | any other with its own `sizeThatFits(_:)` | what fits it, without a limit | yes |
/// | a scroll view, an image view without an image, and a view with neither | none | |
package struct NaturalSize {
  /// The width and height in points; negative where there is none. They are as the view answers,
  /// so they need not be finite.
  package var size: CGSize

  /// Whether the height has to be asked for at the final width, see
  /// `naturalSize(atWidth:)`.
  package var wraps: Bool

  /// The size with -1 in each direction without one. A measured size that no content can have
  /// counts as none; a natural length that is not finite is left out. `note` is told of both.
  package func usableSize(_ note: (CGSize) -> Void) -> CGSize {
    if size.isUsableContent { return size }
    let isWrong = { (length: CGFloat) in !length.isFinite || wraps && length < 0 }
    if isWrong(size.width) || isWrong(size.height) {
      note(size)
      if wraps { return NaturalSize.none.size }
    }
    let usable = { (length: CGFloat) in length >= 0 && length < .infinity ? length : -1 }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }

  package init(size: CGSize, wraps: Bool) {
    self.size = size
    self.wraps = wraps
  }

  package static let none = NaturalSize(size: CGSize(width: -1, height: -1), wraps: false)

  /// What the class of a view says of its content.
  package enum Kind {
    /// `UIView` itself: there is no content.
    case none
    case label
    case text
    case measured

    /// A scroll view: what is in it has no influence on it.
    case scroll

    /// Anything else: the view itself is asked.
    case custom

    /// Whether the content is text, which is as high at any width at which its lines fit.
    package var isText: Bool {
      switch self {
      case .label, .text: true
      default: false
      }
    }
  }
}

extension CGSize {
  /// A proposal without limits.
  package static var endless: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}

extension UIView {
  /// The kind of the view's class; equal for all views of a class.
  package var naturalKind: NaturalSize.Kind {
    if type(of: self) == UIView.self { return .none }
    if self is UILabel { return .label }
    if self is UITextView { return .text }
    if self is any MeasuredContainer { return .measured }
    return self is UIScrollView ? .scroll : .custom
  }

  /// The size of the view's content at a width, for one whose content wraps; marks the view as
  /// measured. Only its height may be read.
  package func naturalSize(atWidth width: CGFloat) -> CGSize {
    Recording.readingHeight(of: self) {
      measuredAnswer(to: CGSize(width: width, height: .infinity)).size
    }
  }

  /// The view's natural size; marks the view as measured where `sizeThatFits(_:)` answers.
  ///
  /// - Parameter kind: The view's ``naturalKind``, which callers keep per class.
  package func naturalSize(_ kind: NaturalSize.Kind) -> NaturalSize {
    Recording.measuring(self) { askForNaturalSize(kind) }
  }

  @inline(__always)
  private func askForNaturalSize(_ kind: NaturalSize.Kind) -> NaturalSize {
    noteOwnMeasuring(kind)
    switch kind {
    case .none: return .none
    case .label:
      // What class the view has says its kind.
      let label = unsafeDowncast(self, to: UILabel.self)
      let wraps = label.numberOfLines != 1
      if wraps, label.preferredMaxLayoutWidth > 0 {
        return NaturalSize(size: intrinsicContentSize, wraps: true)
      }
      return NaturalSize(size: measuredSize(fitting: .endless), wraps: wraps)
    case .text:
      let text = unsafeDowncast(self, to: UITextView.self)
      if text.isScrollEnabled { return NaturalSize(size: intrinsicContentSize, wraps: false) }
      return NaturalSize(
        size: measuredSize(fitting: .endless), wraps: text.textContainer.maximumNumberOfLines != 1)
    case .measured:
      return NaturalSize(size: measuredSize(fitting: .endless), wraps: true)
    case .scroll: return NaturalSize(size: intrinsicContentSize, wraps: false)
    case .custom:
      let size = intrinsicContentSize
      if size.width >= 0 || size.height >= 0 { return NaturalSize(size: size, wraps: false) }
      let answer = measuredAnswer(to: .endless)
      return answer.isOwn ? NaturalSize(size: answer.size, wraps: true) : .none
    }
  }
}
