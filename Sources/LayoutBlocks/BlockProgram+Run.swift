import Foundation
import LayoutCore

/// What a program asks while it runs.
protocol BlockHost {
  /// The size of an element's content for a proposal.
  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize

  /// How far below its upper edge an element has its first baseline at a size.
  mutating func baseline(of element: Int, size: CGSize) -> CGFloat

  /// What a guide with a frame holds, in the coordinates of that frame.
  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect

  /// The frame an element has now, to be kept because the new one cannot be used.
  mutating func refuse(_ frame: CGRect, for element: Int) -> CGRect

  /// Told of a frame with a negative size, which counts by its amount.
  mutating func standardize(_ frame: CGRect, of element: Int)
}

extension BlockProgram {
  /// Lays out in a source rect of any finite or infinite size; a negative one counts by its amount.
  /// The program stays as it is; it is passed inout as that is how its lists are reached without
  /// being retained.
  ///
  /// An axis without end is as long as what is in it, measured from the source's origin: the
  /// program runs once with no room along it, contents proposed an endless one, and then in the
  /// longest way from the source's origin over any of those frames.
  static func layOut<Host: BlockHost>(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState,
    _ closures: BlockClosures?, _ host: inout Host
  ) {
    let source = source.countedByAmount
    let isEndless = (
      width: !source.size.width.isUsableLength, height: !source.size.height.isUsableLength
    )
    guard isEndless.width || isEndless.height else {
      run(&program, in: source, &state, closures, &host)
      return
    }
    var room = source
    if isEndless.width { room.size.width = 0 }
    if isEndless.height { room.size.height = 0 }
    let frames = state.frames
    state.isEndless = isEndless
    run(&program, in: room, &state, closures, &host)
    state.isEndless = (false, false)
    var extent = CGSize.zero
    let all = program.writes.indices
    BlockMemory.with(&program, &state) { extent = $0.longestReach(all, from: source.origin) }
    if isEndless.width { room.size.width = extent.width }
    if isEndless.height { room.size.height = extent.height }
    state.frames = frames
    run(&program, in: room, &state, closures, &host)
  }

  @inline(__always)
  static func isTaken(_ branch: Int32, _ state: BlockState) -> Bool {
    branch < 0 || state.taken[Int(branch)]
  }

  private static func run<Host: BlockHost>(
    _ program: inout BlockProgram, in source: CGRect, _ state: inout BlockState,
    _ closures: BlockClosures?, _ host: inout Host
  ) {
    var extents: [BlockState.Extent] = []
    BlockMemory.with(&program, &state) { memory in
      for branch in memory.taken.indices { memory.taken[branch] = false }
      var run = BlockRun(source: source)
      run.run(memory, closures, &host)
      extents = run.extents
    }
    state.extents = extents
  }
}

extension CGFloat {
  /// Whether a length counts as one: finite, and not so large that nothing else does.
  var isUsableLength: Bool { self < 1e15 }

  /// Zero for what is negative. What is no number stays so, to be refused later.
  @inline(__always)
  var clampedToLength: CGFloat { self < 0 ? 0 : self }
}

extension CGRect {
  /// The same rect with lengths that are not negative.
  var countedByAmount: CGRect {
    var rect = self
    if size.width < 0 {
      rect.origin.x += size.width
      rect.size.width = -size.width
    }
    if size.height < 0 {
      rect.origin.y += size.height
      rect.size.height = -size.height
    }
    return rect
  }

  /// Grows so that another rect lies within.
  mutating func cover(_ other: CGRect) {
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    origin.x = min(origin.x, other.origin.x)
    origin.y = min(origin.y, other.origin.y)
    size.width = right - origin.x
    size.height = bottom - origin.y
  }
}

/// One walk over the steps.
struct BlockRun {
  var source: CGRect

  /// The source rects around the guide that is laid out now.
  private var outerSources: [CGRect] = []
  private var content = CGSize.zero

  /// The sizes of what guides hold.
  private(set) var extents: [BlockState.Extent] = []

  init(source: CGRect) {
    self.source = source
  }

  mutating func run<Host: BlockHost>(
    _ memory: BlockMemory, _ closures: BlockClosures?, _ host: inout Host
  ) {
    var s = source
    var r = source
    var isMirrored = false
    var index = 0
    let count = memory.steps.count
    while index < count {
      let step = memory.steps[index]
      index += 1
      switch step.operation {
      case .begin:
        s = source
        r = source
        isMirrored = memory.isMirrored[Int(step.i)]
      case .useFrame: r = memory.frames[Int(step.i)]
      case .form:
        var frame = s
        if step.k >= 0 {
          frame = memory.frames[Int(step.i)]
          form(&frame, step, s, memory, closures, &host, isMirrored: isMirrored)
        }
        memory.frames[Int(step.i)] = usable(frame, for: Int(step.i), &host)
      case .alignEdge, .limitEdge, .pullEdge, .center, .centerOrigin, .scaleWidth, .scaleHeight,
        .inset, .equalRect, .equally:
        step.applyAnchor(to: &s, by: r, isMirrored: isMirrored)
      case .translate:
        memory.translate(&r.origin, Int(step.j), Int(step.k))
      case .moveSide, .pullSide, .limitSide, .keepSide:
        let baseline =
          step.side == .baseline ? host.baseline(of: Int(step.i), size: s.size) : 0
        step.applySide(to: &s, by: r, isMirrored: isMirrored, baseline: baseline)
      case .setLength, .limitLength, .extendLength: step.applyLength(to: &s, by: r)
      case .aspect:
        if step.isVertical {
          s.size.height = (s.size.width * step.a).clampedToLength
        } else {
          s.size.width = (s.size.height * step.a).clampedToLength
        }
      case .branch:
        if memory.answers[Int(step.i)] {
          memory.taken[Int(step.j)] = true
        } else {
          index = Int(step.k)
        }
      case .jump: index = Int(step.k)
      case .stack:
        memory.stacks[Int(step.i)].layOut(in: source, memory, isMirrored: isMirrored, &host)
      default:
        runUncommon(step, &s, &r, memory, closures, &host, isMirrored: isMirrored)
      }
    }
  }

