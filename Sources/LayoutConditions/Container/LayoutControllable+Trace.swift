import Foundation
public import LayoutCore

extension LayoutControllable {
  /// The method that places an element for the current input; `nil` if none does.
  ///
  /// Asks the element's conditions anew, opaque ones too.
  public func activeLayoutMethod(for subview: Subview) -> LayoutMethod? {
    let input = layoutInput
    return layoutInfo[ObjectIdentifier(subview)]?.first { $0.condition(input) }
  }

  /// Why each element with methods is where it is: its methods as the current input answers them.
  /// Of a cell of a matrix the cases of ``responsiveOptimization`` come before, as they decide where
  /// rows end.
  ///
  /// Frames are those of the last pass, which may have refused one; a controller that keeps a
  /// ``layoutPlanCache`` tells that, too. Complexity: linear in the elements and their methods.
  public func layoutTrace() -> LayoutTrace {
    let input = layoutInput
    let info = layoutInfo
    let columns = responsiveOptimization?.triedColumns(input) ?? []
    let entries = getLayoutRequiredSubviews().map { subview in
      let methods = info[ObjectIdentifier(subview)] ?? []
      var tried = LayoutTrace.Method.tried(methods, input) {
        ($0.condition, "\($0.position)", $0.location)
      }
      if let last = tried.indices.last, layoutPlanCache?.refusedMethod(of: subview) == last {
        tried[last].failure = LayoutTrace.Method.refused
      } else if tried.last?.holds == true, case .matrical = methods[tried.count - 1].position {
        tried = columns + tried
      }
      return LayoutTrace.Entry(of: subview, methods: tried)
    }
    return LayoutTrace(size: input.size, entries: entries)
  }

  /// The breakpoints of all methods: the sizes at which some condition may change its answer, also
  /// that of a method that is not reached there.
  public var layoutBreakpoints: LayoutBreakpoints {
    let info = layoutInfo
    let conditions = subviews.flatMap { info[ObjectIdentifier($0)] ?? [] }.map(\.condition)
    return LayoutBreakpoints(
      of: conditions + (responsiveOptimization?.cases.map(\.condition) ?? []))
  }
}

extension Responsive<LayoutOptimization> {
  /// The cases up to the one that holds, in words; none where there is nothing to decide.
  fileprivate func triedColumns(_ input: LayoutInput) -> [LayoutTrace.Method] {
    if cases.isEmpty { return [] }
    return tried(input) { $0.columns.map { "cells in a row: \($0)" } ?? "cells form a sequence" }
  }
}
