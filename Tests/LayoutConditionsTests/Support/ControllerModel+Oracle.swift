import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

// The reference's section b, said once more and as plainly as possible: one element after the
// other, every neighbor looked up in the list of flow frames, nothing kept, nothing shared with
// the sources. Where the reference has several columns, the one named "ours".
extension ControllerModel {
  /// The frames that a pass gives the elements, back to front.
  func expectedFrames() -> [CGRect] {
    var frames = Dictionary(uniqueKeysWithValues: elements.map { ($0.id, $0.frame) })
    let world = World()
    // What closures read: elements that the pass places are shown unmirrored until its end.
    var shown = frames
    for element in orderedElements { shown[element.id] = mirrored(element.frame) }
    world.frame = { shown[$0] ?? .zero }
    var flow: [CGRect] = []
    for element in orderedElements {
      guard
        let method = element.methods?.first(where: {
          $0.test.holds(size, isRightToLeft: isRightToLeft)
        })
      else { continue }
      let position = method.position.closures(in: world)
      let frame = standardized(frame(position, element, flow))
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      guard numbers.allSatisfy(\.isFinite) else { continue }
      if case .individual = position {} else { flow.append(frame) }
      frames[element.id] = snapped(mirrored(frame), position)
      shown[element.id] = snapped(frame, position)
    }
    return elements.map { frames[$0.id]! }
  }

  /// Those with an entry, by order, ties by place.
  private var orderedElements: [ElementModel] {
    let present = elements.filter { $0.methods != nil }
    let orders = Set(present.map { $0.order ?? 0 }).sorted()
    return orders.flatMap { order in present.filter { ($0.order ?? 0) == order } }
  }

  private var columns: Int? {
    var optimization = optimization
    if let wideOptimization, size.width >= 300 { optimization = wideOptimization }
    if case .matrix(let columns) = optimization, columns >= 1 { return columns }
    return nil
  }

  private func standardized(_ frame: CGRect) -> CGRect {
    let center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    let (width, height) = (abs(frame.size.width), abs(frame.size.height))
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard mirrors, isRightToLeft else { return frame }
    return CGRect(
      x: size.width - frame.origin.x - frame.size.width, y: frame.origin.y,
      width: frame.size.width, height: frame.size.height)
  }

  private func snapped(_ frame: CGRect, _ position: LayoutPosition) -> CGRect {
    guard snaps else { return frame }
    return PixelGrid(scale: scale).snap(frame, keepingMeasuredSize: asksForSize(position))
  }

  /// Whether the position's closures receive the element's size that fits, which must not shrink.
  private func asksForSize(_ position: LayoutPosition) -> Bool {
    switch position {
    case .individual(.referring(let inner, _)): asksForSize(.individual(inner))
    case .individual(.customByFittingSizeFrame), .individual(.customByFittingComputedSizeFrame),
      .sequential(.customByFittingSizeFrame), .sequential(.customByFittingComputedSizeFrame),
      .matrical(.customByFittingSizeFrame), .matrical(.customByFittingComputedSizeFrame):
      true
    default: false
    }
  }

  private func frame(
    _ position: LayoutPosition, _ element: ElementModel, _ flow: [CGRect]
  ) -> CGRect {
    switch position {
    case .individual(let position): return frame(position, element, .bounds)
    case .sequential(let position): return frame(position, element, flow.last)
    case .matrical(let position):
      guard let columns else { return sequentialFrame(position, element, flow.last) }
      let index = flow.count
      return matrixFrame(
        position, element, row: index >= columns ? flow[index - columns] : nil,
        column: index % columns == 0 ? nil : flow[index - 1])
    }
  }

  // Individual.

