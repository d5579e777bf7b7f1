import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

@Suite struct PassLaws {
  @Test func `Passes are idempotent`() {
    forRandomControllers(seed: 11, readsOthers: false) { model, _ in
      let built = model.build()
      built.view.layoutIfNeeded()
      let first = built.frames
      built.view.setNeedsLayout()
      built.view.layoutIfNeeded()
      return built.frames == first ? nil : difference(built.frames, first, model, tolerance: 0)
    }
  }

  @Test func `None and sequence are the same`() {
    forRandomControllers(seed: 12) { model, _ in
      var (none, sequence) = (model, model)
      none.optimization = .none
      none.wideOptimization = nil
      sequence.optimization = .sequence
      sequence.wideOptimization = nil
      let (a, b) = (none.build(), sequence.build())
      a.view.layoutIfNeeded()
      b.view.layoutIfNeeded()
      return a.frames == b.frames ? nil : difference(a.frames, b.frames, none, tolerance: 0)
    }
  }

  /// Layout right to left is the mirror image of left to right, margins and safe area included.
  @Test func `Right to left is the mirror image`() {
    forRandomControllers(seed: 13, readsOthers: false) { model, _ in
      var leftToRight = model.withoutDirectionTests
      leftToRight.mirrors = true
      leftToRight.snaps = false
      leftToRight.isRightToLeft = false
      var rightToLeft = leftToRight
      rightToLeft.isRightToLeft = true
      swap(&rightToLeft.safeArea.left, &rightToLeft.safeArea.right)
      let (a, b) = (leftToRight.build(), rightToLeft.build())
      a.view.layoutIfNeeded()
      b.view.layoutIfNeeded()
      let expected = zip(a.view.subviews, a.frames).map { view, frame in
        var frame = frame
        if a.view.activeLayoutMethod(for: view) != nil {
          frame.origin.x = model.size.width - frame.origin.x - frame.size.width
        }
        return frame
      }
      return difference(b.frames, expected, rightToLeft)
    }
  }

  /// Neither the order in which info is stored nor the way it is stored counts.
  @Test func `Results do not depend on the order of info`() {
    forRandomControllers(seed: 14) { model, generator in
      let inOrder = model.build()
      var bare = model
      for place in bare.elements.indices {
        bare.elements[place].methods = nil
        bare.elements[place].order = nil
      }
      let shuffled = bare.build()
      let info = model.elements.shuffled(using: &generator)
      if generator.chance(50) {
        for element in info {
          guard let methods = element.methods, let view = shuffled.elements[element.id] else {
            continue
          }
          shuffled.view.setLayoutMethods(methods.map { $0.method(in: shuffled.world) }, for: view)
        }
      } else {
        var all: [ObjectIdentifier: [LayoutMethod]] = [:]
        for element in info {
          guard let view = shuffled.elements[element.id] else { continue }
          all[view.hash] = element.methods?.map { $0.method(in: shuffled.world) }
        }
        shuffled.view.layoutInfo = all
      }
      for element in info.shuffled(using: &generator) {
        if let view = shuffled.elements[element.id] {
          shuffled.view.orderInfo[view.hash] = element.order
        }
      }
      inOrder.view.layoutIfNeeded()
      shuffled.view.layoutIfNeeded()
      return difference(shuffled.frames, inOrder.frames, model, tolerance: 0)
    }
  }

  /// The engine alone, without elements, gives the frames of the view.
  @Test func `The plan alone gives the same frames`() {
    var compared = 0
    forRandomControllers(seed: 15, count: 6_000, readsOthers: false) { model, _ in
      var model = model
      model.snaps = false
      model.wideOptimization = nil
      for place in model.elements.indices {
        // A plan cannot measure; nothing fits in nothing.
        model.elements[place].content = .zero
        model.elements[place].order = nil
        model.elements[place].methods = model.elements[place].methods?.filter(\.isStructured)
      }
      let present = model.elements.filter { $0.methods != nil }
      let methods = present.map { ($0.methods ?? []).map { $0.method(in: World()) } }
      guard let plan = LayoutPlan(methods, optimization: model.optimization) else {
        return "no plan of methods without closures"
      }
      compared += present.count
      let built = model.build()
      built.view.layoutIfNeeded()
      let frames = zip(present, plan.frames(in: model.input, mirrored: model.mirrors)).map {
        $1 ?? $0.frame
      }
      let expected = present.map { built.elements[$0.id]!.layoutFrame }
      model.elements = present
      return difference(frames, expected, model)
    }
    #expect(compared > 20_000)
  }
}

extension ControllerModel {
  /// The same controller with other tests where they ask for the direction.
  fileprivate var withoutDirectionTests: ControllerModel {
    var copy = self
    for place in copy.elements.indices {
      copy.elements[place].methods = copy.elements[place].methods?.map {
        var method = $0
        if "\(method.test)".contains("rightToLeft") { method.test = .landscape }
        return method
      }
    }
    return copy
  }
}

extension MethodModel {
  fileprivate var isStructured: Bool {
    form == .structured && !position.hasClosures
  }
}
