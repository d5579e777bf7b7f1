public import Foundation
public import LayoutCore

/// All that a block's layout depends on, as a value that crosses threads.
///
/// ```swift
/// let capture = scheme.capture(in: view.bounds)           // where the elements live
/// let snapshot = await Task.detached { capture?.snapshot() }.value
/// if let snapshot { scheme.apply(snapshot: snapshot) }     // where the elements live
/// ```
///
/// The program, frames, spaces, directions and the answers of conditions are captured once.
/// Contents are measured while capturing, as views can be asked only where they live: what is
/// computed elsewhere is numbers alone.
public struct BlockCapture: Sendable {
  let program: BlockProgram
  let state: BlockState
  let nodes: [BlockDeclaration.Node]
  let source: CGRect
  let grid: PixelGrid?
  let elements: [Element]
  let names: BlockNames
  let record: BlockRecord

  struct Element: Sendable {
    var serial: UInt64
    var isHidden: Bool
    /// The frame it keeps if its new one cannot be used.
    var frame: CGRect
  }

  /// The frames, as ``LayoutBlockProtocol/snapshot(for:)`` would have given them when the capture
  /// was made. May be asked on any thread, any number of times, also at once. Frames that cannot be
  /// used are reported on the thread that asks, by each call.
  ///
  /// Complexity: linear in the blocks and their constraints.
  public func snapshot() -> LayoutSnapshot {
    var state = state
    var host = ReplayHost(self)
    var program = program
    BlockProgram.layOut(&program, in: source, &state, &host)
    names.report(host.problems, of: program, state)
    if let grid {
      for write in program.writes where BlockProgram.isTaken(write.branch, state) {
        state.frames[Int(write.element)] = grid.snap(state.frames[Int(write.element)])
      }
    }
    var nodes = nodes
    return SnapshotTree.snapshot(&nodes, &state, source.origin) { number in
      (elements[number].serial, elements[number].isHidden)
    }
  }
}

extension LayoutBlockProtocol {
  /// What a layout in a rect depends on, to be computed on another thread; nil where a closure takes
  /// part, which cannot leave the thread of its elements, or where the rect cannot be one.
  ///
  /// - Parameter sourceRect: The room of every block, as for ``layout(in:)``.
  public func capture(in sourceRect: CGRect) -> BlockCapture? {
    blockFront.capture(self, in: sourceRect)
  }
}

extension BlockFront {
  func capture(_ block: some LayoutBlockProtocol, in source: CGRect) -> BlockCapture? {
    guard begin(block) else { return nil }
    defer { isInPass = false }
    guard closures == nil, check(source) else { return nil }
    var state = engine.pointee.state
    load(&state)
    answer(&state, nil, source)
    // Asking contents means running once here; the frames of this run are not used, and those that
    // cannot be are reported by the run that is.
    let recorder = BlockRecorder()
    let names = names
    if program.asksElements {
      var host = ElementsHost(self)
      host.recorder = recorder
      var trial = state
      withExtendedLifetime(recorder) {
        BlockProgram.layOut(&engine.pointee.program, in: source, &trial, &host)
      }
      names.report(host.problems.filter(\.isOfContent), of: program, trial)
    }
    return BlockCapture(
      program: program, state: state, nodes: engine.pointee.nodes, source: source, grid: grid,
      elements: elements.map {
        BlockCapture.Element(
          serial: $0.link.serial, isHidden: $0.element?.isHidden ?? false, frame: $0.finiteFrame)
      },
      names: names, record: recorder.record)
  }
}

extension BlockProgram {
  /// Whether a run asks elements for anything.
  var asksElements: Bool {
    parts.contains { $0.rule == .content }
      || stacks.contains { $0.firstLength >= 0 || $0.crossIsContent }
      || steps.contains { step in
        switch step.operation {
        case .measure, .useBaseline, .useGuideContent, .formBaseline, .enter: true
        case .moveSide, .pullSide, .limitSide, .keepSide: step.side == .baseline
        default: false
        }
      }
  }
}

/// Answers as the elements did while they were captured.
private struct ReplayHost: BlockHost {
  var closures: BlockClosures? { nil }
  let capture: BlockCapture
  var problems: [BlockProblem] = []
  private var size = 0
  private var baseline = 0
  private var room = 0

  init(_ capture: BlockCapture) {
    self.capture = capture
  }

  private static func next<Value>(_ values: [Value], _ index: inout Int) -> Value? {
    defer { index += 1 }
    return index < values.count ? values[index] : nil
  }

  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize {
    Self.next(capture.record.sizes, &size) ?? .zero
  }

  mutating func baseline(of element: Int, size: CGSize) -> CGFloat {
    Self.next(capture.record.baselines, &baseline) ?? 0
  }

  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect {
    Self.next(capture.record.rooms, &room) ?? frame
  }

  mutating func refuse(_ frame: CGRect, for element: Int) -> CGRect {
    problems.append(.frame(frame, element))
    return capture.elements[element].frame
  }

  mutating func standardize(_ frame: CGRect, of element: Int) {
    problems.append(.negative(frame, element))
  }
}