  private func part(_ reference: LayoutPosition.Reference) -> CGRect {
    var insets: UIEdgeInsets =
      switch reference {
      case .bounds: .zero
      case .layoutMargins: screenMargins
      case .safeArea: safeArea
      }
    // What is mirrored afterwards has to keep clear of the other side now.
    if mirrors, isRightToLeft { swap(&insets.left, &insets.right) }
    return CGRect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  private func frame(
    _ position: LayoutPosition.Individual, _ element: ElementModel,
    _ reference: LayoutPosition.Reference
  ) -> CGRect {
    let part = part(reference)
    let (w, h) = (part.size.width, part.size.height)
    var frame: CGRect
    switch position {
    case .absolute(let rect): frame = rect
    case .relative(let rect): frame = rect.times(w, h)
    case .insets(let i):
      frame = CGRect(x: i.left, y: i.top, width: w - i.left - i.right, height: h - i.top - i.bottom)
    case .offset(let value, let origin, let size):
      let name = "\(origin)"
      let ax = name.hasSuffix("Left") ? 0 : name.hasSuffix("Center") ? 0.5 : 1
      let ay = name.hasPrefix("top") ? 0 : name.hasPrefix("middle") ? 0.5 : 1
      frame = CGRect(
        x: ax * (w - size.width) + value.horizontal, y: ay * (h - size.height) + value.vertical,
        width: size.width, height: size.height)
    case .customByFrame(let body): frame = body(part.size)
    case .customByOriginSize(let origin, let size):
      frame = CGRect(origin: origin(part.size), size: size(part.size))
    case .customByXYWidthHeight(let x, let y, let width, let height):
      let bounds = part.size
      frame = CGRect(x: x(bounds), y: y(bounds), width: width(bounds), height: height(bounds))
    case .customByFittingSizeFrame(let proposal, let body):
      frame = body(element.content.wrapped(at: proposal.width), part.size)
    case .customByFittingComputedSizeFrame(let proposal, let body):
      frame = body(element.content.wrapped(at: proposal(part.size).width), part.size)
    case .aspectFit(let ratio): frame = aspect(ratio, element, part.size, fits: true)
    case .aspectFill(let ratio): frame = aspect(ratio, element, part.size, fits: false)
    // The generator makes none.
    case .beside, .formula, .formulaBeside: frame = .null
    // The outermost reference counts, so an inner one is looked through.
    case .referring(let inner, let outer):
      return self.frame(inner, element, reference == .bounds ? outer : reference)
    }
    frame.origin.x += part.origin.x
    frame.origin.y += part.origin.y
    return frame
  }

  private func aspect(
    _ ratio: CGFloat?, _ element: ElementModel, _ canvas: CGSize, fits: Bool
  ) -> CGRect {
    let ratio = ratio ?? element.content.width / element.content.height
    var size = canvas
    // Content without width or height has no ratio.
    if ratio > 0, ratio.isFinite {
      // Wider than the canvas: fit by its width, fill by its height.
      let isByWidth = (ratio > canvas.width / canvas.height) == fits
      size =
        isByWidth
        ? CGSize(width: canvas.width, height: canvas.width / ratio)
        : CGSize(width: canvas.height * ratio, height: canvas.height)
    }
    return CGRect(
      x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  // Sequential.

  private func follower(_ p: CGRect, _ margin: CGFloat, isHorizontal: Bool) -> CGRect {
    isHorizontal
      ? CGRect(x: p.maxX + margin, y: p.minY, width: p.width, height: p.height)
      : CGRect(x: p.minX, y: p.maxY + margin, width: p.width, height: p.height)
  }

  private func frame(
    _ position: LayoutPosition.Sequential, _ element: ElementModel, _ previous: CGRect?
  ) -> CGRect {
    let (w, h) = (size.width, size.height)
    switch position {
    case .horizontallyEqualSizedAbsolute(let initial, let margin):
      return previous.map { follower($0, margin, isHorizontal: true) } ?? initial
    case .verticallyEqualSizedAbsolute(let initial, let margin):
      return previous.map { follower($0, margin, isHorizontal: false) } ?? initial
    case .horizontallyEqualSizedRelative(let initial, let margin):
      return previous.map { follower($0, margin * w, isHorizontal: true) } ?? initial.times(w, h)
    case .verticallyEqualSizedRelative(let initial, let margin):
      return previous.map { follower($0, margin * h, isHorizontal: false) } ?? initial.times(w, h)
    case .customByFrame(let initial, let rest):
      return previous.map { rest($0, size) } ?? initial(size)
    case .customByFittingSizeFrame(let proposal, let initial, let rest):
      let fitted = element.content.wrapped(at: proposal.width)
      return previous.map { rest(fitted, $0, size) } ?? initial(fitted, size)
    case .customByFittingComputedSizeFrame(let proposal, let initial, let rest):
      let fitted = element.content.wrapped(at: proposal(size).width)
      return previous.map { rest(fitted, $0, size) } ?? initial(fitted, size)
    // The oracle gets closures in their place.
    case .formulas: return .null
    }
  }

  // Matrical.

  private func sequentialFrame(
    _ position: LayoutPosition.Matrical, _ element: ElementModel, _ previous: CGRect?
  ) -> CGRect {
    switch position {
    case .horizontallyEqualSizedAbsolute(let initial, let margin):
      return frame(
        .horizontallyEqualSizedAbsolute(initial: initial, margin: margin.dx), element, previous)
    case .verticallyEqualSizedAbsolute(let initial, let margin):
      return frame(
        .verticallyEqualSizedAbsolute(initial: initial, margin: margin.dy), element, previous)
    case .horizontallyEqualSizedRelative(let initial, let margin):
      return frame(
        .horizontallyEqualSizedRelative(initial: initial, margin: margin.dx), element, previous)
    case .verticallyEqualSizedRelative(let initial, let margin):
      return frame(
        .verticallyEqualSizedRelative(initial: initial, margin: margin.dy), element, previous)
    case .customByFrame(let initial, _, let firstInRow, _):
      return previous.map { firstInRow($0, size) } ?? initial(size)
    case .customByFittingSizeFrame(let proposal, let initial, _, let firstInRow, _):
      let fitted = element.content.wrapped(at: proposal.width)
      return previous.map { firstInRow(fitted, $0, size) } ?? initial(fitted, size)
    case .customByFittingComputedSizeFrame(let proposal, let initial, _, let firstInRow, _):
      let fitted = element.content.wrapped(at: proposal(size).width)
      return previous.map { firstInRow(fitted, $0, size) } ?? initial(fitted, size)
    case .cells, .formulas: return .null
    }
  }

  private func cell(
    _ initial: CGRect, _ dx: CGFloat, _ dy: CGFloat, isHorizontal: Bool, _ row: CGRect?,
    _ column: CGRect?
  ) -> CGRect {
    var frame = standardized(initial)
    switch (row, column, isHorizontal) {
    case (nil, nil, _): break
    case (nil, let column?, false): frame.origin = CGPoint(x: column.maxX + dx, y: column.minY)
    case (let row?, nil, false): frame.origin = CGPoint(x: row.minX, y: row.maxY + dy)
    case (let row?, let column?, false):
      frame.origin = CGPoint(x: column.maxX + dx, y: row.maxY + dy)
    case (nil, let column?, true): frame.origin = CGPoint(x: column.minX, y: column.maxY + dy)
    case (let row?, nil, true): frame.origin = CGPoint(x: row.maxX + dx, y: row.minY)
    case (let row?, let column?, true):
      frame.origin = CGPoint(x: row.maxX + dx, y: column.maxY + dy)
    }
    return frame
  }

  private func matrixFrame(
    _ position: LayoutPosition.Matrical, _ element: ElementModel, row: CGRect?, column: CGRect?
  ) -> CGRect {
    let (w, h) = (size.width, size.height)
    switch position {
    case .horizontallyEqualSizedAbsolute(let initial, let m):
      return cell(initial, m.dx, m.dy, isHorizontal: true, row, column)
    case .verticallyEqualSizedAbsolute(let initial, let m):
      return cell(initial, m.dx, m.dy, isHorizontal: false, row, column)
    case .horizontallyEqualSizedRelative(let initial, let m):
      return cell(initial.times(w, h), m.dx * w, m.dy * h, isHorizontal: true, row, column)
    case .verticallyEqualSizedRelative(let initial, let m):
      return cell(initial.times(w, h), m.dx * w, m.dy * h, isHorizontal: false, row, column)
    case .customByFrame(let initial, let firstInCol, let firstInRow, let rest):
      switch (row, column) {
      case (nil, nil): return initial(size)
      case (nil, let column?): return firstInCol(column, size)
      case (let row?, nil): return firstInRow(row, size)
      case (let row?, let column?): return rest(row, column, size)
      }
    case .customByFittingSizeFrame(let proposal, let initial, let inCol, let inRow, let rest):
      let computed = LayoutPosition.Matrical.customByFittingComputedSizeFrame(
        fitting: { _ in proposal }, initial: initial, firstInCol: inCol, firstInRow: inRow,
        rest: rest)
      return matrixFrame(computed, element, row: row, column: column)
    case .cells, .formulas: return .null
    case .customByFittingComputedSizeFrame(
      let proposal, let initial, let firstInCol, let firstInRow, let rest):
      let fitted = element.content.wrapped(at: proposal(size).width)
      switch (row, column) {
      case (nil, nil): return initial(fitted, size)
      case (nil, let column?): return firstInCol(fitted, column, size)
      case (let row?, nil): return firstInRow(fitted, row, size)
      case (let row?, let column?): return rest(fitted, row, column, size)
      }
    }
  }
}

extension CGRect {
  fileprivate func times(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(
      x: origin.x * width, y: origin.y * height, width: size.width * width,
      height: size.height * height)
  }
}
