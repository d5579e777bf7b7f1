// What a user of Lima writes, in the forms of all its releases.
import Framewise
import UIKit

final class GreetingViewController: UIViewController {
  var label: UILabel!

  override func loadView() {
    view = LMScrollView(
      fitToWidth: true, backgroundColor: UIColor.white,
      LMColumnView(
        margin: 8, leadingMargin: 12, spacing: 10,
        LMRowView(LMSpacer(), UIImageView(image: UIImage(named: "world.png")), LMSpacer()),
        UILabel(text: "Hello, World!", textAlignment: .center, with: { label in
          self.label = label
        }),
        UIButton(type: .system, title: "Press Me!", with: { button in
          button.tag = 1
        })
      ), with: { scrollView in
        scrollView.tag = 2
      })
  }
}

final class FormViewController: UIViewController {
  private var slider: UISlider!
  private let names = ["First", "Second"]

  override func loadView() {
    view = LMColumnView(margin: 16, isAlignToGrid: true, with: { $0.tag = 1 }) {
      for name in names {
        LMRowView(isAlignToBaseline: true) {
          UILabel(text: name)
          UITextField(
            primaryAction: UIAction { [unowned self] _ in self.submit() }, placeholder: name,
            borderStyle: .roundedRect, textContentType: .username, weight: 1)
        }
      }
      LMRowView {
        UISwitch(onTintColor: .systemGreen)
        UISlider(maximumValue: 10.0, with: { slider = $0 })
        UIStepper(stepValue: 5.0)
        UISegmentedControl(items: ["a", "b"], tintColor: .red)
        UIPageControl(hidesForSinglePage: true)
        UIDatePicker(datePickerMode: .date, preferredDatePickerStyle: .compact)
        UIActivityIndicatorView(style: .large, color: .red)
        UIProgressView(progressTintColor: .red)
        UITextView(isEditable: false, height: 80)
        if names.isEmpty { UIButton(configuration: .filled(), menu: UIMenu(children: [])) }
      }
      LMScrollView(isFitToWidth: true, weight: 1) {
        LMAnchorView { UIImageView(width: 10, anchor: [.top, .trailing]) }
      }
    }
  }

  private func submit() {}
}

final class CustomCell: LMTableViewCell {
  private var nameLabel: UILabel!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setContent(
      LMRowView(
        with: { $0.spacing = 4 },
        UILabel(with: { self.nameLabel = $0 })), ignoreMargins: true)
  }

  required init?(coder decoder: NSCoder) {
    return nil
  }
}

final class CustomItem: LMCollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    content = LMColumnView(UIImageView(), UILabel(), with: { column in column.spacing = 0 })
  }

  required init?(coder decoder: NSCoder) {
    return nil
  }
}

@MainActor func staticCells() -> [UIView] {
  [
    LMTableViewCell(selectionStyle: .none) { LMRowView { UILabel(text: "a", weight: 1) } },
    LMTableViewCell(accessoryType: .checkmark, UILabel(), with: { cell in cell.tag = 1 }),
    LMTableViewHeaderFooterView(UILabel()),
    UITableViewCell(style: .value1, text: "a", secondaryText: "b"),
    UITableViewCell(style: .value1, text: "a", detailText: "b"),
    UITableViewHeaderFooterView(text: "a"),
    LMRootView(topPadding: 20, UIView()),
  ]
}
