/// Something wrong that a pass or an analysis found, as a value.
///
/// A pass never traps on data. It leaves out what cannot be done, keeps the last good state and
/// reports an issue; see ``handler`` for where issues go.
///
///     let issue = LayoutIssue(
///       .nonFiniteFrame, elements: ["title"], numbers: ["width": .nan],
///       explanation: "The position returned a frame whose width is not a number.",
///       advice: "Guard the division in the position.")
///     print(issue)
///     // warning: a frame is not finite
///     //   why: The position returned a frame whose width is not a number.
///     //   what to do: Guard the division in the position.
///     //   elements: title
///     //   numbers: width nan
///
/// Two issues are equal when everything in them is; `nan` counts as equal to itself here.
public struct LayoutIssue: Hashable, Sendable {
  /// Which rule was broken.
  public var rule: Rule

  /// How bad it is.
  public var severity: Severity

  /// The names of the elements it is about, the most important first; possibly none.
  public var elements: [String]

  /// The numbers that show it, in the order to print them; possibly none.
  public var numbers: [Number]

  /// The declaration to look at, when it is known.
  public var location: LayoutLocation?

  /// The declarations that bring it about together, oldest first, where the rule tells them: of
  /// contradicting ones a smallest set, without any one of which the others agree. Of a set of more
  /// than 100 the 99 oldest and the one that is left out; ``numbers`` says how many there are.
  /// Where hundreds of sets have much in common, the later ones name only the one that is left out.
  public var causes: [Cause]

  /// What happened and why it has that effect, in sentences.
  public var explanation: String

  /// What to do about it, in sentences.
  public var advice: String

  /// Creates an issue; nothing is reported yet.
  ///
  /// - Parameters:
  ///   - rule: Which rule was broken.
  ///   - severity: How bad it is; a warning by default.
  ///   - elements: The names of the elements it is about, the most important first.
  ///   - numbers: The numbers that show it, with their names, in points unless the name says
  ///     otherwise.
  ///   - location: The declaration to look at, when it is known.
  ///   - causes: The declarations that bring it about together, oldest first; none by default.
  ///   - explanation: What happened and why it has that effect, in sentences.
  ///   - advice: What to do about it, in sentences.
  public init(
    _ rule: Rule,
    severity: Severity = .warning,
    elements: [String] = [],
    numbers: KeyValuePairs<String, Double> = [:],
    location: LayoutLocation? = nil,
    causes: [Cause] = [],
    explanation: String,
    advice: String
  ) {
    self.rule = rule
    self.severity = severity
    self.elements = elements
    self.numbers = numbers.map { Number($0.key, $0.value) }
    self.location = location
    self.causes = causes
    self.explanation = explanation
    self.advice = advice
  }
}

extension LayoutIssue {
  /// Feeds all but the causes, which may be many, and the advice. Many elements may have one
  /// explanation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(elements)
    hasher.combine(numbers)
    hasher.combine(location)
    hasher.combine(explanation)
  }
}

extension LayoutIssue {
  /// How bad an issue is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Worth knowing; the result is what was asked for.
    case note

    /// The result is probably not what was meant.
    case warning
  }

  /// A number with a name, as a message shows it.
  public struct Number: Sendable {
    /// What the number is: `width`.
    public var name: String

    /// The number, also `nan` and infinity.
    public var value: Double

    /// Creates a number with a name.
    ///
    /// - Parameters:
    ///   - name: What the number is.
    ///   - value: The number, also `nan` and infinity.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }
}

extension LayoutIssue.Number: Hashable {
  /// Whether names and numbers are equal; `nan` counts as equal to itself.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && (lhs.value == rhs.value || lhs.value.isNaN && rhs.value.isNaN)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value.isNaN ? .nan : value)
  }
}
