import Foundation
import LayoutCore

extension BlockMemory {
  /// Walks over the steps once.
  @inline(__always)
  func run<Host: BlockHost>(
    in source: CGRect, _ host: inout Host
  ) {
    var source = source
    var s = source
    var r = source
    var content = CGSize.zero
    var isMirrored = false
    var index = 0
    let count = steps.count
    guard let first = steps.baseAddress else { return }
    while index < count {
      // Of a step in its place, only what is needed is read.
      let place = first + index
      var step: BlockStep { place.pointee }
      index += 1
      switch step.operation {
      case .begin:
        if Recording.isOn { Recording.because(number: Int(step.i)) }
        s = source
        r = source
        isMirrored = state.pointee.isMirrored(Int(step.i))
      case .useFrame: r = frames[Int(step.i)]
      case .form:
        var frame = step.k < 0 ? s : frames[Int(step.i)]
        if step.k >= 0 { form(&frame, by: step, in: s, isMirrored: isMirrored, &host) }
        frames[Int(step.i)] = host.usable(frame, of: Int(step.i))
      case .alignEdge, .limitEdge, .pullEdge, .center, .centerOrigin, .scaleWidth, .scaleHeight,
        .inset, .equalRect, .equally:
        step.applyAnchor(to: &s, by: r, isMirrored: isMirrored)
      case .translate:
        r.origin = translated(r.origin, Int(step.j), Int(step.k))
      case .moveSide, .pullSide, .limitSide, .keepSide:
        let isLine = step.side == .baseline
        let baseline = isLine ? host.baseline(of: Int(step.i), size: s.size) : 0
        step.applySide(to: &s, by: r, isMirrored: isMirrored, baseline: baseline)
      case .setLength, .limitLength, .extendLength: step.applyLength(to: &s, by: r)
      case .aspect: step.applyAspect(to: &s)
      case .branch: if !isTaken(step) { index = Int(step.k) }
      case .jump: index = Int(step.k)
      case .enter:
        state.pointee.guides.outerSources.append(source)
        source = host.contentRect(of: Int(step.i), frame: frames[Int(step.i)])
      case .leave:
        noteExtent(step, from: source.origin)
        source = state.pointee.guides.outerSources.removeLast()
      case .stack:
        program.pointee.stacks[Int(step.i)].layOut(in: source, self, isMirrored: isMirrored, &host)
      // One case for all: the compiler stops inlining where a function has too many branches.
      default:
        // Copies, so that the rects themselves need no memory.
        var (room, other) = (s, r)
        runUncommon(
          step, room: &room, by: &other, content: &content, isMirrored: isMirrored, &host)
        (s, r) = (room, other)
      }
    }
  }

  /// Whether the condition of a branch holds; notes that the branch is taken.
  @inline(__always)
  private func isTaken(_ branch: BlockStep) -> Bool {
    guard state.pointee.answers[Int(branch.i)] else { return false }
    state.pointee.taken[Int(branch.j)] = true
    return true
  }

  /// Notes how far the content of a guide reaches from the origin of its room.
  @inline(never)
  private func noteExtent(_ step: BlockStep, from origin: CGPoint) {
    let extent = extent(Int(step.j)..<Int(step.k), from: origin)
    let size = CGSize(
      width: extent.origin.x + extent.size.width - origin.x,
      height: extent.origin.y + extent.size.height - origin.y)
    state.pointee.guides.extents.append(BlockState.Extent(guide: step.i, contentSize: size))
  }

