import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Closures of positions that hold the views they place.
@Suite struct CapturedSubviews {
  private protocol Forgetting: UIView, LayoutControllable where Subview == UIView {
    var forgetsRemovedSubviews: Bool { get set }
  }

  private final class Plain: LayoutView, Forgetting {}
  private final class Scrolling: LayoutScrollView, Forgetting {}

  private func check(_ view: some Forgetting, lays isLaidOut: Bool) {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.forgetsRemovedSubviews = true
    let stays = UIView()
    view.addSubview(
      stays, constantPosition: .makeAbsolute(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    for _ in 0..<100 {
      weak var gone: UIView?
      do {
        let subview = UIView()
        gone = subview
        view.setLayoutMethods(
          [
            LayoutMethod(
              condition: { _ in subview.tag == 1 }, position: .makeAbsolute(frame: .zero)),
            LayoutMethod(
              constantPosition: .makeCustom { _ in
                CGRect(x: subview.frame.origin.x, y: 0, width: 10, height: 10)
              }),
          ], for: subview)
        view.setLayoutOrder(2, for: subview)
        view.setZIndex(3, for: subview)
        view.addSubview(subview)
        if isLaidOut {
          view.layoutIfNeeded()
          #expect(subview.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        subview.removeFromSuperview()
      }
      #expect(gone == nil)
    }
    #expect(view.layoutInfo.count == 1 && view.orderInfo.isEmpty && view.zIndexInfo.isEmpty)
    view.layoutIfNeeded()
    #expect(stays.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [false, true])
  func `A view that forgets lets go of a removed subview that its own closure holds`(
    _ isLaidOut: Bool
  ) {
    check(Plain(), lays: isLaidOut)
    check(Scrolling(), lays: isLaidOut)
  }

  @Test func `A subview that is held unowned by its closure dies when it is removed`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var gone: UIView?
    do {
      let subview = UIView()
      gone = subview
      view.setConstantPosition(
        .makeCustom { [unowned subview] _ in
          CGRect(x: subview.frame.origin.x, y: 0, width: 10, height: 10)
        }, for: subview)
      view.addSubview(subview)
      view.layoutIfNeeded()
      #expect(subview.frame.size == CGSize(width: 10, height: 10))
      subview.removeFromSuperview()
    }
    #expect(gone == nil && view.layoutInfo.isEmpty)
  }

  @Test func `A subview that leaves while it is laid out is forgotten as well`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.forgetsRemovedSubviews = true
    weak var gone: UIView?
    do {
      let subview = UIView()
      gone = subview
      view.setConstantPosition(
        .makeCustom { _ in
          subview.removeFromSuperview()
          return CGRect(x: 0, y: 0, width: 1, height: 1)
        }, for: subview)
      view.addSubview(subview)
    }
    _ = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(view.layoutInfo.isEmpty)
    view.layoutIfNeeded()
    #expect(gone == nil)
  }

  @Test func `A view that does not forget lays out a subview that comes back as before`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = UIView()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.addSubview(subview, constantPosition: .makeAbsolute(frame: frame))
    subview.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(subview.frame == .zero)
    view.addSubview(subview)
    view.layoutIfNeeded()
    #expect(subview.frame == frame)
  }

  @Test func `Nothing is kept of a subview that a forgetful view lets go of`() {
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.forgetsRemovedSubviews = true
    let child = UIView()
    view.addSubview(
      child, layoutMethods: [LayoutMethod(constantPosition: .spot(1))], order: 2, zIndex: 3)
    view.layoutIfNeeded()
    #expect(view.orderInfo.count == 1 && view.zIndexInfo.count == 1)
    child.removeFromSuperview()
    #expect(view.layoutInfo.isEmpty && view.orderInfo.isEmpty && view.zIndexInfo.isEmpty)
  }
}
