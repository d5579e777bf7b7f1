// A table of settings as users of Lima write it. The UIKit type-check compiles it too, in language
// modes 5 and 6.
import Foundation
import LayoutBoxes
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Settings in sections: static cells, whose controls are kept by callbacks.
final class LimaSettingsViewController: UIViewController, UITableViewDataSource {
  struct Section {
    let header: LMTableViewHeaderFooterView
    let cells: [UITableViewCell]
  }

  private(set) var sections: [Section] = []
  private(set) var table: UITableView!
  private(set) var picture: UIImageView!
  private(set) var nameLabel: UILabel!
  private(set) var alertSwitch: UISwitch!
  private(set) var volumeRow: LMRowView!
  private(set) var volumeSlider: UISlider!
  private(set) var periods: UISegmentedControl!
  private(set) var form: LMColumnView!
  private(set) var saves = 0

  override func loadView() {
    view = LMColumnView(
      spacing: 0, backgroundColor: .white,
      UITableView(style: .grouped, allowsSelection: false, weight: 1) { table = $0 },
      LMRowView(
        topMargin: 8, bottomMargin: 8, backgroundColor: UIColor(0xf2f2f7),
        LMSpacer(),
        UIButton(type: .system, title: "Save") { button in
          button.height = 44
          button.on(.primaryActionTriggered) { [weak self] in self?.save() }
        },
        LMSpacer()
      )
    )
    sections = [accountSection(), alertSection(), formSection()]
    table.dataSource = self
  }

  private func accountSection() -> Section {
    Section(
      header: header("Account"),
      cells: [
        LMTableViewCell(
          accessoryType: .none, selectionStyle: .none, ignoreMargins: true,
          LMRowView(
            margin: 16,
            UIImageView(width: 40, height: 40) { picture = $0 },
            UILabel(text: "Ada", weight: 1) { nameLabel = $0 }
          )
        )
      ])
  }

  private func alertSection() -> Section {
    Section(
      header: header("Alerts"),
      cells: [
        LMTableViewCell(selectionStyle: .none, ignoreMargins: true) {
          LMColumnView(margin: 16, topMargin: 12, bottomMargin: 12, spacing: 10) {
            LMRowView {
              UILabel(text: "Allow alerts", weight: 1)
              UISwitch { toggle in
                toggle.isOn = true
                toggle.on(.valueChanged) { [weak self] sender in self?.allow(sender) }
                alertSwitch = toggle
              }
            }
            LMRowView(with: { volumeRow = $0 }) {
              UILabel(text: "Volume", width: 80)
              UISlider(minimumValue: 0, maximumValue: 10, weight: 1) { volumeSlider = $0 }
            }
          }
        },
        LMTableViewCell(selectionStyle: .none, ignoreMargins: true) {
          LMRowView(margin: 16) {
            UISegmentedControl(items: ["Day", "Week", "Month"], weight: 1) { periods = $0 }
          }
        },
      ])
  }

  private func formSection() -> Section {
    let names = ["Server", "Port"]
    return Section(
      header: header("Network"),
      cells: [
        LMTableViewCell(selectionStyle: .none, ignoreMargins: true) {
          LMColumnView(margin: 16, spacing: 4, isAlignToGrid: true, with: { form = $0 }) {
            for name in names {
              LMRowView(spacing: 6) {
                UILabel(text: name, width: name == "Port" ? 60 : 90)
                UITextField(placeholder: name, borderStyle: .none, weight: 1) { $0.height = 30 }
              }
            }
          }
        }
      ])
  }

  private func header(_ text: String) -> LMTableViewHeaderFooterView {
    LMTableViewHeaderFooterView(
      ignoreMargins: true,
      LMAnchorView(margin: 4) { anchors in
        anchors.addSubview(UILabel(text: text, anchor: [.left, .right, .bottom]))
        anchors.height = 36
      }
    )
  }

  func allow(_ sender: UISwitch) { volumeRow.isDisplayable = sender.isOn }

  func save() { saves += 1 }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }
}
