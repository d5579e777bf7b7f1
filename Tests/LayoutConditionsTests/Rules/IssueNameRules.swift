import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// How issues name elements.
@Suite struct IssueNameRules {
  private final class Header: LayoutView {
    let title = UILabel()
    lazy var badge = UIView()
    var subtitle: UILabel?
    var numbers = [1, 2]
    var others = [UIView()]
    var cells: [UIView] = [UIView(), UIView()]
  }

  private let broken = LayoutPosition.makeCustom { _ in
    CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
  }

  private func name(of view: UIView, in container: LayoutView) -> String? {
    container.setConstantPosition(broken, for: view)
    return LayoutIssue.collecting {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }.first { $0.rule == .nonFiniteFrame }?.elements.first
  }

  @Test func `A view without a name is named by class, place and path`() {
    let root = UIView()
    let screen = LayoutView()
    screen.accessibilityIdentifier = "dashboard"
    root.addSubview(screen)
    let views = [UIView(), UILabel(), UIView()]
    for view in views { screen.addSubview(view) }
    #expect(name(of: views[2], in: screen) == "UIView #2 in UIView/dashboard")
    screen.layoutInfo = [:]
    #expect(name(of: views[1], in: screen) == "UILabel #1 in UIView/dashboard")
  }

  @Test func `A view with a name has it`() {
    let screen = LayoutView()
    let view = UIView(named: "photo")
    screen.addSubview(view)
    #expect(name(of: view, in: screen) == "photo")
  }

  @Test func `A view that a property of its container holds has the property's name`() {
    let header = Header(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    header.subtitle = UILabel()
    for (view, name) in [
      (header.title as UIView, "title (UILabel)"), (header.badge, "badge (UIView)"),
      (header.subtitle!, "subtitle (UILabel)"), (header.cells[1], "cells[1] (UIView)"),
    ] {
      header.addSubview(view)
      #expect(self.name(of: view, in: header) == name + " in Header")
      header.layoutInfo = [:]
    }
  }

  @Test func `A property of a view further out counts too`() {
    let header = Header()
    let inner = LayoutView()
    header.addSubview(inner)
    inner.addSubview(header.title)
    #expect(name(of: header.title, in: inner) == "title (UILabel) in Header")
  }
}
