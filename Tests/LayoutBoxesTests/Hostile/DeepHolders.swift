import Foundation
import HeadlessUIKit
import LayoutBoxes
import TestSupport
import Testing

/// Containers that hold what is in them by a property, too, nested ten thousand levels deep.
@Suite struct DeepHolders {
  /// Makes, lays out and frees a nest of containers on a small stack. Returns the size of the
  /// innermost view, and whether it is gone afterwards.
  private func nest(_ wrap: @escaping @Sendable (UIView) -> UIView) -> (CGSize, Bool) {
    onSmallStack {
      weak var gone: UIView?
      var size = CGSize.zero
      do {
        let label = UILabel()
        label.text = "label"
        gone = label
        var view: UIView = label
        for _ in 0..<10_000 { view = wrap(view) }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        view.layoutIfNeeded()
        size = label.frame.size
      }
      return (size, gone == nil)
    }
  }

  @Test func `Scroll views in scroll views are freed on a small stack`() {
    let (size, isGone) = nest { content in
      let view = BoxScrollView()
      view.content = content
      return view
    }
    #expect(size.height > 0 && isGone)
  }

  @Test func `Scroll views that are not laid out are freed on a small stack, too`() {
    let isGone = onSmallStack {
      weak var gone: UIView?
      do {
        var view = UIView()
        gone = view
        for _ in 0..<10_000 {
          let outer = BoxScrollView()
          outer.content = view
          view = outer
        }
      }
      return gone == nil
    }
    #expect(isGone)
  }

  @Test(arguments: 0..<3) func `Cells in cells are freed on a small stack`(_ kind: Int) {
    let isGone = onSmallStack {
      weak var gone: UIView?
      do {
        var view = UIView()
        gone = view
        for _ in 0..<10_000 {
          switch kind {
          case 0:
            let cell = BoxTableViewCell(style: .default, reuseIdentifier: nil)
            cell.setContent(view)
            view = cell
          case 1:
            let cell = BoxCollectionViewCell(frame: .zero)
            cell.content = view
            view = cell
          default:
            let part = BoxTableViewHeaderFooterView(reuseIdentifier: nil)
            part.setContent(view)
            view = part
          }
        }
      }
      return gone == nil
    }
    #expect(isGone)
  }

  @Test func `A content that somebody else holds outlives its scroll view`() {
    let content = UILabel()
    do {
      let view = BoxScrollView()
      view.content = content
      #expect(content.superview === view)
    }
    #expect(content.superview == nil)
  }
}
