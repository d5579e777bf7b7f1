import Foundation
import LayoutCore
import TestSupport
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@Suite struct ConditionLaws {
  private static let inputs: [LayoutInput] = {
    let lengths: [CGFloat] = [
      -1, 0, 200, 319, 320, 400, 512, 600, 600.25, 600.5, 900, 1024, 2048, .infinity, .nan,
    ]
    var inputs: [LayoutInput] = []
    for width in lengths {
      for height in lengths {
        inputs.append(LayoutInput(size: CGSize(width: width, height: height)))
      }
    }
    for index in inputs.indices where index % 2 == 0 {
      inputs[index].direction = .rightToLeft
    }
    for index in inputs.indices where index % 3 == 0 {
      inputs[index].traits = index % 2 == 0 ? ["a": "x", "b": "y"] : ["a": "y"]
    }
    return inputs
  }()

  private func forRandomModels(
    count: Int, seed: UInt64, closures: Bool = true,
    _ body: (ConditionModel, inout SeededGenerator) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    var vocabulary = ConditionVocabulary.screens
    vocabulary.hasClosures = closures
    for _ in 0..<count {
      body(vocabulary.random(depth: generator.int(0...5), &generator), &generator)
    }
  }

  /// Ratios as the model writes them and as the library does are the same product, so the two
  /// must agree on every bit, except where an open end meets an infinite or missing number.
  @Test func `Conditions agree with the obvious evaluator`() {
    forRandomModels(count: 2500, seed: 1) { model, generator in
      let condition = model.condition
      for _ in 0..<25 {
        let input = generator.pick(Self.inputs)
        #expect(
          condition(input) == model.holds(for: input),
          "\(condition) at \(input.size) \(input.direction) \(input.traits)")
      }
    }
  }

  @Test func `Printing and reading keeps the meaning`() {
    forRandomModels(count: 2000, seed: 2, closures: false) { model, generator in
      let condition = model.condition
      guard let read = ConditionParser.parse(condition.description) else {
        Issue.record("cannot read \(condition)")
        return
      }
      #expect(read.description == condition.description)
      for _ in 0..<10 {
        let input = generator.pick(Self.inputs)
        #expect(read(input) == condition(input), "\(condition)")
      }
    }
  }

  @Test func `De Morgan`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let a = ConditionVocabulary.screens.random(depth: 3, &generator).condition
      let b = ConditionVocabulary.screens.random(depth: 3, &generator).condition
      for _ in 0..<20 {
        let input = generator.pick(Self.inputs)
        #expect((!(a && b))(input) == (!a || !b)(input))
        #expect((!(a || b))(input) == (!a && !b)(input))
        #expect((!(!a))(input) == a(input))
      }
    }
  }

  @Test func `Equal conditions hash equally whatever their names`() {
    forRandomModels(count: 500, seed: 4, closures: false) { model, _ in
      let one = model.condition
      let other = model.condition.named("other")
      #expect(one == other)
      #expect(one.hashValue == other.hashValue)
      #expect(one != (one && .height(77...)) || one == .never)
    }
  }

  @Test func `Structured conditions answer like their origin`() {
    forRandomModels(count: 500, seed: 5, closures: false) { model, generator in
      let condition = model.condition
      let structured = condition.structured
      for _ in 0..<10 {
        let input = generator.pick(Self.inputs)
        #expect(structured?(input) == condition(input))
      }
      #expect(structured?.description == condition.description)
    }
  }

  /// Every closure is asked once, whatever the other parts answer.
  @Test func `Every part is asked once`() {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    let closure = LayoutCondition { _ in
      counter.count += 1
      return true
    }
    let condition = closure || (closure && .width(1...)) || !closure
    #expect(condition(CGSize.zero))
    #expect(counter.count == 3)
  }
}