  private mutating func runUncommon<Host: BlockHost>(
    _ step: BlockStep, _ s: inout CGRect, _ r: inout CGRect, _ memory: BlockMemory,
    _ closures: BlockClosures?, _ host: inout Host, isMirrored: Bool
  ) {
    let i = Int(step.i)
    switch step.operation {
    case .useContent:
      let space = memory.spaces[i]
      r =
        space.content.map { CGRect(origin: .zero, size: $0) }
        ?? CGRect(origin: space.origin, size: memory.frames[i].size)
    case .useGuideContent: r = host.contentRect(of: i, frame: memory.frames[i])
    case .useBaseline:
      r = memory.frames[i]
      r.origin.y += host.baseline(of: i, size: r.size)
      r.size.height = 0
    case .useSource: r = s
    case .useTransformed: if let closures { r = closures.transforms[i](s) }
    case .transform: if let closures { s = closures.transforms[i](s) }
    case .measure:
      r = s
      content = host.fittingSize(of: i, proposal: memory.proposal(r.size))
    case .contentWidth: s.size.width = (content.width * step.a).clampedToLength
    case .contentHeight: s.size.height = (content.height * step.a).clampedToLength
    case .placeInside:
      form(&s, step, r, memory, closures, &host, isMirrored: isMirrored)
    case .customAnchor: closures?.anchors[i].formConstrain(sourceRect: &s, by: r)
    case .customConstraint: closures?.constraints[i](&s)
    case .formBaseline:
      var frame = memory.frames[i]
      let baseline = host.baseline(of: i, size: frame.size)
      var line = CGRect(
        x: frame.origin.x, y: frame.origin.y + baseline, width: frame.size.width, height: 0)
      if step.k < 0 {
        line = s
      } else {
        form(&line, step, s, memory, closures, &host, isMirrored: isMirrored)
      }
      frame.origin = CGPoint(x: line.origin.x, y: line.origin.y - baseline)
      memory.frames[i] = usable(frame, for: i, &host)
    case .enter:
      outerSources.append(source)
      source = host.contentRect(of: i, frame: memory.frames[i])
    case .leave:
      let extent = memory.extent(Int(step.j)..<Int(step.k), from: source.origin)
      let size = CGSize(
        width: extent.origin.x + extent.size.width - source.origin.x,
        height: extent.origin.y + extent.size.height - source.origin.y)
      extents.append(BlockState.Extent(guide: step.i, size: size))
      source = outerSources.removeLast()
    default: break
    }
  }

  /// Forms a frame in `room` by the parts of a step.
  @inline(__always)
  private func form<Host: BlockHost>(
    _ frame: inout CGRect, _ step: BlockStep, _ room: CGRect, _ memory: BlockMemory,
    _ closures: BlockClosures?, _ host: inout Host, isMirrored: Bool
  ) {
    var place = Int(step.j)
    let end = place + Int(step.k)
    var fitting: CGSize?
    while place < end {
      let part = memory.parts[place]
      place += 1
      switch part.rule {
      case .custom: closures?.layouts[Int(part.index)].formLayout(rect: &frame, in: room)
      case .content:
        if part.isVertical {
          // Where the width is the content's, the height belongs to it; else text is as high as it
          // is at the width decided.
          let size =
            fitting
            ?? host.fittingSize(
              of: Int(step.i),
              proposal: CGSize(
                width: frame.size.width, height: memory.proposal(room.size).height))
          frame.size.height = size.height
        } else {
          let size = host.fittingSize(of: Int(step.i), proposal: memory.proposal(room.size))
          fitting = size
          frame.size.width = size.width
        }
      default:
        if part.isVertical {
          part.form(
            &frame.origin.y, &frame.size.height, in: room.origin.y, room.size.height,
            isMirrored: false)
        } else {
          part.form(
            &frame.origin.x, &frame.size.width, in: room.origin.x, room.size.width,
            isMirrored: isMirrored)
        }
      }
    }
  }
}

/// The frame as an element can take it.
@inline(__always)
func usable<Host: BlockHost>(_ frame: CGRect, for element: Int, _ host: inout Host) -> CGRect {
  // Zero times anything finite is zero.
  let sum =
    0 * frame.origin.x + 0 * frame.origin.y + 0 * frame.size.width + 0 * frame.size.height
  if sum != 0 { return host.refuse(frame, for: element) }
  guard frame.size.width < 0 || frame.size.height < 0 else { return frame }
  host.standardize(frame, of: element)
  return frame.withoutNegativeSize
}
