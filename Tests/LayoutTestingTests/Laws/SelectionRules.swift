import Foundation
import Framewise
import LayoutAnalysis
import LayoutTesting
import Testing

/// Which elements a property of all controls or labels is about.
@Suite struct SelectionRules {
  /// Nine cells of 20 points in a matrix that is 200 points high at some sizes, and without height
  /// at others.
  private func cells(
    _ makeCell: @escaping @Sendable () -> UIView, while condition: LayoutCondition
  ) -> UIView {
    let (screen, matrix) = (LayoutView(), MatrixView())
    let kind = MatrixCellKind { makeCell() }
    matrix.columns = 3
    matrix.itemCount = { _ in 9 }
    matrix.cellSize = Responsive(.height(20))
    matrix.cell = { _ in kind }
    screen.addSubview(matrix)
    for (height, condition) in [(200, condition), (0, .always)] {
      screen.setLayout(
        of: matrix, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 200, height: height)),
        while: condition)
    }
    let button = UIButton()
    button.accessibilityIdentifier = "done"
    screen.addSubview(button)
    screen.appendConstantPosition(
      .makeAbsolute(frame: CGRect(x: 200, y: 0, width: 50, height: 50)), for: button)
    return screen
  }

  @Test func `Controls and labels in cells count, which are there once they are laid out`() {
    let buttons = failures(.minimumSize(44, of: .controls)) {
      cells({ UIButton() }, while: .always)
    }
    #expect(buttons.map(\.text) == ["UIButton is too low"])
    let labels = failures(.minimumSize(44, of: .labels)) { cells({ UILabel() }, while: .always) }
    #expect(labels.map(\.text) == ["UILabel is too low"])
    let fitting = failures(.minimumSize(20, of: .controls)) {
      cells({ UIButton() }, while: .always)
    }
    #expect(fitting.map(\.text) == [])
  }

  #if RECORDS_DECISIONS
  /// Neither the smallest nor the largest size shows cells.
  @Test func `Controls that are there at some sizes only count at these`() throws {
    let found = failures(.minimumSize(44, of: .controls)) {
      cells({ UIButton() }, while: .width(350..<380))
    }
    #expect(found.map(\.text) == ["UIButton is too low"])
    #expect(found.first?.widths?.low == 350 && found.first?.widths?.high == 380)
  }

  /// A check over phones and windows may find controls that no phone has.
  @Test func `What holds of controls of which a map lacks some is proved`() {
    let map = LayoutMap(over: .phones) {
      let (screen, button, _) = PlantedScreens.pair("done", "other")
      screen.appendConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), for: button)
      return screen
    }
    var property = LayoutProperty.minimumSize(width: 20, height: 20, of: ["done", "cell"])
    #expect(map.verdict(property).kind == .unknown)
    property.mayLackElements = true
    #expect(map.verdict(property).isProved)
    property = .minimumSize(width: 21, height: 20, of: ["done", "cell"])
    property.mayLackElements = true
    #expect(map.verdict(property).kind == .refuted)
  }
  #endif
}
