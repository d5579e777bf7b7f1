import Foundation
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
  let nodes: [BlockNode]
  let source: CGRect
  let grid: PixelGrid?
  let elements: [Element]
  let issues: BlockIssues
  let record: BlockRecord

  struct Element: Sendable {
    var mark: SnapshotTree.Mark
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
    var host = ReplayHost(record, keeping: elements.map(\.frame))
    var program = program
    BlockProgram.layOut(&program, in: source, &state, &host)
    issues.report(host.problems, of: program, state)
    if let grid { program.snap(&state, to: grid) }
    var nodes = nodes
    return SnapshotTree.snapshot(&nodes, &state, from: source.origin) { elements[$0].mark }
  }
}