  /// Runs one of the steps that few programs have.
  private func runUncommon<Host: BlockHost>(
    _ step: BlockStep, room s: inout CGRect, by r: inout CGRect, content: inout CGSize,
    isMirrored: Bool, _ host: inout Host
  ) {
    let i = Int(step.i)
    if Recording.isOn, step.operation.callsClosure { noteClosure() }
    switch step.operation {
    case .useContent:
      let space = state.pointee.spaces[i]
      r =
        space.layoutContentSize.map { CGRect(origin: .zero, size: $0) }
        ?? CGRect(origin: space.layoutBoundsOrigin, size: frames[i].size)
    case .useGuideContent: r = host.contentRect(of: i, frame: frames[i])
    case .useBaseline:
      r = frames[i]
      r.origin.y += host.baseline(of: i, size: r.size)
      r.size.height = 0
    case .useSource: r = s
    case .useTransformed: if let closures = host.closures { r = closures.transforms[i](s) }
    case .transform: if let closures = host.closures { s = closures.transforms[i](s) }
    case .measure:
      r = s
      content = host.fittingSize(of: i, proposal: proposal(r.size))
    case .applyContentRule:
      r = s
      content = host.closures?.contentSize(in: proposal(r.size), step) ?? .zero
      if !content.isUsableContent {
        host.note(.size(content), of: i)
        content = .zero
      }
    case .contentAnchor:
      host.closures?.anchors[i].formConstrain(
        sourceRect: &s, by: CGRect(origin: r.origin, size: content))
    case .contentWidth: s.size.width = (content.width * step.a).clampedToLength
    case .contentHeight: s.size.height = (content.height * step.a).clampedToLength
    case .placeInside:
      form(&s, by: step, in: r, isMirrored: isMirrored, &host)
    case .customAnchor: host.closures?.anchors[i].formConstrain(sourceRect: &s, by: r)
    case .customConstraint:
      host.closures?.constrain(&s, by: step.j < 0 ? nil : frames[Int(step.j)], i)
    case .formBaseline:
      var frame = frames[i]
      let baseline = host.baseline(of: i, size: frame.size)
      var line = CGRect(
        x: frame.origin.x, y: frame.origin.y + baseline, width: frame.size.width, height: 0)
      if step.k < 0 {
        line = s
      } else {
        form(&line, by: step, in: s, isMirrored: isMirrored, &host)
      }
      frame.origin = CGPoint(x: line.origin.x, y: line.origin.y - baseline)
      frames[i] = host.usable(frame, of: i)
    case .begin, .useFrame, .translate, .alignEdge, .limitEdge, .pullEdge, .center, .centerOrigin,
      .scaleWidth, .scaleHeight, .inset, .equalRect, .equally, .moveSide, .pullSide, .limitSide,
      .keepSide, .setLength, .limitLength, .extendLength, .aspect, .form, .stack, .branch, .jump,
      .enter, .leave:
      // The walk runs these itself.
      break
    }
  }

  /// Says that a closure forms a block, and with it what refers to the block.
  private func noteClosure() {
    Recording.opaque(
      touching: nil, advice: "an anchor or a layout of the library could be proved",
      "a block is formed by code of its own")
  }

  /// Forms a frame in `room` by the parts of a step.
  @inline(__always)
  private func form<Host: BlockHost>(
    _ frame: inout CGRect, by step: BlockStep, in room: CGRect, isMirrored: Bool,
    _ host: inout Host
  ) {
    var place = Int(step.j)
    let end = place + Int(step.k)
    var fitting: CGSize?
    while place < end {
      let part = parts[place]
      place += 1
      switch part.rule {
      case .custom:
        if Recording.isOn { noteClosure() }
        var copy = frame
        host.closures?.layouts[Int(part.index)].formLayout(rect: &copy, in: room)
        frame = copy
      case .content:
        if part.isVertical {
          // Where the width is the content's, the height belongs to it; else text is as high as it
          // is at the width decided.
          let height =
            fitting?.height
            ?? host.fittingHeight(
              of: Int(step.i),
              proposal: CGSize(
                width: frame.size.width, height: proposal(room.size).height))
          frame.size.height = height
        } else {
          let size = host.fittingSize(of: Int(step.i), proposal: proposal(room.size))
          fitting = size
          frame.size.width = size.width
        }
      default:
        part.form(&frame, in: room, isMirrored: isMirrored)
      }
    }
  }
}

extension BlockStep.Operation {
  /// Whether the step calls code that is not the library's.
  fileprivate var callsClosure: Bool {
    switch self {
    case .useTransformed, .transform, .applyContentRule, .contentAnchor, .customAnchor,
      .customConstraint:
      true
    default: false
    }
  }
}
