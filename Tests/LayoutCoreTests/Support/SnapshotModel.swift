import Foundation
import LayoutCore
import TestSupport

/// A tree of named frames with references, walked the obvious way.
final class SnapshotModel {
  var name: String
  var frame: CGRect
  var isHidden: Bool
  var children: [SnapshotModel]

  init(name: String, frame: CGRect, isHidden: Bool = false, children: [SnapshotModel] = []) {
    self.name = name
    self.frame = frame
    self.isHidden = isHidden
    self.children = children
  }

  var snapshot: LayoutSnapshot {
    LayoutSnapshot(
      name: name, frame: frame, isHidden: isHidden, children: children.map(\.snapshot))
  }

  /// Every element in preorder, with its path and what lies above it.
  func visit(
    path: String? = nil, depth: Int = 0, origin: CGPoint = .zero,
    _ body: (SnapshotModel, _ path: String, _ depth: Int, _ origin: CGPoint) -> Void
  ) {
    let path = path ?? name
    body(self, path, depth, origin)
    let inner = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
    var seen: [String: Int] = [:]
    for child in children {
      let number = seen[child.name, default: 0] + 1
      seen[child.name] = number
      let step = number == 1 ? child.name : "\(child.name)#\(number)"
      child.visit(path: "\(path)/\(step)", depth: depth + 1, origin: inner, body)
    }
  }

  func copy() -> SnapshotModel {
    SnapshotModel(
      name: name, frame: frame, isHidden: isHidden, children: children.map { $0.copy() })
  }
}

extension SeededGenerator {
  /// A multiple of a quarter, so that sums and text are exact.
  mutating func quarter() -> CGFloat {
    CGFloat(int(-400...400)) / 4
  }

  mutating func frame() -> CGRect {
    CGRect(x: quarter(), y: quarter(), width: quarter(), height: quarter())
  }

  /// A tree in which siblings often share a name.
  mutating func tree(depth: Int) -> SnapshotModel {
    let children = depth == 0 ? 0 : int(0...4)
    return SnapshotModel(
      name: pick(["root", "title", "cell", "a b"]), frame: frame(), isHidden: int(0...5) == 0,
      children: (0..<children).map { _ in tree(depth: depth - 1) })
  }
}
