import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// The frames of a screen of settings. Switches are 51 by 31 points, sliders 34 high, segmented
/// controls 32 high, and the system's spacing is 8.
@Suite struct LimaSettingsTests {
  private func screen() -> LimaSettingsViewController {
    let controller = LimaSettingsViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    controller.view.layoutIfNeeded()
    return controller
  }

  /// A cell of the table, as high as it likes at 320 points.
  private func cell(_ controller: LimaSettingsViewController, _ item: Int, _ section: Int)
    -> UITableViewCell
  {
    let path = IndexPath(item: item, section: section)
    let cell = controller.tableView(controller.table, cellForRowAt: path)
    let height = cell.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)).height
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `The table takes what the button's bar leaves`() throws {
    let controller = screen()
    #expect(controller.table.frame == CGRect(x: 0, y: 0, width: 320, height: 508))
    let bar = try #require(controller.view.subviews.last)
    #expect(bar.frame == CGRect(x: 0, y: 508, width: 320, height: 60))
    let button = try #require(bar.subviews[1] as? UIButton)
    #expect(button.frame.minY == 8 && button.frame.height == 44)
    #expect(button.frame.midX == 160)
    button.sendActions(for: .primaryActionTriggered)
    #expect(controller.saves == 1)
    #expect(controller.numberOfSections(in: controller.table) == 3)
  }

  @Test func `A picture keeps its size, and the name beside it takes the rest`() {
    let controller = screen()
    let cell = cell(controller, 0, 0)
    #expect(cell.frame.height == 72)
    #expect(controller.picture.frame == CGRect(x: 16, y: 16, width: 40, height: 40))
    #expect(controller.nameLabel.frame == CGRect(x: 64, y: 16, width: 240, height: 40))
  }

  @Test func `A switch hides the row below it, and the cell gets lower`() throws {
    let controller = screen()
    let shown = cell(controller, 0, 1)
    // 12 + 31 + 10 + 34 + 12.
    #expect(shown.frame.height == 99)
    let row = try #require(controller.alertSwitch.superview)
    #expect(row.frame == CGRect(x: 16, y: 12, width: 288, height: 31))
    #expect(row.subviews[0].frame == CGRect(x: 0, y: 0, width: 229, height: 31))
    #expect(controller.alertSwitch.frame == CGRect(x: 237, y: 0, width: 51, height: 31))
    #expect(controller.volumeRow.frame == CGRect(x: 16, y: 53, width: 288, height: 34))
    #expect(controller.volumeSlider.frame == CGRect(x: 88, y: 0, width: 200, height: 34))
    controller.alertSwitch.isOn = false
    controller.alertSwitch.sendActions(for: .valueChanged)
    #expect(cell(controller, 0, 1).frame.height == 55)
    #expect(row.frame == CGRect(x: 16, y: 12, width: 288, height: 31))
  }

  @Test func `Segments fill their cell`() {
    let controller = screen()
    #expect(cell(controller, 1, 1).frame.height == 64)
    #expect(controller.periods.frame == CGRect(x: 16, y: 16, width: 288, height: 32))
  }

  @Test func `The fields of a form begin below each other`() {
    let controller = screen()
    let cell = cell(controller, 0, 2)
    // 16 + 30 + 4 + 30 + 16.
    #expect(cell.frame.height == 96)
    #expect(controller.form.frame == CGRect(x: 0, y: 0, width: 320, height: 96))
    let rows = controller.form.subviews
    #expect(rows.map(\.frame.minY) == [16, 50])
    // The wider name decides: 90, then 6, and the rest of 288 for the field.
    for row in rows {
      #expect(row.subviews[1].frame == CGRect(x: 96, y: 0, width: 192, height: 30))
    }
    #expect(rows.map { $0.subviews[0].frame.width } == [90, 60])
  }

  @Test func `A header keeps its text at the bottom, between its sides`() {
    let controller = screen()
    let header = controller.sections[0].header
    #expect(header.sizeThatFits(CGSize(width: 320, height: 500)).height == 36)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 36)
    header.layoutIfNeeded()
    let label = header.content().subviews[0]
    #expect(label.frame.minX == 4 && label.frame.width == 312 && label.frame.maxY == 32)
  }
}
