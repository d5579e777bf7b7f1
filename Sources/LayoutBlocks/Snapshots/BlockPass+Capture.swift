public import Foundation
import LayoutCore

extension LayoutBlockProtocol {
  /// What a layout in a rect depends on, to be computed on another thread; `nil` where a closure is
  /// called, which cannot leave the thread of its elements, or where the rect cannot be one.
  ///
  /// - Parameter sourceRect: The room of every block, as for ``layout(in:)``.
  public func capture(in sourceRect: CGRect) -> BlockCapture? {
    blockFront.capture(self, in: sourceRect)
  }
}

extension BlockPass {
  func capture(_ block: some LayoutBlockProtocol, in source: CGRect) -> BlockCapture? {
    guard begin(block) else { return nil }
    defer { end() }
    guard closures == nil, check(source) else { return nil }
    var state = engine.pointee.state
    load(&state)
    answer(&state, nil, source)
    // Asking contents means running once here; the frames of this run are not used, and those that
    // cannot be are reported by the run that is.
    let recorder = BlockRecorder()
    let issues = issues
    if program.asksElements {
      var host = ElementsHost(self)
      host.recorder = recorder
      var trial = state
      withExtendedLifetime(recorder) {
        BlockProgram.layOut(&engine.pointee.program, in: source, &trial, &host)
      }
      issues.report(host.problems.filter(\.isOfContent), of: program, trial, elements: elements)
    }
    nameNodes()
    return BlockCapture(
      program: program, state: state, nodes: engine.pointee.nodes, source: source, grid: schemeGrid,
      elements: elements.map {
        BlockCapture.Element(
          mark: SnapshotTree.Mark(
            serial: $0.link.serial, isHidden: $0.element?.isHidden ?? false),
          frame: $0.storableFrame)
      },
      issues: issues, record: recorder.record)
  }
}
