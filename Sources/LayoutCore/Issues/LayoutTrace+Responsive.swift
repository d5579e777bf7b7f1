extension Responsive {
  /// The cases up to the one that holds for an input, with their values in words.
  package func tried(
    _ input: LayoutInput, _ text: (Value) -> String
  ) -> [LayoutTrace.Method] {
    var methods: [LayoutTrace.Method] = []
    for element in cases {
      let holds = element.condition(input)
      methods.append(
        LayoutTrace.Method(
          condition: "\(element.condition)", position: text(element.value), holds: holds,
          location: element.condition.location))
      if holds { return methods }
    }
    return methods + [.always(text(fallback))]
  }
}

extension LayoutTrace.Method {
  /// What holds without a condition.
  package static func always(_ text: String) -> LayoutTrace.Method {
    LayoutTrace.Method(
      condition: "\(LayoutCondition.always)", position: text, holds: true, location: nil)
  }
}
