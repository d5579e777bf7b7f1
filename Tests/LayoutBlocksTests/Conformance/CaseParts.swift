import Foundation
import HeadlessUIKit
import LayoutBlocks

/// The words of `cglayout.json` for parts of layouts and anchors.
enum CaseParts {
  static func x(_ part: JSON?) -> Layout.Alignment.Horizontal {
    guard let part else { return .equal }
    let (a, b) = numbers(part)
    switch part[0].text {
    case "left": return .left(a)
    case "right": return .right(a)
    case "center": return .center(a)
    case "leftMul": return .left(multiplier: a)
    case "rightMul": return .right(multiplier: a)
    case "leftBetween": return .left(between: a...b)
    case "rightBetween": return .right(between: a...b)
    case "leading": return .leading(a)
    case "trailing": return .trailing(a)
    case "equal": return .equal
    default: fatalError("unknown part \(part)")
    }
  }

  static func y(_ part: JSON?) -> Layout.Alignment.Vertical {
    guard let part else { return .equal }
    let (a, b) = numbers(part)
    switch part[0].text {
    case "top": return .top(a)
    case "bottom": return .bottom(a)
    case "center": return .center(a)
    case "topMul": return .top(multiplier: a)
    case "bottomMul": return .bottom(multiplier: a)
    case "topBetween": return .top(between: a...b)
    case "bottomBetween": return .bottom(between: a...b)
    case "topStep": return .top(between: a...b, step: part[3].number)
    case "equal": return .equal
    default: fatalError("unknown part \(part)")
    }
  }

  static func width(_ part: JSON?) -> Layout.Filling.Horizontal {
    guard let part else { return .equal }
    let (a, b) = numbers(part)
    switch part[0].text {
    case "fixed": return .fixed(a)
    case "scaled": return .scaled(a)
    case "boxed": return .boxed(a)
    case "upTo": return .upTo(a)
    case "from": return .from(a)
    case "between": return .between(a...b)
    case "equal": return .equal
    default: fatalError("unknown part \(part)")
    }
  }

  static func height(_ part: JSON?) -> Layout.Filling.Vertical {
    guard let part else { return .equal }
    let (a, b) = numbers(part)
    switch part[0].text {
    case "fixed": return .fixed(a)
    case "scaled": return .scaled(a)
    case "boxed": return .boxed(a)
    case "upTo": return .upTo(a)
    case "from": return .from(a)
    case "between": return .between(a...b)
    case "equal": return .equal
    default: fatalError("unknown part \(part)")
    }
  }

  private static func numbers(_ part: JSON) -> (CGFloat, CGFloat) {
    let numbers = part.list.dropFirst().map { CGFloat($0.number) }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  static func layout(_ json: JSON) -> Layout {
    Layout(
      x: x(json["x"]), y: y(json["y"]), width: width(json["w"]), height: height(json["h"]))
  }

  static func layout(parts: [JSON]) -> Layout {
    parts.map { part -> Layout in
      switch part[0].text {
      case "horizontal": .horizontal(x(part[1]))
      case "vertical": .vertical(y(part[1]))
      case "width": .width(width(part[1]))
      case "height": .height(height(part[1]))
      default: fatalError("unknown part \(part)")
      }
    }.reduce(.nothing, +)
  }

  static func anchors(_ json: JSON?) -> [LayoutAnchor] {
    (json?.list ?? []).map(anchor)
  }

  static func anchor(_ json: JSON) -> LayoutAnchor {
    let numbers = json.list.dropFirst().map { CGFloat($0.number) }
    switch json[0].text {
    case "width": return .width(numbers[0])
    case "height": return .size(.height(numbers[0]))
    case "insets":
      return .insets(
        .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case "equal":
      return .equal(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case "equally": return .equally
    case "center": return .center(.align(by: json[1].text == "center" ? .center : .origin))
    default: break
    }
    let space: LayoutAnchor.Edge.Space = json[2].text == "inner" ? .inner : .outer
    let edge: LayoutAnchor.Edge
    switch json[1].text {
    case "align": edge = .align(by: space)
    case "limit": edge = .limit(on: space)
    case "pull": edge = .pull(from: space)
    default: fatalError("unknown anchor \(json)")
    }
    switch json[0].text {
    case "left": return .left(edge)
    case "right": return .right(edge)
    case "top": return .top(edge)
    case "bottom": return .bottom(edge)
    case "leading": return .leading(edge)
    case "trailing": return .trailing(edge)
    default: fatalError("unknown anchor \(json)")
    }
  }
}
