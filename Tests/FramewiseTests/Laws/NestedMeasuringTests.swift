import Foundation
import Framewise
import Testing

/// Containers of all vocabularies that ask each other for their sizes.
@Suite struct NestedMeasuringTests {
  /// A view that tells nobody when its size changes.
  private final class SilentLeaf: UIView {
    var content = CGSize(width: 40, height: 20)
    var questions = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      questions += 1
      return content
    }

    override var intrinsicContentSize: CGSize {
      questions += 1
      return content
    }
  }

  enum Container: CaseIterable {
    case scheme, constraints, column, layoutView

    /// A container around a view, which it gives its natural size, or its own.
    func around(_ view: UIView) -> UIView {
      switch self {
      case .scheme:
        let result = SchemeView()
        result.addSubview(view)
        result.schemes = [
          LayoutScheme(blocks: [
            view.layoutBlock(with: Layout(x: 0, y: 0, width: .content, height: .content))
          ])
        ]
        return result
      case .constraints:
        let result = ConstraintView()
        result.addSubview(view)
        view >> result
        return result
      case .column:
        let result = ColumnView(spacing: 0, view)
        result.horizontalAlignment = .leading
        result.verticalAlignment = .top
        return result
      case .layoutView:
        let result = LayoutView()
        result.addSubview(view, withAssociatedConstantPosition: .makeInsets(insets: .zero))
        return result
      }
    }
  }

  private func tree(_ leaf: UIView, _ kinds: (Container, Container), levels: Int) -> UIView {
    var tree = leaf
    for level in 0..<levels { tree = (level % 2 == 0 ? kinds.0 : kinds.1).around(tree) }
    tree.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    return tree
  }

  /// Each asks those in it for more than one size, so that without memory every two levels would
  /// multiply the questions.
  @Test(arguments: Container.allCases, Container.allCases)
  func `A level adds a few questions`(_ first: Container, _ second: Container) {
    let leaf = SilentLeaf()
    tree(leaf, (first, second), levels: 24).layoutIfNeeded()
    #expect(leaf.questions <= 3 * 24)
  }

  @Test(arguments: Container.allCases.filter { $0 != .layoutView })
  func `What tells nobody is asked anew in every measuring`(_ kind: Container) {
    let leaf = SilentLeaf()
    let tree = tree(leaf, (.scheme, kind), levels: 3)
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(tree.sizeThatFits(endless) == CGSize(width: 40, height: 20))
    leaf.content = CGSize(width: 30, height: 25)
    #expect(tree.sizeThatFits(endless) == CGSize(width: 30, height: 25))
  }

  /// A mark climbs once, whoever of those that measure passes it on.
  @Test(arguments: [false, true]) func `A mark climbs once`(_ isScrolling: Bool) {
    final class Top: RowView {
      var marks = 0
      override func setNeedsLayout() {
        super.setNeedsLayout()
        marks += 1
      }
    }
    let leaf = LayoutView()
    var view: UIView = leaf
    for _ in 0..<16 {
      let box = isScrolling ? BoxScrollView() : RowView(view)
      (box as? BoxScrollView)?.content = view
      let outer = LayoutView()
      outer.addSubview(
        box,
        withAssociatedConstantPosition: .makeCustom(fitting: CGSize(width: 50, height: 50)) {
          fitted, _ in CGRect(origin: .zero, size: fitted)
        })
      view = outer
    }
    let top = Top(view)
    top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    top.layoutIfNeeded()
    top.marks = 0
    leaf.setNeedsLayout()
    #expect((1...2).contains(top.marks))
  }
}
