import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Views that are measured, or asked for their names by an issue, may move others and ask for
/// passes.
@Suite struct TellingViewTests {
  private let home = UIView()
  private let elsewhere = UIView()

  /// A view that does something the first time that it is measured, and asked for its name.
  private final class TellingView: UIView {
    var willBeMeasured: (() -> Void)?
    var willBeNamed: (() -> Void)?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let action = willBeMeasured
      willBeMeasured = nil
      action?()
      return CGSize(width: 5, height: 5)
    }

    override var accessibilityIdentifier: String? {
      get {
        let action = willBeNamed
        willBeNamed = nil
        action?()
        return "telling"
      }
      set {}
    }
  }

  private func make<View: UIView>(_ view: View) -> View {
    home.addSubview(view)
    return view
  }

  @Test func `A view that moves while another is measured is left where it is`() {
    let (asked, moving) = (make(TellingView()), make(UIView(frame: rect(1, 2, 3, 4))))
    asked.willBeMeasured = { [elsewhere] in elsewhere.addSubview(moving) }
    let scheme = LayoutScheme(blocks: [
      moving.layoutBlock(), asked.layoutBlock(with: Layout(width: .content)),
    ])
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(asked.frame == rect(0, 0, 5, 10))
    #expect(moving.frame == rect(1, 2, 3, 4))
  }

  @Test func `A view that an issue names may ask for another pass, which has fewer elements`() {
    var items = (0..<3).map { _ in make(UIView()) }
    let (asked, moving) = (make(TellingView()), make(TellingView()))
    let scheme = LayoutScheme(blocks: [
      StackLayoutScheme { items }, asked.layoutBlock(with: Layout(width: .content)),
      moving.layoutBlock(),
    ])
    asked.willBeMeasured = { [elsewhere] in
      elsewhere.addSubview(moving)
      moving.willBeNamed = {
        for item in items { item.removeFromSuperview() }
        items = []
        scheme.layout(in: rect(0, 0, 20, 20))
      }
    }
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }
    #expect(issues.map(\.rule) == [.removedDuringPass])
    #expect(asked.frame == rect(0, 0, 5, 20))
    #expect(moving.frame == rect(0, 0, 20, 20))
  }

  /// The first view that gets a number has another way to it than the others.
  @Test(arguments: [false, true])
  func `A view that leaves its block and dies when it is asked for its name is left out`(
    _ isFirst: Bool
  ) {
    let other = make(UIView())
    var asked: TellingView? = make(TellingView())
    guard let block = asked.map({ LayoutBlock(element: $0) }) else { return }
    asked?.willBeNamed = {
      block.setItem(nil)
      asked?.removeFromSuperview()
      asked = nil
    }
    let blocks: [any LayoutBlockProtocol] = [block, other.layoutBlock()]
    let scheme = LayoutScheme(blocks: isFirst ? blocks : blocks.reversed())
    let issues = LayoutIssue.collecting { scheme.layout(in: rect(0, 0, 10, 10)) }
    #expect(Set(issues.map(\.rule)) == [.missingElement])
    #expect(asked == nil)
    #expect(other.frame == rect(0, 0, 10, 10))
  }
}
