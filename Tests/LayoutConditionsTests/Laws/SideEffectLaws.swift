import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// What only looks leaves everything as it was: snapshots at other inputs, and measuring.
@Suite struct SideEffectLaws {
  @Test func `Snapshot at the current input is the layout`() {
    forRandomControllers(seed: 21, readsOthers: false) { model, _ in
      let built = model.build()
      let ahead = LayoutSnapshot(of: built.view, in: model.input)
      built.view.layoutIfNeeded()
      let layout = LayoutSnapshot(of: built.view)
      guard layout.root.children.map(\.frame) == built.frames else {
        return "the snapshot is not of the frames"
      }
      if ahead != layout { return "before the pass: \(ahead.difference(from: layout))" }
      let again = LayoutSnapshot(of: built.view, in: model.input)
      return again == layout ? nil : "after the pass: \(again.difference(from: layout))"
    }
  }

  @Test func `Snapshot at another input leaves no trace`() {
    forRandomControllers(seed: 22, count: 3_000, readsOthers: false, mayAvoidClosures: true) {
      model, generator in
      var model = model
      let built = model.build()
      if generator.chance(70) { built.view.layoutIfNeeded() }
      // What is pending stays pending.
      if generator.chance(50) { model.replaceMethod(in: built, &generator) }
      for place in model.elements.indices { model.elements[place].frame = built.frames[place] }
      let (frames, marks) = (built.frames, built.marks)

      var other = model
      if generator.chance(60) {
        other.size = generator.size()
        other.isRightToLeft = generator.chance(50)
        other.scale = generator.pick([1, 2, 3])
      }
      let snapshot = LayoutSnapshot(of: built.view, in: other.input)
      if let failure = difference(
        snapshot.root.children.map(\.frame), other.expectedFrames(), other)
      {
        return "at the other input \(failure)"
      }
      if built.frames != frames { return "frames changed" }
      if built.marks != marks { return "marks changed from \(marks) to \(built.marks)" }
      if built.view.bounds.size != model.size { return "the size changed" }

      if generator.chance(50) { model.replaceMethod(in: built, &generator) }
      built.view.layoutIfNeeded()
      return difference(built.frames, model.expectedFrames(), model).map { "later pass: " + $0 }
    }
  }

  @Test func `Measuring leaves no trace`() {
    forRandomControllers(seed: 23) { model, generator in
      var model = model
      let built = model.build()
      let isLaidOut = generator.chance(70)
      if isLaidOut { built.view.layoutIfNeeded() }
      for place in model.elements.indices { model.elements[place].frame = built.frames[place] }
      let (frames, marks) = (built.frames, built.marks)
      let lengths: [CGFloat] = [0, .infinity, generator.length(1...700), generator.length(1...700)]
      for _ in 0..<3 {
        let proposal = CGSize(width: generator.pick(lengths), height: generator.pick(lengths))
        let size = built.view.sizeThatFits(proposal)
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
          return "\(size) fits \(proposal)"
        }
        if built.frames != frames { return "frames changed at \(proposal)" }
        if built.marks != marks { return "marks changed at \(proposal)" }
      }
      built.view.layoutIfNeeded()
      return difference(built.frames, isLaidOut ? frames : model.expectedFrames(), model)
    }
  }

  /// A finite proposal is answered with the extent of the frames that a pass at it gives, whatever
  /// the direction.
  @Test func `Measuring agrees with layout`() {
    forRandomControllers(seed: 24, readsOthers: false) { model, generator in
      var other = model
      other.size = generator.size()
      other.snaps = false
      if other.mirrors { other.isRightToLeft = false }
      let built = model.build()
      built.view.snapsToPixelGrid = false
      built.view.semanticContentAttribute =
        other.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      let placed = zip(other.elements, other.expectedFrames()).filter { element, _ in
        element.methods?.contains {
          $0.test.holds(other.size, isRightToLeft: other.isRightToLeft)
        } ?? false
      }
      let expected = placed.map(\.1).reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
      }
      let size = built.view.sizeThatFits(other.size)
      let (a, b) = (CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: expected))
      return a.isClose(to: b) ? nil : "\(size) instead of \(expected) fits \(other.size)"
    }
  }

  /// Content fills as much in one direction as in the other.
  @Test func `Measuring does not depend on the direction`() {
    forRandomControllers(seed: 25, readsOthers: false) { model, generator in
      var model = model
      model.mirrors = true
      model.snaps = false
      model.margins.trailing = model.margins.leading
      model.safeArea.right = model.safeArea.left
      for place in model.elements.indices {
        for method in (model.elements[place].methods ?? []).indices {
          model.elements[place].methods?[method].test = .always
        }
      }
      model.isRightToLeft = false
      let leftToRight = model.build()
      model.isRightToLeft = true
      let rightToLeft = model.build()
      let lengths: [CGFloat] = [0, .infinity, generator.length(1...700)]
      let proposal = CGSize(width: generator.pick(lengths), height: generator.pick(lengths))
      let a = leftToRight.view.sizeThatFits(proposal)
      let b = rightToLeft.view.sizeThatFits(proposal)
      return CGRect(origin: .zero, size: a).isClose(to: CGRect(origin: .zero, size: b))
        ? nil : "\(a) left to right, \(b) right to left fits \(proposal)"
    }
  }
}

extension ControllerModel {
  /// Gives one element another method, in the model and in the controller.
  fileprivate mutating func replaceMethod(
    in built: BuiltController, _ generator: inout ModelGenerator
  ) {
    guard let place = elements.indices.randomElement(using: &generator) else { return }
    let method = generator.method(ids: 0)
    elements[place].methods = [method]
    built.view.setLayoutMethods([method.method(in: built.world)], for: built[place])
  }
}

extension BuiltController {
  /// The subview at a place.
  subscript(place: Int) -> UIView { view.subviews[place] }

  var marks: [Bool] { ([view] + view.subviews).map(\.isMarkedForLayout) }
}
