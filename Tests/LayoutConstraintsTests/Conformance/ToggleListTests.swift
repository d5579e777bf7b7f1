import Foundation
import Framewise
import Testing

/// A screen in GetLaid's idiom, with its frames computed by hand.
@Suite struct ToggleListTests {
  let list = ToggleList(["Sound", "Vibration", "Badges", "Previews"])

  private func layOut() -> [LayoutIssue] { LayoutIssue.collecting { list.layoutIfNeeded() } }

  init() {
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  }

  @Test func `The header is 64 points high, and the list takes the rest`() {
    #expect(layOut() == [])
    #expect(list.header.frame == CGRect(x: 0, y: 0, width: 320, height: 64))
    // Half as wide, 12 points above the header's end: 64 - 12 - 20.
    #expect(list.title.frame == CGRect(x: 80, y: 32, width: 160, height: 20))
    #expect(list.scrollView.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
  }

  @Test func `Rows stand 8 points apart, 8 points below the top and 16 above the end`() {
    #expect(layOut() == [])
    // 8, 8 + 44 + 8, and so on; the last row ends at 164 + 44.
    #expect(list.rows.map(\.frame.minY) == [8, 60, 112, 164])
    #expect(
      list.rows.map(\.frame.size) == Array(repeating: CGSize(width: 320, height: 44), count: 4))
    #expect(list.content.frame == CGRect(x: 0, y: 0, width: 320, height: 224))
    #expect(list.scrollView.contentSize == CGSize(width: 320, height: 224))
  }

  @Test func `A row has its label in front, its toggle at the end and a line below`() {
    #expect(layOut() == [])
    let row = list.rows[0]
    #expect(row.toggle.frame == CGRect(x: 253, y: 6.5, width: 51, height: 31))
    // 320 - 16 - 8 - 51 - 16.
    #expect(row.label.frame == CGRect(x: 16, y: 11, width: 229, height: 22))
    #expect(row.line.frame == CGRect(x: 16, y: 43, width: 304, height: 1))
  }

  @Test func `An expanded row moves those below it`() {
    #expect(layOut() == [])
    list.rows[1].isExpanded = true
    #expect(layOut() == [])
    #expect(list.rows.map(\.frame.minY) == [8, 60, 128, 180])
    #expect(list.rows[1].toggle.frame == CGRect(x: 253, y: 14.5, width: 51, height: 31))
    #expect(list.rows[1].line.frame == CGRect(x: 16, y: 59, width: 304, height: 1))
    #expect(list.scrollView.contentSize == CGSize(width: 320, height: 240))
    list.rows[1].isExpanded = false
    #expect(layOut() == [])
    #expect(list.rows.map(\.frame.minY) == [8, 60, 112, 164])
  }

  @Test func `From right to left leading and trailing change sides`() {
    list.semanticContentAttribute = .forceRightToLeft
    #expect(layOut() == [])
    let row = list.rows[0]
    #expect(row.toggle.frame == CGRect(x: 16, y: 6.5, width: 51, height: 31))
    #expect(row.label.frame == CGRect(x: 75, y: 11, width: 229, height: 22))
    #expect(row.line.frame == CGRect(x: 0, y: 43, width: 304, height: 1))
  }

  @Test func `Nothing is left open`() {
    #expect(list.ambiguities().map(\.description) == [])
  }
}
