import LayoutCore

extension LayoutPlan {
  /// The position of a method, by its place in a list.
  @inline(__always)
  func position(_ method: Int32, of list: List) -> PlanPosition {
    positions[Int(choices[Int(list.firstChoice + method)])]
  }

  /// The place of the first method whose condition holds, or ``PlanState/unplaced``.
  func activeMethod(
    of list: List, _ closures: PlanClosures, _ answers: [Bool], _ input: LayoutInput
  ) -> Int32 {
    for place in 0..<list.count {
      let test = tests[Int(list.firstTest + place)]
      let holds =
        switch test.kind {
        case .structured: answers[Int(test.index)]
        case .closure:
          closures.tests.with(test.index) {
            if Recording.isOn { LayoutCondition.noteOpaque(at: $0.location) }
            return $0.body(input.size)
          }
        case .composite: closures.composites[Int(test.index)](input)
        }
      if holds { return place }
    }
    return PlanState.unplaced
  }
}
