import Foundation
import Framewise
import Testing

/// Items in a scroll view meet the edges of what scrolls, which is as large as they make it.
@Suite struct ScrollViewTests {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).called("screen")
  let scroll: UIScrollView
  let content: UIView

  init() {
    scroll = screen.addForAutoLayout(UIScrollView()).called("scroll")
    content = scroll.addForAutoLayout(UIView()).called("content")
    scroll >> screen.all(topOffset: 20)
  }

  func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test func `Content is as large as its statements make it`() {
    content >> scroll.all(topOffset: 10, bottomOffset: -30)
    content >> scroll.width
    let height = content.height >> 700
    #expect(layOut() == [])
    #expect(scroll.frame == CGRect(x: 0, y: 20, width: 300, height: 180))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 700))
    #expect(scroll.contentSize == CGSize(width: 300, height: 740))
    #expect(screen.ambiguities().map(\.description) == [])
    height.constant = 100
    scroll.contentOffset.y = 50
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 300, height: 140))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 100))
    screen.frame.size.width = 400
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 400, height: 140))
    let wide = LayoutInput(size: CGSize(width: 500, height: 200))
    #expect(LayoutSnapshot(of: screen, in: wide).frames(named: "scroll").first?.width == 500)
    #expect(scroll.contentSize == CGSize(width: 400, height: 140))
  }

  @Test func `Content ends between pixels where the view snaps`() {
    screen.snapsToPixelGrid = true
    content >> scroll.all
    content >> .size(100.375, 250.75)
    #expect(layOut() == [])
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 251))
    #expect(scroll.contentSize == CGSize(width: 100, height: 251))
  }

  @Test func `Content ends on the left from right to left`() {
    screen.semanticContentAttribute = .forceRightToLeft
    scroll.semanticContentAttribute = .forceRightToLeft
    content.leading >> scroll.leading.offset(10)
    content.trailing >> scroll.trailing.offset(-40)
    content >> scroll.top
    content >> .size(500, 50)
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 550, height: 0))
    #expect(content.frame == CGRect(x: 40, y: 0, width: 500, height: 50))
  }

  @Test func `Guides name content and frame`() {
    content >> scroll.contentLayoutGuide
    scroll.contentLayoutGuide.width >> scroll.frameLayoutGuide.width.at(2)
    content.height >> 50
    let badge = scroll.addForAutoLayout(UIView())
    badge >> scroll.frameLayoutGuide.right
    badge >> scroll.frameLayoutGuide.top
    badge >> 10
    scroll.contentOffset.x = 100
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 600, height: 50))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 50))
    #expect(badge.frame == CGRect(x: 390, y: 0, width: 10, height: 10))
  }

  /// Two of each kind, so that a frame or size that another one gets would show.
  @Test func `Scroll views and guides beside each other get what is their own`() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for (number, guide) in guides.enumerated() {
      screen.addLayoutGuide(guide)
      guide.left >> screen.left.offset(CGFloat(30 * number))
      guide.top >> screen.top
      guide >> (20, CGFloat(10 + number))
    }
    let other = screen.addForAutoLayout(UIScrollView())
    other >> screen
    let inOther = other.addForAutoLayout(UIView())
    inOther >> other.all(topOffset: 10)
    inOther >> (500, 600)
    content >> scroll.all(topOffset: 20)
    content >> (700, 800)
    #expect(layOut() == [])
    #expect(guides[0].layoutFrame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(guides[1].layoutFrame == CGRect(x: 30, y: 0, width: 20, height: 11))
    #expect(other.contentSize == CGSize(width: 500, height: 610))
    #expect(scroll.contentSize == CGSize(width: 700, height: 820))
  }

  @Test func `What no statement decides stays`() {
    scroll.contentSize = CGSize(width: 900, height: 800)
    content >> scroll.leading
    content >> scroll.top
    content >> 10
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 900, height: 800))
    let right = content >> scroll.right
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 10, height: 800))
    right?.isActive = false
    scroll.contentSize.width = 70
    #expect(layOut() == [])
    #expect(scroll.contentSize == CGSize(width: 70, height: 800))
  }

  @Test func `A statement whose condition does not hold decides nothing of what scrolls`() {
    scroll.contentSize = CGSize(width: 900, height: 800)
    content >> scroll.leading
    content >> scroll.top
    content >> 10
    LayoutStatement.activate(while: .width(400...)) {
      scroll.contentLayoutGuide.width >> 50
    }
    for (width, expected) in [(300, 900), (500, 50), (300, 70)] as [(CGFloat, CGFloat)] {
      screen.frame.size.width = width
      #expect(layOut() == [])
      #expect(scroll.contentSize == CGSize(width: expected, height: 800))
      scroll.contentSize.width = expected == 900 ? 900 : 70
      screen.setNeedsLayout()
    }
  }

  @Test func `An open content size is ambiguous`() {
    content >> scroll.center
    content >> 10
    #expect(layOut() == [])
    #expect(
      screen.ambiguities().map(\.description) == [
        "content: x, y", "UIScrollView-contentLayoutGuide: width, height",
      ])
  }

  @Test func `A scroll view can be the topmost`() {
    final class List: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layOutConstraints()
      }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var last: UIView?
    for _ in 0..<5 {
      let row = list.addForAutoLayout(UIView())
      row >> list.left
      row >> list.width
      row.height >> 40
      row.top >> (last?.bottom ?? list.top)
      last = row
    }
    last?.bottom.constrain(to: list)
    #expect(LayoutIssue.collecting { list.layoutIfNeeded() } == [])
    #expect(list.contentSize == CGSize(width: 0, height: 200))
    #expect(last?.frame == CGRect(x: 0, y: 160, width: 100, height: 40))
  }

  private final class List: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layOutConstraints()
    }
  }

  @Test func `A topmost scroll view is as large inside as its own edges are said to be`() {
    let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let given = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    list.addSubview(given)
    list.right >> given.right.offset(10)
    list.contentLayoutGuide.height >> list.frameLayoutGuide.height.at(2)
    list.layoutIfNeeded()
    #expect(given.frame == CGRect(x: 0, y: 0, width: 500, height: 30))
    #expect(list.contentSize == CGSize(width: 510, height: 160))
  }

  @Test func `A topmost scroll view whose content was placed goes when nobody holds it`() {
    weak var gone: List?
    do {
      let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      list.contentLayoutGuide.height >> list.frameLayoutGuide.height.at(2)
      list.layoutIfNeeded()
      #expect(list.contentSize.height == 160)
      gone = list
    }
    #expect(gone == nil)
  }

  @Test func `Between edges of a scroll view alone its frame counts`() {
    let around = ConstraintView(frame: screen.frame)
    let own = around.addForAutoLayout(UIScrollView())
    let inside = own.addForAutoLayout(UIView())
    own >> around.top
    own >> around.left
    own.height >> 50
    own.right >> own.left.offset(100)
    inside >> own.all
    inside >> (300, 40)
    #expect(LayoutIssue.collecting { around.layoutIfNeeded() } == [])
    #expect(own.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(own.contentSize == CGSize(width: 300, height: 40))
  }

  @Test func `What scrolls says nothing of the frame that it scrolls in`() {
    let around = ConstraintView(frame: screen.frame)
    let own = around.addForAutoLayout(UIScrollView())
    own.frame = CGRect(x: 0, y: 0, width: 77, height: 66)
    own >> around.left
    let inside = own.addForAutoLayout(UIView())
    inside >> own.all
    inside >> (300, 400)
    for size in [CGSize(width: 77, height: 66), CGSize(width: 88, height: 55)] {
      own.frame.size = size
      around.setNeedsLayout()
      #expect(LayoutIssue.collecting { around.layoutIfNeeded() } == [])
      #expect(own.frame.size == size)
      #expect(own.contentSize == CGSize(width: 300, height: 400))
    }
  }

  /// From 0 to 10 and from there to 50 points behind the end, so that the end would be at -40.
  @Test func `What scrolls is not narrower than nothing`() {
    content >> scroll.allButTrailing
    content.width.constrain(to: 10)
    content.height >> 20
    content.right.constrain(to: scroll.right.offset(50))
    #expect(layOut().map(\.rule) == [.conflictingStatements])
    #expect(scroll.contentSize.width >= 0)
  }

  @Test func `The size of what scrolls in a view that others place may be a number`() {
    let own = UIScrollView(frame: CGRect(x: 5, y: 6, width: 70, height: 60))
    screen.addSubview(own)
    let inside = own.addForAutoLayout(UIView())
    inside >> own.left
    inside >> own.top
    own.contentLayoutGuide >> (500, 400)
    #expect(layOut() == [])
    #expect(own.frame == CGRect(x: 5, y: 6, width: 70, height: 60))
    #expect(own.contentSize == CGSize(width: 500, height: 400))
  }

  /// A switch is 51 x 31 points.
  @Test(arguments: [true, false])
  func `A container that gets another size tells through a plain view`(isInScrollView: Bool) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let holder = screen.addForAutoLayout(isInScrollView ? UIScrollView() : UIView())
    holder >> screen
    let column = ColumnView(spacing: 0) { UISwitch() }
    holder.addForAutoLayout(column) >> holder.leading
    column >> holder.top
    let below = holder.addForAutoLayout(UIView())
    below.top >> column.bottom
    below >> holder.leading
    below >> 10
    screen.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 0, y: 31, width: 10, height: 10))
    column.addSubview(UISwitch())
    screen.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 0, y: 0, width: 51, height: 62))
    #expect(below.frame == CGRect(x: 0, y: 62, width: 10, height: 10))
  }
}
