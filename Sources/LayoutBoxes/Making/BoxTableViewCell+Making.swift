#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension BoxTableViewCell {
  /// Creates a cell with content inside its margins.
  ///
  /// `with` is called when the content is there. Source: Lima 3.3, reference section 1.2.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue,
    with: ((BoxTableViewCell) -> Void) = { _ in }, _ content: UIView? = nil
  ) {
    self.init(style: .default, reuseIdentifier: nil)
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    setContent(content, ignoreMargins: false)
    with(self)
  }

  /// Creates a cell with content that a builder makes, after `with` was called.
  ///
  /// Source: Lima 4, reference section 1.2.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue,
    with: ((BoxTableViewCell) -> Void) = { _ in },
    @BoxContentBuilder content: () -> UIView
  ) {
    self.init(accessoryType: accessoryType, selectionStyle: selectionStyle, with: with, nil)
    setContent(content(), ignoreMargins: false)
  }

  /// Creates a cell with content, in the order of Lima's first releases.
  ///
  /// `with` is called when the content is there. Source: Lima 1.0, reference section 1.2.
  @_disfavoredOverload
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue,
    _ content: UIView? = nil, with: ((BoxTableViewCell) -> Void)?
  ) {
    self.init(accessoryType: accessoryType, selectionStyle: selectionStyle, with: { _ in }, content)
    with?(self)
  }
}

extension BoxTableViewHeaderFooterView {
  /// Creates a header or footer with content inside its margins.
  ///
  /// `with` is called when the content is there. Source: Lima 3.3, reference section 1.2.
  public convenience init(
    with: ((BoxTableViewHeaderFooterView) -> Void) = { _ in }, _ content: UIView? = nil
  ) {
    self.init(reuseIdentifier: nil)
    setContent(content, ignoreMargins: false)
    with(self)
  }

  /// Creates a header or footer with content that a builder makes, after `with` was called.
  ///
  /// Source: Lima 4, reference section 1.2.
  public convenience init(
    with: ((BoxTableViewHeaderFooterView) -> Void) = { _ in },
    @BoxContentBuilder content: () -> UIView
  ) {
    self.init(with: with, nil)
    setContent(content(), ignoreMargins: false)
  }

  /// Creates a header or footer with content, in the order of Lima's first releases.
  ///
  /// `with` is called when the content is there. Source: Lima 1.0, reference section 1.2.
  @_disfavoredOverload
  public convenience init(
    _ content: UIView? = nil, with: ((BoxTableViewHeaderFooterView) -> Void)?
  ) {
    self.init(with: { _ in }, content)
    with?(self)
  }
}
