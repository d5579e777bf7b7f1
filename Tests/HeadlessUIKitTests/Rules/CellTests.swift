import Foundation
import HeadlessUIKit
import Testing

@Suite struct CellTests {
  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, 320), (.disclosureIndicator, 287),
    (.detailDisclosureButton, 253), (.checkmark, 281), (.detailButton, 273),
  ])
  func `Accessories take room`(_ type: UITableViewCell.AccessoryType, _ width: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = type
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.frame.size.width = 400
    cell.layoutIfNeeded()
    #expect(
      cell.contentView.frame == CGRect(x: 320 - width, y: 0, width: width + 80, height: 44))
  }

  @Test func `An accessory view stands at the end`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let toggle = UISwitch()
    cell.accessoryType = .checkmark
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 254, y: 6.5, width: 51, height: 31))
    #expect(cell.contentView.frame.size.width == 254)
    cell.accessoryView = nil
    #expect(toggle.superview == nil && cell.contentView.frame.size.width == 281)
    // Whatever the content is, the accessory is in front of it.
    cell.accessoryView = toggle
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.subviews.first === cell.contentView && cell.subviews.last === toggle)
  }

  @Test func `An accessory view that was moved elsewhere stays there when the cell gets another`() {
    let (cell, badge, bar) = (UITableViewCell(), UIView(), UIView())
    cell.accessoryView = badge
    bar.addSubview(badge)
    cell.accessoryView = UIView()
    #expect(badge.superview === bar)
  }

  /// At 17 points "Title" is 32.1 wide and 19.0 high, "Second" 57.7; at 12 points 40.7 and 13.4.
  @Test func `Labels by style`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.detailTextLabel == nil)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    value.textLabel?.text = "Title"
    value.detailTextLabel?.text = "Second"
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame == CGRect(x: 16, y: 12.5, width: 33, height: 19))
    #expect(value.detailTextLabel?.frame == CGRect(x: 246, y: 12.5, width: 58, height: 19))
    // A long one ends where it did, and 8 points behind the first one, which ends at 49, stay free.
    value.detailTextLabel?.text = String(repeating: "i", count: 200)
    value.layoutIfNeeded()
    #expect(value.detailTextLabel?.frame.maxX == 304)
    #expect(value.detailTextLabel.map { 57...61 ~= $0.frame.minX } == true)
    value.detailTextLabel?.text = "Second"
    value.semanticContentAttribute = .forceRightToLeft
    value.setNeedsLayout()
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame.origin.x == 271 && value.detailTextLabel?.frame.origin.x == 16)

    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.textLabel?.text = "Title"
    subtitle.detailTextLabel?.text = "Second"
    subtitle.imageView?.image = UIImage(size: CGSize(width: 30, height: 30))
    subtitle.layoutIfNeeded()
    #expect(subtitle.imageView?.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
    #expect(subtitle.textLabel?.frame == CGRect(x: 62, y: 5.5, width: 242, height: 19))
    #expect(subtitle.detailTextLabel?.frame == CGRect(x: 62, y: 24.5, width: 242, height: 14))
    let fitting = subtitle.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(fitting == CGSize(width: 200, height: 55))
    #expect(plain.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
  }

  @Test func `A configuration takes the place of the labels`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let former = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    #expect(cell.contentView !== former && former.superview == nil)
    #expect(cell.textLabel == nil && cell.imageView == nil)
    cell.layoutIfNeeded()
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Title", "Second"])
    #expect(
      labels.map(\.frame) == [
        CGRect(x: 16, y: 12.5, width: 33, height: 19),
        CGRect(x: 246, y: 12.5, width: 58, height: 19),
      ])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty && cell.textLabel != nil)
  }

  @Test func `Contents let go of each other`() {
    weak var view: UIView?
    weak var labels: UIView?
    do {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      labels = cell.contentView
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
      view = cell.contentView
      #expect(view is UIListContentView && labels == nil)
    }
    #expect(view == nil)
  }

  @Test func `Headers and collection cells`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    header.textLabel?.text = "Title"
    header.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    header.layoutIfNeeded()
    #expect(header.reuseIdentifier == "header")
    #expect(header.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 168, height: 30))
    let cell = UICollectionViewCell(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    let ground = UIView()
    cell.backgroundView = ground
    cell.bounds.size = CGSize(width: 70, height: 80)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.size == CGSize(width: 70, height: 80))
    #expect(cell.subviews.first === ground && ground.frame.size.width == 70)
    cell.backgroundView = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `Fitting by constraints is fitting by size`() {
    let label = UILabel()
    label.text = "Title Title"
    label.numberOfLines = 0
    let natural = label.sizeThatFits(.zero)
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
    let narrow = label.systemLayoutSizeFitting(
      CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 40, height: 38))
  }

  @Test func `Controllers make their view once`() {
    final class Screen: UIViewController {
      var made = 0
      override func loadView() {
        made += 1
        view = UILabel()
      }
      override func viewDidLoad() { title = "loaded" }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    #expect(screen.view is UILabel && screen.view != nil && screen.made == 1)
    #expect(screen.title == "loaded" && UIViewController().view != nil)
  }

  @Test func `New content takes the place of the old one, in front of the background`() {
    let (cell, background) = (UITableViewCell(), UIView())
    cell.backgroundView = background
    #expect(cell.contentConfiguration == nil)
    cell.contentConfiguration = nil
    let first: UIView = cell.contentView
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(first.superview == nil && cell.subviews == [background, cell.contentView])
    #expect(cell.contentConfiguration is UIListContentConfiguration && cell.textLabel == nil)
    cell.contentConfiguration = nil
    #expect(cell.subviews == [background, cell.contentView] && cell.textLabel != nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: "title")
    header.backgroundView = background
    header.contentConfiguration = header.defaultContentConfiguration()
    #expect(header.contentConfiguration != nil && header.reuseIdentifier == "title")
    #expect(header.subviews == [background, header.contentView] && cell.subviews.count == 1)
  }

  @Test func `An accessory view that is set again stays where it is`() {
    let (cell, toggle) = (UITableViewCell(), UISwitch())
    cell.accessoryView = toggle
    let front = UIView()
    cell.addSubview(front)
    cell.accessoryView = toggle
    #expect(cell.subviews.last === front && toggle.superview === cell)
  }
}
