import Foundation
import Framewise

#if canImport(UIKit)
import UIKit
#endif

/// The screen that comments on maps and checks speak of: a logo above a card, beside a badge, and
/// two buttons. Where there is no height, the logo is small.
final class LoginScreen: LayoutView {
  let logo = UIView(), card = LayoutView(), title = UIView(), badge = UIView()
  let send = UIButton(), cancel = UIButton()

  /// The card is as far below the top as `top` says where there is no height.
  init(frame: CGRect = .zero, top: CGFloat = 25) {
    super.init(frame: frame)
    accessibilityIdentifier = "login"
    let names = ["logo", "card", "title", "badge", "send", "cancel"]
    for (view, name) in zip([logo, card, title, badge, send, cancel], names) {
      view.accessibilityIdentifier = name
    }
    addSubview(
      logo,
      layoutMethods: [
        LayoutMethod(condition: .height(500...), position: centered(y: 24, height: 96) { _ in LayoutFormula(96) }),
        LayoutMethod(constantPosition: centered(y: 0, height: 24) { _ in LayoutFormula(24) }),
      ])
    addSubview(
      card,
      layoutMethods: [
        LayoutMethod(
          condition: .height(500...), position: centered(y: 136, height: 191, cardWidth)),
        LayoutMethod(constantPosition: centered(y: top, height: 191, cardWidth)),
      ])
    card.addSubview(title, constantPosition: .insets(.zero))
    addSubview(
      badge,
      constantPosition: .makeAbsolute(
        frame: CGRect(x: 0, y: 0, width: 20, height: 20), in: .safeArea))
    addSubview(send, constantPosition: button { _ in LayoutFormula(16) })
    addSubview(cancel, constantPosition: button { $0.width - 136 })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func cardWidth(_ bounds: FormulaSize) -> LayoutFormula { min(400, bounds.width - 32) }

  private func button(_ x: (FormulaSize) -> LayoutFormula) -> LayoutPosition {
    .makeFormula(in: .safeArea) {
      FormulaRect(x: x($0), y: $0.height - 52, width: 120, height: 44)
    }
  }

  /// In the middle of the safe area's width.
  private func centered(
    y: CGFloat, height: CGFloat, _ width: (FormulaSize) -> LayoutFormula
  ) -> LayoutPosition {
    .makeFormula(in: .safeArea) {
      let width = width($0)
      return FormulaRect(x: ($0.width - width) / 2, y: y, width: width, height: height)
    }
  }
}

/// The map of the screen.
@MainActor let loginMap = LayoutMap(over: .sizes(320...1400, 480...1200)) { LoginScreen() }
