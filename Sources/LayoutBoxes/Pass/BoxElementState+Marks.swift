import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a box tells the pass that its tree belongs to.
extension BoxElementState {
  /// Notes that the box, or the content of an element in it, changed.
  ///
  /// - Parameter isViewMarked: Whether the box's own view is marked already.
  func noteChange(isViewMarked: Bool = false) {
    pass?.guardState.noteMark()
    let isNoted = isMarked
    isMarked = true
    guard let pass else { return noteAround() }
    if !isNoted { pass.marked.append(index) }
    // The view is marked for every change: a snapshot takes its mark back, and leaves the note.
    guard let topmost = pass.topmost, !(isViewMarked && topmost === box) else { return }
    topmost.markView()
  }

  /// Notes that a property of the box, or what a child of it asks for, changed.
  func noteDeclaration() {
    noteInterruption()
    box?.setNeedsLayout()
  }

  /// Notes that a child was added to the box.
  func noteAddedChild() {
    guard let pass, pass.canRefreshChildren else { return noteNewChildren() }
    noteChange()
    pass.topmost?.markView()
  }

  /// Notes that a child is about to leave the box.
  func noteLeaving(_ child: UIView) {
    guard let pass, pass.letGo(of: child, in: index) else { return noteNewChildren() }
    noteChange()
    pass.topmost?.markView()
  }

  /// Notes that the box got or lost children, or that its tree has to be gathered anew.
  func noteNewChildren() {
    noteInterruption()
    guard let pass = pass ?? ownPass else { return noteAround() }
    pass.forgetViews()
    pass.topmost?.markView()
  }

  /// Notes a direction that the box sets for itself and what is in it.
  func noteDirection(_ content: UISemanticContentAttribute) {
    own.direction = direction(content)
    noteDeclaration()
  }

  /// Notes that the box is somewhere else now: it was gathered into another tree.
  func noteMove() {
    noteInterruption()
    if let pass, pass !== ownPass {
      pass.hasLostBoxes = true
      pass.forgetViews()
      // A view that is only a part of a box, as a cell's content view, tells nobody what leaves it.
      pass.topmost?.markView()
    }
    pass = nil
    isNested = false
    if box?.boxAround == nil {
      ownPass?.forgetViews()
    } else {
      ownPass?.close()
      ownPass = nil
    }
    isMarked = true
    box?.markView()
  }

  /// Notes a change of a box in no tree in the box around. A snapshot's pass may have left it out,
  /// and the frames that were put back after it are those of a tree that the box is in.
  ///
  /// Each box on the way up tells once until then: what a snapshot marks is put back, too.
  private func noteAround() {
    var state = self
    while state.pass == nil, let around = state.box?.boxAround,
      state.toldCount != around.layoutRestoreCount
    {
      state.toldCount = around.layoutRestoreCount
      state = around.ownBoxState
    }
    if state.pass != nil { state.noteChange() } else { topmostInMeasuring?.markView() }
  }

  /// Tells a pass, or a measuring, that runs of a change that it does not take into account.
  private func noteInterruption() {
    // A box is in no tree yet while it is asked for its style.
    if let pass = pass ?? ownPass {
      pass.guardState.noteChange()
    } else if measuringPass?.guardState.noteChange() != true {
      topmostInMeasuring?.ownBoxState.measuringPass?.guardState.noteChange()
    }
  }

  /// The topmost box around the box while something is measured: then only that one may know what
  /// is in it, as a measuring leaves the boxes in no tree.
  private var topmostInMeasuring: (any BoxElement)? {
    guard var topmost = box?.boxAround, Measuring.isRunning else { return nil }
    while let around = topmost.boxAround { topmost = around }
    return topmost
  }
}

extension BoxElement {
  /// Marks what depends on the size of a box that is in no other.
  func markAroundBox() {
    if boxAround == nil { markMeasuringContainers() }
  }
}
