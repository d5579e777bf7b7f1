public import LayoutCore

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

extension LayoutMap {
  /// Explores the layout of an element that is made anew for each pass.
  ///
  /// - Parameters:
  ///   - domain: The sizes, and what else a pass depends on.
  ///   - limits: How much the exploration may take.
  ///   - makeElement: Makes the element with all within it; a new and equal one in each call.
  /// - Complexity: O(pieces · (decisions + elements) of a pass), where a piece is a set of sizes
  ///   with the same answers to all comparisons; it takes some passes, and a region has one or
  ///   many.
  public init<Root: LayoutElement>(
    over domain: LayoutDomain, limits: Limits = Limits(), _ makeElement: @escaping () -> Root
  ) {
    self.init(over: domain, limits: limits, elementFor: { _ in makeElement() })
  }

  /// The same of an element that is made for the input of a pass.
  package init(
    over domain: LayoutDomain, limits: Limits,
    elementFor makeElement: @escaping (LayoutInput) -> any LayoutElement
  ) {
    self.init(
      domain, limits,
      pass: { input in
        // What is compared to make the element, such as colors that are made once, is no decision.
        let element = Self.withoutDecisions { makeElement(input) }
        return LayoutSnapshot(of: element, in: input)
      }, textPass: TextMarks.pass(of: makeElement))
  }

  /// Explores anything that turns an input into frames: plans, box trees, problems and programs
  /// without views have maps, too.
  ///
  /// - Parameters:
  ///   - domain: The sizes, and what else a pass depends on.
  ///   - limits: How much the exploration may take.
  ///   - snapshot: Lays out for an input, from nothing, and returns the frames.
  /// - Complexity: O(pieces · (decisions + elements) of a pass), where a piece is a set of sizes
  ///   with the same answers to all comparisons; it takes some passes, and a region has one or
  ///   many.
  public init(
    over domain: LayoutDomain, limits: Limits = Limits(),
    snapshot: @escaping (LayoutInput) -> LayoutSnapshot
  ) {
    self.init(domain, limits, pass: snapshot, textPass: nil)
  }

  init(
    _ domain: LayoutDomain, _ limits: Limits, pass: @escaping (LayoutInput) -> LayoutSnapshot,
    textPass: ((LayoutInput) -> LayoutSnapshot)?
  ) {
    self.domain = domain
    self.limits = limits
    self.pass = pass
    self.textPass = textPass
    var content = MapContent()
    if let issue = domain.issue {
      content.failure = issue
    } else {
      #if RECORDS_DECISIONS
      content = Explorer(domain, limits, pass).explore()
      #else
      let whole = domain.polygon(&content.lines)
      content.measure = whole.measure
      content.unexplored = [whole]
      #endif
    }
    storage = MapStorage(domain, content)
  }

  /// Makes the element of a pass. What is compared meanwhile is no decision of the pass.
  package static func withoutDecisions<Root>(_ makeElement: () -> Root) -> Root {
    #if RECORDS_DECISIONS
    if let recorder = DecisionRecorder.current { return recorder.withoutDecisions(makeElement) }
    #endif
    return makeElement()
  }
}
