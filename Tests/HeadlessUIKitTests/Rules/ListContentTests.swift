import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// At 17 points "Title" is 32.1 wide and 19.0 high, "Second" 57.7; at 12 points "Second" is 40.7
/// wide and 13.4 high; at 13 a line is 14.5 high.
@Suite struct ListContentTests {
  private func cell(_ style: UITableViewCell.CellStyle, image: CGFloat? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Second"
    if let image { cell.imageView?.image = UIImage(size: CGSize(width: image, height: image)) }
    return cell
  }

  private typealias Frames = (
    style: UITableViewCell.CellStyle, image: CGFloat?, text: CGRect, detail: CGRect?
  )

  private static let cases: [Frames] = [
    (.default, nil, rect(16, 0, 288, 60), nil),
    (.default, 20, rect(52, 0, 252, 60), nil),
    (.value1, nil, rect(16, 20.5, 33, 19), rect(246, 20.5, 58, 19)),
    (.value1, 20, rect(52, 20.5, 33, 19), rect(246, 20.5, 58, 19)),
    (.value2, nil, rect(16, 20.5, 33, 19), rect(57, 20.5, 58, 19)),
    (.value2, 20, rect(52, 20.5, 33, 19), rect(93, 20.5, 58, 19)),
    // 19 and 14 below each other in 60 points.
    (.subtitle, nil, rect(16, 13.5, 288, 19), rect(16, 32.5, 288, 14)),
    (.subtitle, 20, rect(52, 13.5, 252, 19), rect(52, 32.5, 252, 14)),
  ]

