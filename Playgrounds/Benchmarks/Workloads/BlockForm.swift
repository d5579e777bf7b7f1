import Foundation
import Framewise

/// Views, the scheme that lays them out, and where they have to be, by formulas of their own.
struct BlockForm {
  let container = UIView()
  let views: [UIView]
  let row: ViewRow
  let make: ([UIView]) -> any LayoutBlockProtocol
  let size: (Int) -> CGSize
  let frames: [[CGRect]]

  init(
    _ count: Int, size: @escaping (Int) -> CGSize, frame: (Int, CGSize) -> CGRect,
    make: @escaping ([UIView]) -> any LayoutBlockProtocol
  ) {
    views = (0..<count).map { _ in UIView() }
    for view in views { container.addSubview(view) }
    row = ViewRow(views)
    self.size = size
    self.make = make
    frames = (0..<2).map { state in (0..<count).map { frame($0, size(state)) } }
  }

  /// A feed cell: ten blocks, nine of them constrained by others, fourteen anchors.
  static func cell() -> BlockForm {
    BlockForm(
      10, size: { CGSize(width: $0 % 2 == 0 ? 320 : 376, height: 600) },
      frame: { index, size in
        let width = size.width
        return [
          CGRect(x: 8, y: 8, width: 40, height: 40),
          CGRect(x: 56, y: 8, width: width - 64, height: 18),
          CGRect(x: 56, y: 28, width: width - 56, height: 14),
          CGRect(x: 8, y: 56, width: width - 16, height: 60),
          CGRect(x: 0, y: 124, width: width, height: 160),
          CGRect(x: 8, y: 292, width: 60, height: 24),
          CGRect(x: 76, y: 292, width: 80, height: 24),
          CGRect(x: width - 68, y: 292, width: 60, height: 24),
          CGRect(x: 0, y: 324, width: width, height: 1),
          CGRect(x: width / 4, y: 329, width: width / 2, height: 20),
        ][index]
      }, make: cellScheme)
  }

  private static func cellScheme(_ views: [UIView]) -> any LayoutBlockProtocol {
    func block(
      _ index: Int, _ layout: Layout, by other: Int, _ anchors: [LayoutAnchor]
    ) -> any LayoutBlockProtocol {
      views[index].layoutBlock(
        with: layout, constraints: [views[other].layoutConstraint(for: anchors)])
    }
    let below = LayoutAnchor.bottom(.limit(on: .outer))
    let behind = LayoutAnchor.right(.limit(on: .outer))
    return LayoutScheme(blocks: [
      views[0].layoutBlock(with: Layout(x: 8, y: 8, width: 40, height: 40)),
      block(
        1, Layout(x: 8, width: .boxed(16), height: 18), by: 0,
        [behind, .top(.limit(on: .inner))]),
      block(2, Layout(y: 2, height: 14), by: 1, [.left(.limit(on: .inner)), below]),
      block(3, Layout(x: 8, y: 8, width: .boxed(16), height: 60), by: 0, [below]),
      block(4, Layout(y: 8, height: 160), by: 3, [below]),
      block(
        5, Layout(x: 8, y: 8, width: 60, height: 24), by: 4, [below, .left(.limit(on: .inner))]),
      block(
        6, Layout(x: 8, width: 80, height: 24), by: 5, [behind, .top(.align(by: .inner))]),
      block(
        7, Layout(x: .right(8), width: 60, height: 24), by: 6,
        [behind, .top(.align(by: .inner))]),
      block(8, Layout(y: 8, height: 1), by: 7, [below]),
      block(
        9, Layout(x: .center, y: 4, width: .scaled(0.5), height: 20), by: 8, [below]),
    ])
  }

  /// Blocks below each other, each constrained by the one before.
  static func chain(_ count: Int) -> BlockForm {
    BlockForm(
      count, size: { CGSize(width: $0 % 2 == 0 ? 320 : 376, height: CGFloat(20 * count)) },
      frame: { CGRect(x: 0, y: 10 * CGFloat($0), width: $1.width, height: 10) }
    ) { views in
      LayoutScheme(
        blocks: views.indices.map { index in
          let constraints =
            index == 0
            ? [] : [views[index - 1].layoutConstraint(for: [.bottom(.limit(on: .outer))])]
          return views[index].layoutBlock(with: Layout(height: 10), constraints: constraints)
        })
    }
  }

  /// Items beside each other that share the width.
  static func stack(_ count: Int) -> BlockForm {
    BlockForm(
      count,
      size: { CGSize(width: CGFloat(count * ($0 % 2 == 0 ? 12 : 13) - 2), height: 44) },
      frame: { index, size in
        let pitch = (size.width + 2) / CGFloat(count)
        return CGRect(x: CGFloat(index) * pitch, y: 0, width: pitch - 2, height: 44)
      }
    ) { views in
      let items: [any LayoutElement] = views
      var stack = StackLayoutScheme { items }
      stack.spacing = .equal(2)
      return stack
    }
  }

  func source(_ number: Int) -> CGRect { CGRect(origin: .zero, size: size(number)) }
}
