import Foundation
import Framewise

/// Screens with a mistake at few sizes, in closures that no map can look into.
enum PlantedScreens {
  /// A list beside a detail from 600 points on; upward of that the detail stands on the list for a
  /// third of a point.
  static func overlap() -> UIView {
    let (screen, list, detail) = pair("list", "detail")
    let isWide = LayoutCondition.width(600...)
    screen.setLayout(
      of: list,
      at: .makeCustom { bounds in
        let excess = 600 <= bounds.width && bounds.width < 600.33 ? 4.0 : 0
        return CGRect(x: 0, y: 0, width: bounds.width / 2 + excess, height: bounds.height)
      }, while: isWide)
    screen.setLayout(
      of: detail,
      at: .makeRelative(frame: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)), while: isWide)
    let (top, bottom) = (UIEdgeInsets(top: 0, left: 0, bottom: 120, right: 0), 120.0)
    screen.appendConstantPosition(.makeInsets(insets: top), for: list)
    screen.appendConstantPosition(
      .makeCustom { CGRect(x: 0, y: $0.height - bottom, width: $0.width, height: bottom) },
      for: detail)
    return screen
  }

  /// A button that gets a quarter of what 168 points leave, so that it has 44 from 344 points on.
  static func narrowButton() -> UIView {
    let (screen, field, button) = pair("field", "send")
    screen.appendConstantPosition(
      .makeCustom { CGRect(x: 0, y: 0, width: 168, height: $0.height) }, for: field)
    screen.appendConstantPosition(
      .makeCustom { bounds in
        CGRect(x: 168, y: 0, width: (bounds.width - 168) / 4, height: bounds.height)
      }, for: button)
    return screen
  }

  /// A chart that leaves the screen from 612.3 up to 612.6 only, below a breakpoint at 612.
  static func sliver() -> UIView {
    let (screen, title, chart) = pair("title", "chart")
    screen.appendConstantPosition(
      .makeInsets(insets: UIEdgeInsets(top: 0, left: 0, bottom: 400, right: 0)), for: title)
    screen.setLayout(
      of: chart,
      at: .makeCustom { bounds in
        let isBad = 612.3 <= bounds.width && bounds.width < 612.6
        return CGRect(
          x: isBad ? bounds.width / 2 : 0, y: bounds.height - 200, width: bounds.width, height: 200)
      }, while: .width(612...))
    screen.appendConstantPosition(
      .makeCustom { CGRect(x: 0, y: $0.height - 300, width: $0.width, height: 300) }, for: chart)
    return screen
  }

  /// A screen with two views that have names.
  static func pair(_ first: String, _ second: String) -> (LayoutView, UIView, UIView) {
    let screen = LayoutView()
    let views = [first, second].map { name in
      let view = UIView()
      view.accessibilityIdentifier = name
      screen.addSubview(view)
      return view
    }
    return (screen, views[0], views[1])
  }
}
