extension LayoutCondition {
  /// The thresholds at which the answer can change.
  ///
  /// - Complexity: O(thresholds² × parts × combinations of direction and traits), and O(parts)
  ///   where that would be more than some four million steps.
  public var breakpoints: LayoutBreakpoints {
    BreakpointSearch.breakpoints(of: expression, opaqueTests: opaqueTests)
  }
}

extension StructuredCondition {
  /// The thresholds at which the answer can change; see ``LayoutCondition/breakpoints``.
  public var breakpoints: LayoutBreakpoints {
    BreakpointSearch.breakpoints(of: self, opaqueTests: [])
  }
}

extension Sequence<LayoutCondition> {
  /// The thresholds at which the answer of at least one of the conditions can change.
  public var breakpoints: LayoutBreakpoints {
    LayoutBreakpoints(of: self)
  }
}
