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
  /// - Complexity: O(regions · (decisions + elements) of a pass); some eight passes per region.
  public init<Root: LayoutElement>(
    over domain: LayoutDomain, limits: Limits = Limits(), _ makeElement: @escaping () -> Root
  ) {
    self.init(over: domain, limits: limits) { input in
      // What is compared to make the element, such as colors that are made once, is no decision.
      LayoutSnapshot(of: Self.withoutDecisions(makeElement), in: input)
    }
  }

  /// Explores anything that turns an input into frames: plans, box trees, problems and programs
  /// without views have maps, too.
  ///
  /// - Parameters:
  ///   - domain: The sizes, and what else a pass depends on.
  ///   - limits: How much the exploration may take.
  ///   - snapshot: Lays out for an input, from nothing, and returns the frames.
  /// - Complexity: O(regions · (decisions + elements) of a pass); some eight passes per region.
  public init(
    over domain: LayoutDomain, limits: Limits = Limits(),
    snapshot: @escaping (LayoutInput) -> LayoutSnapshot
  ) {
    self.domain = domain
    self.limits = limits
    pass = snapshot
    var content = MapContent()
    if let issue = domain.issue {
      content.failure = issue
    } else {
      #if RECORDS_DECISIONS
      content = Explorer(domain, limits, snapshot).explore()
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
