import Foundation
import Framewise
import TestSupport
import Testing

/// Code as Lima's users write it, in the forms of its releases, under one import. Frames follow
/// from the reference's closed forms by hand.
@Suite struct LimaSampleTests {
  /// A screen as its controller's view, in the order of the first releases.
  private final class GreetingViewController: UIViewController {
    var label: UILabel!
    var button: UIButton!

    override func loadView() {
      view = LMScrollView(
        fitToWidth: true, backgroundColor: UIColor.white,
        LMColumnView(
          margin: 8, leadingMargin: 12, spacing: 10,
          LMRowView(
            LMSpacer(),
            UIImageView(image: UIImage(size: CGSize(width: 60, height: 40))),
            LMSpacer()
          ),
          UILabel(
            text: "Hello, World!", textAlignment: .center,
            with: { label in
              self.label = label
            }),
          UIButton(
            type: .system, title: "Press Me!",
            with: { button in
              self.button = button
            })
        ))
    }
  }

  @Test func `A screen of the first release`() {
    let controller = GreetingViewController()
    let scroll = controller.view as! LMScrollView
    scroll.frame = rect(0, 0, 320, 480)
    scroll.layoutIfNeeded()
    let column = scroll.content as! LMColumnView
    // 8 + 40 + 10 + 19 + 10 + 29 + 8: a line of 17 points and a button of 15.
    #expect(column.frame == rect(0, 0, 320, 124) && scroll.contentSize.height == 124)
    #expect(column.subviews[0].frame == rect(12, 8, 300, 40))
    #expect(controller.label.frame == rect(12, 58, 300, 19))
    #expect(controller.button.frame == rect(12, 87, 300, 29))
    // The system's spacing is 8; both spacers take the same.
    #expect(column.subviews[0].subviews[1].frame == rect(120, 0, 60, 40))
  }

