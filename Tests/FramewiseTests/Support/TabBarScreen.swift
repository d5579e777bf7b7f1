import Foundation
import Framewise

#if canImport(UIKit)
import UIKit
#endif

/// A screen with tabs as NotAutoLayout's users write it: at the bottom of a phone, in a column at
/// the left of anything wide.
final class TabBarScreen: LayoutView {
  let content = UIView()
  let bar = TabBar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let isWide: (CGSize) -> Bool = { $0.width >= 600 }
    addSubview(content)
    addSubview(bar)

    setLayout(
      of: content, at: .makeInsets(insets: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0)),
      while: isWide)
    setLayout(
      of: content, at: .makeInsets(insets: UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    ) { $0.width < 600 }
    setLayout(
      of: bar, at: .makeCustom { CGRect(x: 0, y: 0, width: 80, height: $0.height) }, while: isWide)
    appendConstantPosition(
      .makeOffset(
        value: .zero, from: .bottomLeft, size: CGSize(width: 320, height: 49)), for: bar)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A controller of its own: it stores what the protocol asks for.
final class TabBar: UIView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]
  var orderInfo: [LayoutControllable.Hash: Int] = [:]
  let layoutOptimization: LayoutOptimization = .sequence
  let badge = UIView()

  var items: [UIView] = [] {
    didSet {
      for (index, item) in items.enumerated() {
        let row = CGRect(x: 0, y: 0, width: 0.25, height: 1)
        let column = CGRect(x: 0, y: 20, width: 80, height: 60)
        let methods = [
          LayoutMethod(
            condition: { $0.height > $0.width },
            position: .makeAbsolute(initialFrame: column, margin: 8, direction: .vertical)),
          LayoutMethod(
            constantPosition: .makeRelative(initialFrame: row, margin: 0, direction: .horizontal)),
        ]
        addSubview(item, withAssociatedLayoutMethods: methods, andZIndex: 1)
        orderInfo[item.hash] = index
      }
      let newest = items.last
      addSubview(
        badge,
        withAssociatedConstantPosition: .makeCustom { [weak newest] _ in
          guard let frame = newest?.frame else { return .zero }
          return CGRect(x: frame.maxX - 16, y: frame.minY + 4, width: 12, height: 12)
        }, andZIndex: 2)
      // Behind the items, whose frames its position reads.
      orderInfo[badge.hash] = items.count
      reloadSubviews()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
  }
}
