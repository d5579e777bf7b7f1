import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

extension JSON {
  /// The condition this value describes, as data.
  var condition: LayoutCondition {
    let parts = array.dropFirst()
    let value = CGFloat(parts.first?.number ?? .nan)
    switch array.first?.string {
    case "always": return .always
    case "never": return .never
    case "widthAtLeast": return .width(value...)
    case "widthBelow": return .width(..<value)
    case "heightAtLeast": return .height(value...)
    case "heightBelow": return .height(..<value)
    case "landscape": return .landscape
    case "portrait": return .portrait
    case "not": return !parts.first!.condition
    case "and": return parts.map(\.condition).reduce(.always) { $0 && $1 }
    case "or": return parts.map(\.condition).reduce(.never) { $0 || $1 }
    default: preconditionFailure("unknown condition \(self)")
    }
  }

  /// The same condition as a closure that shares no code with the structured one.
  var closure: (CGSize) -> Bool {
    let parts = Array(array.dropFirst())
    let value = CGFloat(parts.first?.number ?? .nan)
    switch array.first?.string {
    case "always": return { _ in true }
    case "never": return { _ in false }
    case "widthAtLeast": return { $0.width >= value }
    case "widthBelow": return { $0.width < value }
    case "heightAtLeast": return { $0.height >= value }
    case "heightBelow": return { $0.height < value }
    case "landscape": return { $0.width > $0.height }
    case "portrait": return { $0.height >= $0.width }
    case "not":
      let inner = parts[0].closure
      return { !inner($0) }
    case "and":
      let all = parts.map(\.closure)
      return { size in all.allSatisfy { $0(size) } }
    case "or":
      let any = parts.map(\.closure)
      return { size in any.contains { $0(size) } }
    default: preconditionFailure("unknown condition \(self)")
    }
  }

  /// The position this value describes.
  var position: LayoutPosition {
    let type = self["type"].string
    let parts = type.split(separator: ".").map(String.init)
    switch (parts[0], parts[1]) {
    case ("individual", "absolute"): return .makeAbsolute(frame: self["frame"].rect)
    case ("individual", "relative"): return .makeRelative(frame: self["frame"].rect)
    case ("individual", "insets"):
      let n = self["insets"].numbers
      return .makeInsets(insets: UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case ("individual", "offset"):
      let (value, size) = (self["value"].numbers, self["size"].numbers)
      let origin = LayoutPosition.OffsetOrigin.allCases.first { "\($0)" == self["from"].string }!
      return .makeOffset(
        value: UIOffset(horizontal: value[0], vertical: value[1]), from: origin,
        size: CGSize(width: size[0], height: size[1]))
    case ("individual", let custom):
      let rect = self["rect"].rule
      switch custom {
      case "customByFrame": return .makeCustom { rect($0, nil, nil, nil) }
      case "customByOriginSize":
        return .makeCustom(
          origin: { rect($0, nil, nil, nil).origin }, size: { rect($0, nil, nil, nil).size })
      default:
        return .makeCustom(
          x: { rect($0, nil, nil, nil).origin.x }, y: { rect($0, nil, nil, nil).origin.y },
          width: { rect($0, nil, nil, nil).size.width },
          height: { rect($0, nil, nil, nil).size.height })
      }
    case ("sequential", "customByFrame"):
      let (initial, rest) = (self["initial"].rule, self["rest"].rule)
      return .makeCustom(
        initialFrame: { initial($0, nil, nil, nil) }, restFrame: { rest($1, $0, nil, nil) })
    case ("sequential", let name):
      let (initial, margin) = (self["initial"].rect, self["margin"].number)
      let direction: LayoutPosition.Sequential.Direction =
        name.hasPrefix("horizontally") ? .horizontal : .vertical
      return name.hasSuffix("Relative")
        ? .makeRelative(initialFrame: initial, margin: margin, direction: direction)
        : .makeAbsolute(initialFrame: initial, margin: margin, direction: direction)
    case ("matrical", "customByFrame"):
      let (initial, inCol) = (self["initial"].rule, self["firstInCol"].rule)
      let (inRow, rest) = (self["firstInRow"].rule, self["rest"].rule)
      // Without a matrix the closure of the first in a row continues a sequence, whose terms are
      // those of a row.
      return .makeCustom(
        initialFrame: { initial($0, nil, nil, nil) }, firstInCol: { inCol($1, nil, nil, $0) },
        firstInRow: { inRow($1, nil, $0, nil) }, rest: { rest($2, nil, $0, $1) })
    default:
      let name = parts[1]
      let margin = CGVector(dx: self["margin"].numbers[0], dy: self["margin"].numbers[1])
      let direction: LayoutPosition.Matrical.Direction =
        name.hasPrefix("horizontally") ? .horizontal : .vertical
      return name.hasSuffix("Relative")
        ? .makeRelative(
          initialFrame: self["initial"].rect, margin: margin, direction: direction)
        : .makeAbsolute(
          initialFrame: self["initial"].rect, margin: margin, direction: direction)
    }
  }

  /// A closure's rectangle as linear terms of the bounds and of neighboring frames.
  private var rule: (CGSize, _ prev: CGRect?, _ row: CGRect?, _ col: CGRect?) -> CGRect {
    func sum(_ terms: [String: JSON]) -> (CGSize, [String: CGRect]) -> Double {
      let terms = terms.mapValues(\.number)
      return { size, frames in
        terms.reduce(0) { total, term in
          switch term.key {
          case "W": return total + term.value * size.width
          case "H": return total + term.value * size.height
          case "k": return total + term.value
          default:
            let parts = term.key.split(separator: ".").map(String.init)
            let frame = frames[parts[0]]!
            let edges: [String: Double] = [
              "minX": frame.minX, "minY": frame.minY, "maxX": frame.maxX, "maxY": frame.maxY,
              "width": frame.width, "height": frame.height,
            ]
            return total + term.value * edges[parts[1]]!
          }
        }
      }
    }
    let x = sum(self["x"].object)
    let y = sum(self["y"].object)
    let width = sum(self["width"].object)
    let height = sum(self["height"].object)
    return { size, prev, row, col in
      var frames: [String: CGRect] = [:]
      frames["prev"] = prev
      frames["row"] = row
      frames["col"] = col
      return CGRect(
        x: x(size, frames), y: y(size, frames), width: width(size, frames),
        height: height(size, frames))
    }
  }

  var optimization: LayoutOptimization {
    if case .string(let name) = self { return name == "sequence" ? .sequence : .none }
    return .matrix(colsPerRow: Int(array[1].number))
  }
}
