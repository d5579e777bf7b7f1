import Foundation
import Framewise
import Testing

/// Views that tell nobody of changes, and that may change what a pass works on.
@Suite struct SilentViews {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).called("screen")

  private func add(_ name: String, to view: UIView? = nil) -> UIView {
    (view ?? screen).addForAutoLayout(UIView().called(name))
  }

  private func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  /// A view whose content wraps, and which tells nobody of a change.
  private final class Silent: UIView {
    var area: CGFloat = 600
    var proposals: [CGSize] = []
    var action: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      proposals.append(size)
      action()
      let width = min(size.width, 60)
      return CGSize(width: width, height: area / max(width, 1))
    }
  }

  @Test func `Content is asked once for each proposal in a pass`() {
    let silent = screen.addForAutoLayout(Silent())
    silent >> screen.allButRight.verticalTargets[0]
    silent >> screen.left
    silent.width >> 30
    let below = add("below")
    below.top >> silent.bottom
    #expect(layOut() == [])
    #expect(silent.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(below.frame.minY == 20)
    #expect(silent.proposals.map(\.width) == [.infinity, 30])
    #expect(silent.proposals.map(\.height) == [.infinity, .infinity])
  }

  @Test func `Views in between that tell nobody are looked at in every pass`() {
    let holder = add("holder"), silent = Silent()
    holder >> screen
    holder.addForAutoLayout(silent)
    silent >> holder.top
    silent >> holder.left
    #expect(layOut() == [])
    #expect(silent.frame.size == CGSize(width: 60, height: 10))
    silent.area = 1200
    screen.layOutConstraints()
    #expect(silent.frame.size == CGSize(width: 60, height: 20))
  }

  @Test func `What leaves a view that tells nobody in a pass is not placed`() {
    let holder = add("holder"), silent = screen.addForAutoLayout(Silent()), other = Silent()
    holder >> screen
    holder.addForAutoLayout(other)
    other.called("other") >> holder.all(leadingOffset: 50)
    silent >> screen.top
    silent >> screen.left
    silent.action = {
      silent.action = {}
      other.removeFromSuperview()
    }
    let issues = LayoutIssue.collecting { screen.layoutSubviews() }
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(issues.first?.elements == ["other"])
    #expect(other.frame == .zero)
    #expect(silent.frame.size == CGSize(width: 60, height: 10))
  }

  /// A refused request for a pass takes a mark away, which comes back.
  @Test func `A view that is marked and laid out in its own pass is laid out afterwards`() {
    let silent = screen.addForAutoLayout(Silent())
    let line = #line + 1
    silent.top.constrain(to: screen.top)
    silent.left.constrain(to: screen.left)
    silent.action = { [unowned silent, unowned screen] in
      silent.action = {}
      silent.area = 1200
      screen.setNeedsLayout()
      screen.layoutIfNeeded()
    }
    let issues = LayoutIssue.collecting { screen.layoutSubviews() }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(layOut() == [])
    #expect(silent.frame.size == CGSize(width: 60, height: 20))
  }

  @Test func `Of many that have their frames one that leaves in a pass is told of`() {
    let holder = add("holder"), silent = screen.addForAutoLayout(Silent())
    holder >> screen
    silent >> screen.top
    silent >> screen.left
    let items = (0..<40).map { add("item \($0)", to: holder) }
    for item in items { item >> holder }
    #expect(layOut() == [])
    silent.action = {
      silent.action = {}
      items[7].removeFromSuperview()
    }
    screen.setNeedsLayout()
    let issues = layOut()
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(issues.first?.elements == ["item 7"])
  }

  @Test func `A view that snaps to pixels in the middle of its pass does so in the next one`() {
    let silent = screen.addForAutoLayout(Silent()), item = add("item")
    silent >> screen.top
    silent >> screen.left
    item >> screen.all(topOffset: 0.25, leadingOffset: 20.25)
    silent.action = { [unowned silent, unowned screen] in
      silent.action = {}
      screen.snapsToPixelGrid = true
    }
    let issues = LayoutIssue.collecting { screen.layoutSubviews() }
    #expect(issues.map(\.rule) == [.changedDuringPass])
    #expect(item.frame == CGRect(x: 20.25, y: 0.25, width: 179.75, height: 99.75))
    #expect(layOut() == [])
    #expect(item.frame == CGRect(x: 20, y: 0, width: 180, height: 100))
  }
}
