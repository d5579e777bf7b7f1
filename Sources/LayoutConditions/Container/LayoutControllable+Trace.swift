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
  ///
  /// Frames are those of the last pass, which may have refused one; a controller that keeps a
  /// ``layoutPlanCache`` tells that, too. Complexity: linear in the elements and their methods.
  public func layoutTrace() -> LayoutTrace {
    let input = layoutInput
    let info = layoutInfo
    let entries = getLayoutRequiredSubviews().map { subview in
      let methods = info[ObjectIdentifier(subview)] ?? []
      var tried = LayoutTrace.Method.tried(methods, input) {
        ($0.condition, "\($0.position)", $0.location)
      }
      if let last = tried.indices.last, layoutPlanCache?.refusedMethod(of: subview) == last {
        tried[last].failure = LayoutTrace.Method.refused
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
