#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension BoxTableViewCell {
  /// Creates a cell with content inside its margins, or up to its edges if `ignoreMargins`.
  ///
  /// Source: Lima, `LMTableViewCell`.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, ignoreMargins: Bool = false,
    _ content: UIView? = nil
  ) {
    self.init(style: .default, reuseIdentifier: nil)
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    setContent(content, ignoreMargins: ignoreMargins)
  }

  /// Creates a cell with content, and calls `with` when that is there.
  ///
  /// Source: Lima 3.3, `LMTableViewCell`.
  @_disfavoredOverload
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, ignoreMargins: Bool = false,
    with: (BoxTableViewCell) -> Void, _ content: UIView?
  ) {
    self.init(
      accessoryType: accessoryType, selectionStyle: selectionStyle, ignoreMargins: ignoreMargins,
      content)
    with(self)
  }

  /// Creates a cell with content that a builder makes, after `with` was called.
  ///
  /// Source: Lima 4, `LMTableViewCell`.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, ignoreMargins: Bool = false,
    with: ((BoxTableViewCell) -> Void) = { _ in },
    @BoxContentBuilder content: () -> UIView
  ) {
    self.init(accessoryType: accessoryType, selectionStyle: selectionStyle, nil)
    with(self)
    setContent(content(), ignoreMargins: ignoreMargins)
  }

  /// Creates a cell with content, in the order of Lima's first releases.
  ///
  /// `with` is called when the content is there. Source: Lima 1.0, `LMTableViewCell`.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, ignoreMargins: Bool = false,
    _ content: UIView? = nil, with: (BoxTableViewCell) -> Void
  ) {
    self.init(
      accessoryType: accessoryType, selectionStyle: selectionStyle, ignoreMargins: ignoreMargins,
      content)
    with(self)
  }

  /// Creates a cell with a callback that may be missing.
  @_disfavoredOverload
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, ignoreMargins: Bool = false,
    _ content: UIView? = nil, with: ((BoxTableViewCell) -> Void)?
  ) {
    self.init(
      accessoryType: accessoryType, selectionStyle: selectionStyle, ignoreMargins: ignoreMargins,
      content)
    with?(self)
  }
}
