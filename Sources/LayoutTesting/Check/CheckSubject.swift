import LayoutAnalysis
import LayoutCore

/// What a check lays out.
struct CheckSubject {
  /// Makes a new tree, if the layout has elements.
  var makeElement: (() -> any LayoutElement)?

  /// Lays out from nothing.
  var snapshot: (LayoutInput) -> LayoutSnapshot

  /// What it shows, if content is drawn.
  var content: LayoutContent?
}

extension CheckSubject {
  /// A layout of an element that is made anew for each pass.
  init<Element: LayoutElement>(
    making makeElement: @escaping () -> Element, content: LayoutContent? = nil
  ) {
    self.init(
      makeElement: makeElement,
      snapshot: { input in
        let element = LayoutMap.withoutDecisions {
          let element = makeElement()
          TextSize.apply(input, to: element)
          return element
        }
        return LayoutSnapshot(of: element, in: input)
      }, content: content)
  }

  /// The map of the layout over a domain.
  func map(over domain: LayoutDomain, limits: LayoutMap.Limits) -> LayoutMap {
    guard let makeElement else {
      return LayoutMap(over: domain, limits: limits, snapshot: snapshot)
    }
    return LayoutMap(
      over: domain, limits: limits,
      elementFor: { input in
        let element = makeElement()
        TextSize.apply(input, to: element)
        return element
      })
  }

  /// A new tree for passes at an input and at other sizes, if the layout has elements.
  func element(for input: LayoutInput) -> (any LayoutElement)? {
    guard let element = makeElement?() else { return nil }
    TextSize.apply(input, to: element)
    return element
  }

  /// What is wrong with a layout that differs from pass to pass.
  func problem(at input: LayoutInput, seed: UInt64) -> CheckProblem? {
    LastWords.during("while laying out at \(LayoutReplay(input, seed: seed))") {
      LayoutIssue.withHandler({ _ in }) {
        let (first, second) = (snapshot(input), snapshot(input))
        guard let entry = second.difference(from: first).entries.first else { return nil }
        return CheckProblem(
          "The layout differs from pass to pass at one size: \(entry).",
          advice: "Make a new and equal layout in each call, without time and random numbers.")
      }
    }
  }
}