  /// The same in the order of the third release: callbacks before the subviews.
  @Test func `A screen of the third release`() {
    var label: UILabel?
    let column = LMColumnView(
      margin: 8, leadingMargin: 12, spacing: 10, backgroundColor: .white,
      with: { column in
        column.tag = 3
      },
      UILabel(
        text: "Hello, World!", textAlignment: .center, font: .systemFont(ofSize: 12),
        with: {
          label = $0
        }),
      LMRowView(
        isAlignToBaseline: true, baseline: .first,
        UILabel(text: "abcd", font: UIFont.systemFont(ofSize: 16)),
        UILabel(text: "efg", font: UIFont.systemFont(ofSize: 32)),
        UILabel(text: "hijk", font: UIFont.systemFont(ofSize: 24)),
        LMSpacer()
      ),
      LMSpacer())
    column.frame = rect(0, 0, 300, 200)
    column.layoutIfNeeded()
    #expect(column.tag == 3 && label?.frame == rect(12, 8, 280, 14))
    let row = column.subviews[1]
    // Lines are 2288 / 2048 of the font high: 18, 36 and 27 points.
    #expect(row.subviews.prefix(3).map(\.frame.size.height) == [18, 36, 27])
    let baselines = row.subviews.prefix(3).map { view in
      view.frame.origin.y + view.baselineOffsets(for: view.bounds.size).top
    }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1e-9 })
    #expect(row.subviews[1].frame.origin.y == 0)
    #expect(column.subviews[2].frame.maxY == 192)
  }

  /// The same in the fourth: everything in builders.
  @Test func `A screen of the fourth release`() {
    let names = ["First", "Second"]
    var toggle: UISwitch!
    var rows: [LMRowView] = []
    let form = LMColumnView(margin: 16, spacing: 12, isAlignToGrid: true) {
      for name in names {
        LMRowView(spacing: 4, isAlignToBaseline: true, with: { rows.append($0) }) {
          UILabel(text: name)
          UITextField(placeholder: "Name", borderStyle: .roundedRect, weight: 1)
        }
      }
      LMRowView(horizontalAlignment: .trailing, verticalAlignment: .center, spacing: 4) {
        UILabel(text: "Switch")
        UISwitch(onTintColor: .systemGreen, with: { toggle = $0 })
      }
      UISlider(
        primaryAction: UIAction { _ in }, minimumValue: 0.0, maximumValue: 10.0,
        with: { $0.value = 5 })
      LMSpacer()
    }
    form.frame = rect(0, 0, 320, 300)
    form.layoutIfNeeded()
    // "Second" is 57.7 wide at 17 points; the switch is tied to the fields' column in the grid.
    #expect(rows.map(\.frame) == [rect(16, 16, 288, 34), rect(16, 62, 288, 34)])
    for row in rows {
      #expect(row.subviews[0].frame == rect(0, 7.5, 58, 19))
      #expect(row.subviews[1].frame == rect(62, 0, 226, 34))
    }
    // A row that is not filled across grows freely, so it takes the excess before a weight does:
    // 300 - 32 - 3 · 34 - 4 · 12.
    #expect(form.subviews[2].frame == rect(16, 108, 288, 118))
    #expect(toggle.frame.maxX == 288 && toggle.frame.size.height == 31)
    #expect(form.subviews[3].frame == rect(16, 238, 288, 34))
  }

  @Test func `Text fields stand on baselines`() {
    let field = UITextField(placeholder: "Name", borderStyle: .roundedRect, weight: 1)
    let label = UILabel(text: "Name", font: .systemFont(ofSize: 34))
    let row = LMRowView(spacing: 0, isAlignToBaseline: true, label, field)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    row.layoutIfNeeded()
    // 1854 · 34 / 2048 less 7.5 less 1854 · 17 / 2048.
    #expect(field.frame.origin.y == 7.889_648_437_5 && field.frame.size.height == 34)
    #expect(field.firstBaseline == 22.889_648_437_5 && UISwitch().firstBaseline == nil)
  }

  @Test func `Weights`() {
    let row = LMRowView(
      spacing: 0,
      LMSpacer(weight: 1, backgroundColor: .red),
      LMSpacer(weight: 2, backgroundColor: .green),
      LMSpacer(weight: 3, backgroundColor: .blue))
    row.frame = rect(0, 0, 120, 10)
    row.layoutIfNeeded()
    #expect(row.subviews.map(\.frame.origin.x) == [0, 20, 60])
    #expect(row.subviews.map(\.frame.size.width) == [20, 40, 60])
  }

  @Test func `Anchors`() {
    let view = LMAnchorView(
      margin: 16, backgroundColor: .white,
      UIImageView(width: 10, height: 10, anchor: [.top, .leading]),
      UIImageView(width: 10, height: 10, anchor: [.top]),
      UIImageView(width: 10, height: 10, anchor: [.bottom, .trailing]),
      UIImageView(width: 10, height: 10),
      UIProgressView(anchor: [.leading, .trailing]),
      UIActivityIndicatorView(style: .large, anchor: [.right]))
    view.frame = rect(0, 0, 100, 100)
    view.layoutIfNeeded()
    #expect(
      view.subviews.map(\.frame) == [
        rect(16, 16, 10, 10), rect(45, 16, 10, 10), rect(74, 74, 10, 10),
        rect(45, 45, 10, 10), rect(16, 48, 68, 4), rect(47, 31.5, 37, 37),
      ])
  }

  @Test func `Root view`() {
    let inner = UIView()
    let root = LMRootView(topPadding: 20, backgroundColor: .white, inner)
    root.frame = rect(0, 0, 100, 100)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 20, 100, 80))
  }

  /// A cell as a table's user writes it.
  private final class CustomCell: LMTableViewCell {
    var nameLabel: UILabel!
    var detailLabel: UILabel!
    var badge: UIImageView!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)

      setContent(
        LMRowView(
          verticalAlignment: .top, spacing: 8,
          UIImageView(width: 30, height: 30, with: { self.badge = $0 }),
          LMColumnView(
            spacing: 4, weight: 1,
            UILabel(font: .systemFont(ofSize: 17), with: { self.nameLabel = $0 }),
            UILabel(
              font: .systemFont(ofSize: 12), numberOfLines: 0, with: { self.detailLabel = $0 }))
        ), ignoreMargins: false)
    }

    required init?(coder decoder: NSCoder) {
      return nil
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "custom") as? CustomCell
        ?? CustomCell(style: .default, reuseIdentifier: "custom")
      cell.nameLabel.text = "Title"
      cell.detailLabel.text = "Second Second"
      return cell
    }
  }

  @Test func `Cells`() throws {
    let table = UITableView()
    table.register(CustomCell.self, forCellReuseIdentifier: "custom")
    let made = Source().tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    let cell = try #require(made as? CustomCell)
    // "Second Second" takes two lines of 13.4 in 46 points: 8 + 19 + 4 + 27 + 8.
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 66))
    cell.frame = CGRect(origin: .zero, size: size)
    cell.layoutIfNeeded()
    #expect(cell.content().frame == rect(8, 8, 84, 50))
    #expect(cell.badge.frame == rect(0, 0, 30, 30))
    #expect(cell.nameLabel.frame == rect(0, 0, 46, 19))
    #expect(cell.detailLabel.frame == rect(0, 23, 46, 27))
  }

  @Test func `Cells of a static table`() {
    let cells = [
      LMTableViewCell(selectionStyle: .none) {
        LMRowView { UILabel(text: "Switch", weight: 1) }
      },
      LMTableViewCell(accessoryType: .disclosureIndicator, UILabel(text: "a")),
      LMTableViewCell(UILabel(text: "a")) { cell in cell.tag = 4 },
    ]
    for cell in cells { cell.layoutIfNeeded() }
    #expect(cells.map { $0.content().frame.size.width } == [304, 271, 304])
    #expect(cells[2].tag == 4)
    let header = LMTableViewHeaderFooterView { UILabel(text: "Title") }
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height == 35)
    let system = UITableViewCell(style: .subtitle, text: "Title", secondaryText: "Second")
    #expect(system.sizeThatFits(CGSize(width: 320, height: 0)).height == 55)
  }
}
