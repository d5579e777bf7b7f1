/// An element that lays out what is in it: `LayoutView`, a box, `ConstraintView`, `SchemeView`.
///
/// Every container has the same properties with the same meaning, whichever vocabulary its layout
/// is written in, so containers nest in each other in any order. What a container promises beyond
/// its own vocabulary is in the article "How a pass works".
///
/// ```swift
/// func describe(_ container: any LayoutContainer) {
///   container.inputTraits = ["plan": "pro"]       // also for the containers in it
///   print(container.layoutInput.size, container.layoutBreakpoints.widths)
///   print(container.layoutTrace())
/// }
/// ```
public protocol LayoutContainer: LayoutElement, TracedContainer {
  /// Facts of the app's own that `LayoutCondition.trait(_:is:)` tests, by name; none by default.
  ///
  /// They count for the container and for all containers in it; a container in it that sets a fact
  /// of the same name keeps its own. Setting them marks the container, the containers in it, and the
  /// one around it, whose statements may depend on them.
  var inputTraits: [String: String] { get set }

  /// Whether the frames that the container sets are moved to whole pixels of its own coordinates,
  /// by the scale of its input; `false` by default.
  var snapsToPixelGrid: Bool { get set }

  /// Whether the container lays out as for left to right and mirrors every frame it sets, where its
  /// direction is right to left. `true` by default for boxes, whose sides are leading and trailing;
  /// `false` for others, whose declarations say which side they mean.
  var mirrorsForRightToLeft: Bool { get set }

  /// What a pass over the container depends on besides the elements: the bounds' size, margins,
  /// safe area, direction and scale, and the facts of ``inputTraits``, its own before those of the
  /// containers around it. Conditions see this input.
  var layoutInput: LayoutInput { get }

  /// The sizes at which a condition of the container, or of a container in it, can change its
  /// answer.
  ///
  /// A container in it with bounds of its own decides by its own size; its thresholds are listed
  /// as they are, and ``LayoutBreakpoints/isComplete`` is `false`, as nobody knows at which sizes
  /// of this container it reaches them. So it is where a condition is a closure.
  ///
  /// - Complexity: O(elements in the container) and the search of each condition.
  var layoutBreakpoints: LayoutBreakpoints { get }

  /// What is wrong with the conditions that are declared on the container and on the containers in
  /// it, found without a pass: sizes at which no method holds; conditions of methods, schemes and
  /// statements that never hold; and methods, schemes and cases of responsive properties that never
  /// count because earlier ones hold wherever they do.
  ///
  /// ```swift
  /// let row = RowView(icon, title)
  /// row.responsiveSpacing = Responsive(8).when(.width(400...), 12).when(.width(600...), 16)
  /// row.layoutFindings().map(\.rule.summary)  // ["a condition is always preceded by others"]
  /// ```
  ///
  /// Elements come before what is in them, in the order of their subviews. Findings are returned
  /// and not reported; frames, marks and what was reported before stay as they are. A closure can
  /// answer either way, so a finding holds whatever closures answer.
  ///
  /// A last method without a condition that is not needed is a note, and so is one that is switched
  /// off by `LayoutCondition.never`; all else is a warning.
  ///
  /// - Complexity: Linear in the elements; for each different list of conditions
  ///   O(thresholds² × parts × combinations of direction and traits), and some four million steps
  ///   at most.
  func layoutFindings() -> [LayoutIssue]

  /// Why each element that the container lays out has its frame, as the last pass set it.
  func layoutTrace() -> LayoutTrace
}

extension LayoutContainer {
  /// The stored facts; none by default.
  public var inputTraits: [String: String] {
    get { existingStorage?.inputTraits ?? [:] }
    set {
      guard newValue != inputTraits else { return }
      if newValue.isEmpty != inputTraits.isEmpty {
        for around in ElementContainers(of: self) { around.existingStorage?.innerFactsCount += 1 }
      }
      storage.inputTraits = newValue
      markTracedContainers()
      // Conditions of statements about the container ask for its facts.
      ElementContainers(of: self).first { $0 is any LayoutContainer }?.setNeedsLayout()
    }
  }

  /// The element's own input, with what reaches it from around.
  public var layoutInput: LayoutInput { passInput }
}
