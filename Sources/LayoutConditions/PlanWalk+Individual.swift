import Foundation
import LayoutCore
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// Formulas: NotAutoLayout 0.9.0, reference section b, individual; aspect ratios: section d.
extension PlanWalk {
  /// The part of the bounds that a position refers to.
  @inline(__always)
  func area(_ reference: LayoutPosition.Reference) -> CGRect {
    let insets: UIEdgeInsets =
      switch reference {
      case .bounds: .zero
      case .layoutMargins: input.layoutMargins
      case .safeArea: input.safeAreaInsets
      }
    return CGRect(
      x: insets.left, y: insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  @inline(__always)
  func individualFrame(_ position: PlanPosition) -> CGRect {
    if position.reference == .bounds {
      return individualFrame(position, width, height)
    }
    let area = area(position.reference)
    let frame = individualFrame(position, area.size.width, area.size.height)
    return CGRect(
      x: frame.origin.x + area.origin.x, y: frame.origin.y + area.origin.y,
      width: frame.size.width, height: frame.size.height)
  }

  @inline(__always)
  private func individualFrame(_ p: PlanPosition, _ width: Double, _ height: Double) -> CGRect {
    switch p.kind {
    case .relative:
      CGRect(x: p.x * width, y: p.y * height, width: p.width * width, height: p.height * height)
    case .insets:
      // x, y, width, height hold left, top, right, bottom.
      CGRect(x: p.x, y: p.y, width: width - p.x - p.width, height: height - p.y - p.height)
    case .offset:
      CGRect(
        x: p.x * (width - p.width) + p.margin.dx, y: p.y * (height - p.height) + p.margin.dy,
        width: p.width, height: p.height)
    default:
      CGRect(x: p.x, y: p.y, width: p.width, height: p.height)
    }
  }

  func aspectFrame<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ index: Int, _ host: inout Host
  ) -> CGRect {
    let area = area(position.reference)
    var ratio = position.x
    if ratio.isNaN {
      let size = host.fittingSize(of: index, proposal: .zero)
      ratio = size.width / size.height
    }
    guard ratio > 0, ratio < .infinity else { return area }
    let isWider = ratio > area.size.width / area.size.height
    let takesWidth = isWider == (position.kind == .aspectFit)
    let size =
      takesWidth
      ? CGSize(width: area.size.width, height: area.size.width / ratio)
      : CGSize(width: area.size.height * ratio, height: area.size.height)
    return CGRect(
      x: area.origin.x + (area.size.width - size.width) / 2,
      y: area.origin.y + (area.size.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  @inline(__always)
  func customFrame<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ closures: PlanClosures, _ index: Int, _ host: inout Host
  ) -> CGRect {
    let custom = closures.positions[Int(position.closures)]
    if position.kind == .frameClosure, position.reference == .bounds {
      return custom.frame(input.size)
    }
    let area = area(position.reference)
    let fitted =
      custom.proposal.map { host.fittingSize(of: index, proposal: $0(area.size)) } ?? .zero
    let frame = custom.first(fitted, area.size)
    return CGRect(
      x: frame.origin.x + area.origin.x, y: frame.origin.y + area.origin.y,
      width: frame.size.width, height: frame.size.height)
  }
}
