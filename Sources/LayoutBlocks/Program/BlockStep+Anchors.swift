import Foundation

/// The steps of anchors; see ``LayoutAnchor``.
extension BlockStep {
  /// Applies an anchor, unless it is custom.
  @inline(__always)
  func applyAnchor(to s: inout CGRect, by r: CGRect, isMirrored: Bool) {
    switch operation {
    case .alignEdge, .limitEdge, .pullEdge:
      if isVertical {
        applyEdge(
          &s.origin.y, &s.size.height, by: r.origin.y, extent: r.size.height, isMirrored: false)
      } else {
        applyEdge(
          &s.origin.x, &s.size.width, by: r.origin.x, extent: r.size.width,
          isMirrored: mirrors && isMirrored)
      }
    case .center:
      s.origin.x = r.origin.x + r.size.width / 2 - s.size.width / 2
      s.origin.y = r.origin.y + r.size.height / 2 - s.size.height / 2
    case .centerOrigin:
      s.origin.x = r.origin.x + r.size.width / 2
      s.origin.y = r.origin.y + r.size.height / 2
    case .scaleWidth: s.size.width = (r.size.width * a).clampedToLength
    case .scaleHeight: s.size.height = (r.size.height * a).clampedToLength
    case .inset:
      Self.inset(&s.origin.x, &s.size.width, near: a, far: c)
      Self.inset(&s.origin.y, &s.size.height, near: b, far: d)
    case .equalRect: s = CGRect(x: a, y: b, width: c, height: d)
    case .equally: s = r
    default: break
    }
  }

  /// Formulas: CGLayout 0.7, LayoutWorkspace.
  @inline(__always)
  private func applyEdge(
    _ min: inout CGFloat, _ length: inout CGFloat, by start: CGFloat, extent: CGFloat,
    isMirrored: Bool
  ) {
    let isFar = (side == .far) != isMirrored
    let edge = isFar ? start + extent : start
    if isAfter != isMirrored {
      switch operation {
      case .alignEdge: min = edge
      case .limitEdge:
        length = Recording.larger(0, Recording.smaller(length, min + length - edge))
        min = Recording.larger(edge, min)
      default:
        length = Recording.larger(0, min + length - edge)
        min = edge
      }
    } else {
      switch operation {
      case .alignEdge: min = edge - length
      case .limitEdge:
        length = Recording.larger(0, Recording.smaller(length, edge - min))
        min = Recording.smaller(edge, min)
      default:
        length = Recording.larger(0, edge - min)
        min = edge - length
      }
    }
  }

  @inline(__always)
  static func inset(
    _ min: inout CGFloat, _ length: inout CGFloat, near: CGFloat, far: CGFloat
  ) {
    min += near
    length -= near + far
    if length < 0 {
      min += length / 2
      length = 0
    }
  }
}
