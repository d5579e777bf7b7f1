#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UITableViewCell {
  /// Creates a cell that shows texts and an image.
  ///
  /// `with` is called last. Source: Lima 4, reference section 1.3.
  public convenience init(
    style: UITableViewCell.CellStyle = .default, text: String? = nil,
    secondaryText: String? = nil, image: UIImage? = nil,
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue,
    with: ((UITableViewCell) -> Void) = { _ in }
  ) {
    self.init(style: style, reuseIdentifier: nil)
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondaryText
    content.image = image
    contentConfiguration = content
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    with(self)
  }

  /// Creates a cell that shows two texts in its labels.
  ///
  /// `with` is called last. Source: Lima 1.0, reference section 1.3.
  public convenience init(
    style: UITableViewCell.CellStyle = .default, text: String? = nil, detailText: String?,
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue,
    with: ((UITableViewCell) -> Void) = { _ in }
  ) {
    self.init(style: style, reuseIdentifier: nil)
    textLabel?.text = text
    detailTextLabel?.text = detailText
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    with(self)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer that shows texts.
  ///
  /// `with` is called last. Source: Lima 4, reference section 1.3.
  public convenience init(
    text: String? = nil, secondaryText: String? = nil,
    with: ((UITableViewHeaderFooterView) -> Void) = { _ in }
  ) {
    self.init(reuseIdentifier: nil)
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondaryText
    contentConfiguration = content
    with(self)
  }

  /// Creates a header or footer that shows two texts in its labels.
  ///
  /// `with` is called last. Source: Lima 1.0, reference section 1.3.
  public convenience init(
    text: String? = nil, detailText: String?,
    with: ((UITableViewHeaderFooterView) -> Void) = { _ in }
  ) {
    self.init(reuseIdentifier: nil)
    textLabel?.text = text
    detailTextLabel?.text = detailText
    with(self)
  }
}
