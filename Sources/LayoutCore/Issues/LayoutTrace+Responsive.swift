extension Responsive {
  /// The cases up to the one that holds for an input, with their values in words.
  package func tried(
    _ input: LayoutInput, _ text: (Value) -> String
  ) -> [LayoutTrace.Method] {
    let methods = LayoutTrace.Method.tried(cases, input) {
      ($0.condition, text($0.value), $0.condition.location)
    }
    return methods.last?.holds == true ? methods : methods + [.always(text(fallback))]
  }
}

extension LayoutTrace.Method {
  /// Methods or cases up to the first whose condition holds for an input.
  package static func tried<Method>(
    _ methods: some Sequence<Method>, _ input: LayoutInput,
    _ parts: (Method) -> (condition: LayoutCondition, position: String, location: LayoutLocation?)
  ) -> [LayoutTrace.Method] {
    var tried: [LayoutTrace.Method] = []
    for method in methods {
      let (condition, position, location) = parts(method)
      let holds = condition(input)
      tried.append(
        LayoutTrace.Method(
          condition: "\(condition)", position: position, holds: holds, location: location))
      if holds { break }
    }
    return tried
  }

  /// The ``failure`` of a method whose frame cannot be stored, or that depends on itself.
  package static let refused = "not applied, see the issue"

  /// The ``failure`` of a statement that contradicts others, or makes no sense.
  package static let leftOut = "left out, see the issue"

  /// What holds without a condition.
  package static func always(_ text: String) -> LayoutTrace.Method {
    LayoutTrace.Method(
      condition: "\(LayoutCondition.always)", position: text, holds: true, location: nil)
  }
}
