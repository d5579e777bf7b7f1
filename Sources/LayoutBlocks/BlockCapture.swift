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
  let record: BlockRecord

  struct Element: Sendable {
    var serial: UInt64
    var isHidden: Bool
    var name: String
    /// What it keeps where its new frame is refused.
    var frame: CGRect
  }

  /// The frames, as ``LayoutBlockProtocol/snapshot(for:)`` would have given them when the capture
  /// was made. May be asked on any thread, any number of times, also at once.
  ///
  /// Complexity: linear in the blocks and their constraints.
  public func snapshot() -> LayoutSnapshot {
    var state = state
    var host = ReplayHost(record: record, elements: elements)
    var program = program
    BlockProgram.layOut(&program, in: source, &state, &host)
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

/// What contents answered to a program, in order.
struct BlockRecord: Sendable {
  var sizes: [CGSize] = []
  var baselines: [CGFloat] = []
  var rooms: [CGRect] = []
}

/// Keeps a record while it is made; an object, as most passes make none.
final class BlockRecorder {
  var record = BlockRecord()
}

extension BlockFront {
  func capture(_ block: some LayoutBlockProtocol, in source: CGRect) -> BlockCapture? {
    guard begin(block) else { return nil }
    defer { isInPass = false }
    guard closures == nil, check(source) else { return nil }
    var state = engine.pointee.state
    load(&state)
    answer(&state, nil, source)
    // Asking contents means running once here; the frames of this run are not used.
    var host = ElementsHost(self)
    let recorder = BlockRecorder()
    host.recorder = recorder
    if program.asksElements {
      var trial = state
      withExtendedLifetime(recorder) {
        BlockProgram.layOut(&engine.pointee.program, in: source, &trial, &host)
      }
      host.report(trial)
    }
    return BlockCapture(
      program: program, state: state, nodes: engine.pointee.nodes, source: source, grid: grid,
      elements: elements.map {
        BlockCapture.Element(
          serial: $0.link.serial, isHidden: $0.element?.isHidden ?? false, name: $0.name,
          frame: $0.finiteFrame)
      },
      record: recorder.record)
  }
}

extension BlockProgram {
  /// Whether a run may ask elements for anything.
  var asksElements: Bool {
    let asks = steps.contains { step in
      switch step.operation {
      case .measure, .useBaseline, .useGuideContent, .formBaseline, .enter: true
      case .moveSide, .pullSide, .limitSide, .keepSide: step.side == .baseline
      default: false
      }
    }
    // Numbers that are not finite may have frames refused, which is reported.
    return asks
      || parts.contains { part in
        part.rule == .content || part.a.isNaN || abs(part.a) == .infinity && part.rule != .between
      } || stacks.contains { $0.firstLength >= 0 || $0.crossIsContent }
      || steps.contains { !($0.a + $0.b + $0.c + $0.d).isFinite }
  }
}

/// Answers as the elements did while they were captured.
private struct ReplayHost: BlockHost {
  var closures: BlockClosures? { nil }
  let record: BlockRecord
  let elements: [BlockCapture.Element]
  private var size = 0
  private var baseline = 0
  private var room = 0

  init(record: BlockRecord, elements: [BlockCapture.Element]) {
    self.record = record
    self.elements = elements
  }

  private static func next<Value>(_ values: [Value], _ index: inout Int) -> Value? {
    defer { index += 1 }
    return index < values.count ? values[index] : nil
  }

  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize {
    Self.next(record.sizes, &size) ?? .zero
  }

  mutating func baseline(of element: Int, size: CGSize) -> CGFloat {
    Self.next(record.baselines, &baseline) ?? 0
  }

  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect {
    Self.next(record.rooms, &room) ?? frame
  }

  mutating func refuse(_ frame: CGRect, for element: Int) -> CGRect {
    elements[element].frame
  }

  mutating func standardize(_ frame: CGRect, of element: Int) {}
}
