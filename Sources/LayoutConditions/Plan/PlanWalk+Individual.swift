import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

// Formulas: NotAutoLayout 0.9.0, individual positions; aspect ratios: its later makers.
extension PlanWalk {
  @inline(__always)
  func linearFrame(_ p: PlanPosition) -> CGRect {
    let area = p.reference == .bounds ? bounds : self.area(p.reference)
    return CGRect(
      x: area.x + p.constant.x + p.share.x * area.width,
      y: area.y + p.constant.y + p.share.y * area.height,
      width: p.constant.width + p.share.width * area.width,
      height: p.constant.height + p.share.height * area.height)
  }

  /// The part of the bounds that a position refers to.
  func area(_ reference: LayoutPosition.Reference) -> PlanPosition.Quad {
    area(reference, in: bounds)
  }

  /// The same part as closures and formulas see it, unbounded lengths included.
  @inline(__always)
  func unchangedArea(_ reference: LayoutPosition.Reference) -> PlanPosition.Quad {
    reference == .bounds ? unchangedBounds : area(reference, in: unchangedBounds)
  }

  private func area(
    _ reference: LayoutPosition.Reference, in bounds: PlanPosition.Quad
  ) -> PlanPosition.Quad {
    let insets = reference.insets(in: input, isMirrored: isMirrored)
    return PlanPosition.Quad(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
  }

  func aspectFrame<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ index: Int, _ host: inout Host
  ) -> CGRect {
    let area = area(position.reference)
    var ratio = position.constant.x
    if ratio.isNaN {
      let size = fittingSize(of: index, proposal: .zero, &host)
      host.didRunClosures()
      ratio = size.width / size.height
    }
    guard ratio > 0, ratio < .infinity else { return area.rect }
    // Of positive lengths by their products, as a quotient is no formula of width and height.
    let isWider =
      area.height > 0 ? ratio * area.height > area.width : ratio > area.width / area.height
    let takesWidth = isWider == (position.kind == .aspectFit)
    let size =
      takesWidth
      ? CGSize(width: area.width, height: area.width / ratio)
      : CGSize(width: area.height * ratio, height: area.height)
    return CGRect(
      x: area.x + (area.width - size.width) / 2,
      y: area.y + (area.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  @inline(__always)
  func customFrame<Host: LayoutPlanHost>(
    _ position: PlanPosition, _ closures: PlanClosures, _ index: Int, _ host: inout Host
  ) -> CGRect {
    if position.kind == .frameClosure, position.reference == .bounds {
      return closures.positions.with(position.index) { $0.frame(input.size) }
    }
    let area = unchangedArea(position.reference)
    let size = CGSize(width: area.width, height: area.height)
    let frame = closures.positions.with(position.index) { custom in
      guard let measured = custom.flow else { return custom.frame(size) }
      return measured.first(fittedSize(measured, size, index, &host), size)
    }
    return CGRect(
      x: frame.origin.x + area.x, y: frame.origin.y + area.y, width: frame.size.width,
      height: frame.size.height)
  }

  /// The size that fits an element, where its position asks for one.
  @inline(__always)
  func fittedSize<Host: LayoutPlanHost>(
    _ closures: FlowClosures, _ size: CGSize, _ index: Int, _ host: inout Host
  ) -> CGSize {
    guard let proposal = closures.proposal else { return .zero }
    return fittingSize(of: index, proposal: proposal(size), &host)
  }

  /// The size of an element that fits a proposal.
  @inline(__always)
  func fittingSize<Host: LayoutPlanHost>(
    of index: Int, proposal: CGSize, _ host: inout Host
  ) -> CGSize {
    guard Recording.isOn, let element = host.element(at: index) as? any LayoutElement else {
      return host.fittingSize(of: index, proposal: proposal)
    }
    let location = PlanState.method(chosen[index]).flatMap {
      host.location(ofMethod: $0, of: index)
    }
    return element.measuringText(statedAt: location) {
      host.fittingSize(of: index, proposal: proposal)
    }
  }

  /// The bounds as closures see them, unbounded lengths included.
  var unchangedBounds: PlanPosition.Quad {
    PlanPosition.Quad(width: input.size.width, height: input.size.height)
  }
}

extension PlanPosition.Quad {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
