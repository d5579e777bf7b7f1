#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension BoxTableViewHeaderFooterView {
  /// Creates a header or footer with content inside its margins, or up to its edges if
  /// `ignoreMargins`.
  ///
  /// Source: Lima, `LMTableViewHeaderFooterView`.
  public convenience init(
    ignoreMargins: Bool = false, _ content: UIView? = nil
  ) {
    self.init(reuseIdentifier: nil)
    setContent(content, ignoreMargins: ignoreMargins)
  }

  /// Creates a header or footer with content, and calls `with` when that is there.
  ///
  /// Source: Lima 3.3, `LMTableViewHeaderFooterView`.
  @_disfavoredOverload
  public convenience init(
    ignoreMargins: Bool = false, with: (BoxTableViewHeaderFooterView) -> Void,
    _ content: UIView?
  ) {
    self.init(ignoreMargins: ignoreMargins, content)
    with(self)
  }

  /// Creates a header or footer with content that a builder makes, after `with` was called.
  ///
  /// Source: Lima 4, `LMTableViewHeaderFooterView`.
  public convenience init(
    ignoreMargins: Bool = false, with: ((BoxTableViewHeaderFooterView) -> Void) = { _ in },
    @BoxContentBuilder content: () -> UIView
  ) {
    self.init(reuseIdentifier: nil)
    with(self)
    setContent(content(), ignoreMargins: ignoreMargins)
  }

  /// Creates a header or footer with content, in the order of Lima's first releases.
  ///
  /// `with` is called when the content is there. Source: Lima 1.0, `LMTableViewHeaderFooterView`.
  public convenience init(
    _ content: UIView? = nil, with: (BoxTableViewHeaderFooterView) -> Void
  ) {
    self.init(content)
    with(self)
  }

  /// Creates a header or footer with content, which reaches up to its edges if `ignoreMargins`.
  public convenience init(
    ignoreMargins: Bool, _ content: UIView? = nil, with: (BoxTableViewHeaderFooterView) -> Void
  ) {
    self.init(ignoreMargins: ignoreMargins, content)
    with(self)
  }

  /// Creates a header or footer with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    ignoreMargins: Bool = false, _ content: UIView? = nil,
    with: ((BoxTableViewHeaderFooterView) -> Void)?
  ) {
    self.init(ignoreMargins: ignoreMargins, content)
    with?(self)
  }
}