  @Test func `Texts and image stand by the cell's style and direction`() {
    for (style, image, text, detail) in Self.cases {
      for isMirrored in [false, true] {
        let cell = cell(style, image: image)
        if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
        cell.frame = rect(0, 0, 320, 60)
        cell.layoutIfNeeded()
        func placed(_ frame: CGRect) -> CGRect {
          isMirrored
            ? rect(320 - frame.maxX, frame.minY, frame.width, frame.height) : frame
        }
        #expect(cell.textLabel?.frame == placed(text), "\(style) \(isMirrored)")
        #expect(cell.detailTextLabel?.frame == detail.map(placed), "\(style) \(isMirrored)")
        if image != nil { #expect(cell.imageView?.frame == placed(rect(16, 20, 20, 20))) }
      }
    }
  }

  @Test func `An image stands in the middle of the height, as wide as it is`() {
    let cell = cell(.default)
    cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 30))
    cell.frame = rect(0, 0, 320, 60)
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == rect(16, 15, 20, 30))
    #expect(cell.textLabel?.frame == rect(52, 0, 252, 60))
  }

  @Test func `A cell is as high as its content, and 44 points at least`() {
    func height(_ cell: UITableViewCell, _ width: CGFloat = 320) -> CGFloat {
      let size = cell.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size.width == width)
      return size.height
    }
    #expect(height(cell(.default)) == 44 && height(cell(.value1)) == 44)
    #expect(height(cell(.subtitle)) == 55)
    #expect(height(cell(.default, image: 50)) == 72 && height(cell(.value2, image: 50)) == 72)
    let wrapping = cell(.default)
    wrapping.textLabel?.numberOfLines = 0
    wrapping.textLabel?.text = "Title Title Title"
    // 105.8 wide in one line, 70 for two words: two lines of 38, or three of 57.
    #expect(height(wrapping, 32 + 106) == 44 && height(wrapping, 32 + 105) == 60)
    #expect(height(wrapping, 32 + 60) == 79)
    wrapping.accessoryType = .disclosureIndicator
    #expect(height(wrapping, 32 + 33 + 106) == 44 && height(wrapping, 32 + 33 + 105) == 60)
    // Without a width, as wide as its parts with 16 points around each, and 8 between two beside
    // each other.
    #expect(wrapping.sizeThatFits(.zero).width == 171)
    #expect(cell(.value1).sizeThatFits(.zero).width == 131)
    #expect(cell(.value2, image: 20).sizeThatFits(.zero).width == 167)
    #expect(cell(.subtitle).sizeThatFits(.zero).width == 73)
  }

  @Test(
    arguments: [
      (.none, 0), (.disclosureIndicator, 33), (.detailDisclosureButton, 67), (.checkmark, 39),
      (.detailButton, 47),
    ] as [(UITableViewCell.AccessoryType, CGFloat)])
  func `An accessory takes its room at the trailing end`(
    _ type: UITableViewCell.AccessoryType, _ room: CGFloat
  ) {
    let cell = cell(.value1)
    cell.accessoryType = type
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 320 - room, 44))
    #expect(cell.detailTextLabel?.frame.maxX == 304 - room)
    let view = UIView(frame: rect(0, 0, 40, 20))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 265, 44) && view.frame == rect(265, 12, 40, 20))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(55, 0, 265, 44) && view.frame == rect(15, 12, 40, 20))
    #expect(cell.textLabel?.frame.origin.x == 216)
    let other = UIView(frame: rect(0, 0, 10, 10))
    cell.accessoryView = other
    #expect(view.superview == nil && other.superview === cell)
    cell.bounds.size.width = 20
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.size.width == 0)
  }

  @Test func `A new cell has its frame, its content view and no labels`() {
    let cell = UITableViewCell(frame: rect(1, 2, 100, 50))
    #expect(cell.frame == rect(1, 2, 100, 50) && cell.contentView.frame == rect(0, 0, 100, 50))
    #expect(cell.subviews == [cell.contentView] && cell.contentView.subviews.isEmpty)
    #expect(cell.detailTextLabel == nil && cell.reuseIdentifier == nil)
    #expect(cell.textLabel === cell.textLabel && cell.imageView === cell.imageView)
    #expect(cell.contentView.subviews == [cell.textLabel, cell.imageView])
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    let small = UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel
    #expect(small?.font.pointSize == 12)
    #expect(self.cell(.value1).detailTextLabel?.font.pointSize == 17)
    cell.setSelected(true, animated: true)
    cell.setHighlighted(true, animated: true)
    #expect(cell.isSelected && cell.isHighlighted)
  }

  @Test func `A configuration's texts have its fonts, colors and lines`() throws {
    typealias Configuration = UIListContentConfiguration
    for (configuration, first, second) in [
      (Configuration.cell(), 17, 12), (.subtitleCell(), 17, 12), (.valueCell(), 17, 17),
      (.plainHeader(), 13, 12), (.plainFooter(), 13, 12), (.groupedHeader(), 13, 12),
      (.groupedFooter(), 13, 12),
    ] as [(Configuration, CGFloat, CGFloat)] {
      var configuration = configuration
      configuration.text = "Title"
      configuration.secondaryText = "Second"
      configuration.image = UIImage(size: CGSize(width: 5, height: 5))
      configuration.secondaryTextProperties.numberOfLines = 2
      let view = configuration.makeContentView()
      let labels = view.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["Title", "Second"])
      #expect(labels.map(\.font.pointSize) == [first, second])
      #expect(labels.map(\.textColor) == [.label, .secondaryLabel])
      #expect(labels.map(\.numberOfLines) == [0, 2])
      let pictures = view.subviews.compactMap { $0 as? UIImageView }
      #expect(pictures.map(\.image?.size.width) == [5])
      view.configuration = Configuration.cell()
      #expect(view.subviews.isEmpty)
    }
    #expect(
      cell(.value2).defaultContentConfiguration().secondaryTextProperties.font.pointSize == 17)
    #expect(
      cell(.default).defaultContentConfiguration().secondaryTextProperties.font.pointSize == 12)
  }

  @Test func `A configured cell is as high as its configuration's view`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title Title Title"
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    #expect(cell.contentView.frame == rect(0, 0, 320, 44))
    // Lines of 19 and 14 points, or two of 38 in all, and 22 around them.
    #expect(cell.sizeThatFits(CGSize(width: 32 + 106, height: 0)).height == 55)
    #expect(cell.sizeThatFits(CGSize(width: 32 + 105, height: 0)).height == 74)
    cell.accessoryType = .checkmark
    #expect(cell.sizeThatFits(CGSize(width: 32 + 39 + 105, height: 0)).height == 74)
    #expect(cell.sizeThatFits(.zero) == CGSize(width: 106 + 32 + 39, height: 55))
    let view = UIListContentView(configuration: content)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 138, height: 55))
    view.frame = rect(0, 0, 200, 75)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == [rect(16, 21, 168, 19), rect(16, 40, 168, 14)])
  }

  @Test func `Headers are as high as their texts, and 28 points at least`() {
    let header = UITableViewHeaderFooterView(frame: rect(3, 4, 100, 40))
    #expect(header.contentView.frame == rect(0, 0, 100, 40) && header.reuseIdentifier == nil)
    #expect(header.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 28))
    header.textLabel?.text = "Title"
    header.detailTextLabel?.text = "Second"
    #expect(header.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 55))
    let ground = UIView()
    header.backgroundView = ground
    header.frame.size = CGSize(width: 200, height: 75)
    header.layoutIfNeeded()
    #expect(ground.frame == rect(0, 0, 200, 75) && header.contentView.frame == rect(0, 0, 200, 75))
    #expect(header.subviews.first === ground)
    #expect(header.textLabel?.frame == rect(16, 21, 168, 19))
    #expect(header.detailTextLabel?.frame == rect(16, 40, 168, 14))
    #expect(header.defaultContentConfiguration().textProperties.font.pointSize == 13)
  }

  @Test func `Backgrounds fill their cells`() {
    let (row, item) = (UITableViewCell(frame: .zero), UICollectionViewCell(frame: .zero))
    let grounds = [UIView(), UIView()]
    row.backgroundView = grounds[0]
    item.backgroundView = grounds[1]
    for view in [row, item] as [UIView] {
      view.frame = rect(0, 0, 90, 50)
      view.layoutIfNeeded()
    }
    #expect(grounds.map(\.frame) == [rect(0, 0, 90, 50), rect(0, 0, 90, 50)])
    #expect(row.subviews.first === grounds[0] && item.subviews.first === grounds[1])
    let new = UIView()
    item.backgroundView = new
    #expect(grounds[1].superview == nil && item.subviews == [new, item.contentView])
  }

  @Test func `A background that was moved elsewhere stays there when another takes its place`() {
    let (cell, other, ground) = (UICollectionViewCell(frame: .zero), UIView(), UIView())
    cell.backgroundView = ground
    other.addSubview(ground)
    cell.backgroundView = UIView()
    #expect(ground.superview === other)
  }

  @Test func `A view that is in the cell already fills it as its background`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 90, 50))
    let ground = UIView()
    cell.insertSubview(ground, at: 0)
    cell.layoutIfNeeded()
    #expect(ground.frame == .zero)
    cell.backgroundView = ground
    cell.layoutIfNeeded()
    #expect(ground.frame == rect(0, 0, 90, 50))
  }

  /// The 11 points above and below are those of texts and image.
  @Test func `A list's content without texts and image has no height`() {
    let view = UIListContentView(configuration: .cell())
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 0))
  }

  @Test func `A view of content shows another one of its kind only`() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    struct State: UIConfigurationState {}
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let view = UIListContentView(configuration: content)
    view.configuration = Other()
    #expect((view.configuration as? UIListContentConfiguration)?.text == "Title")
    content.text = "Second"
    view.configuration = content.updated(for: State())
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Second"])
    #expect(UIListContentView(coder: NSCoder()) == nil)
  }
}
