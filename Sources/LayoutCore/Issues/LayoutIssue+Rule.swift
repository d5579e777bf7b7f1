extension LayoutIssue {
  /// What an issue is about. The raw value is stable and fit for suppression lists.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// A computed frame has a part that is `nan` or infinite. It is refused: the element keeps
    /// its last finite frame.
    case nonFiniteFrame

    /// A computed frame has a negative width or height. It counts by its amount, about the same
    /// center.
    case negativeSize

    /// A matrix was asked for fewer cells in a row than one. Its cells form a sequence.
    case invalidColumnCount

    /// An element left the tree while the pass that places it was running. It is skipped.
    case removedDuringPass

    /// Elements, methods or order changed while a pass was running. The pass finishes with what
    /// it began with, and the change counts for the next one.
    case changedDuringPass

    /// An element is managed by two controllers, so the one that runs last wins.
    case elementInTwoControllers

    /// An element occurs twice in one list of elements to place. The first place counts.
    case duplicateElement

    /// No condition of an element's methods holds, so nobody placed it. It keeps its frame.
    case unplaced

    /// A size, inset or scale of the input is `nan`, or infinite where that means nothing.
    case invalidInput

    /// An element answered `sizeThatFits` with a size that is not finite or is negative. The
    /// size counts as zero.
    case measuringFailed

    /// Required statements contradict each other. The newest of them does not count until the
    /// conflict is gone.
    case conflictingStatements

    /// A statement makes no sense: a number that is not finite, or a left or right edge beside a
    /// leading or trailing one. It does not count. One whose priority is not between 1 and 1000
    /// does, with the nearest one.
    case invalidStatement

    /// The items of a statement do not stand in one tree that is laid out together. The statement
    /// does not count until they do.
    case itemsNotConnected

    /// Statements depend on each other in too many ways to be solved to the end in a pass. They
    /// were solved as far as the work allowed.
    case unsolvedStatements

    /// Statements are about items in a tree where no view solves them, so they place nothing.
    case statementsWithoutPass

    /// Statements are about an element that its container places by other means, so they have no
    /// effect.
    case statementOnPlacedElement

    /// An element that a block or a position refers to is gone. What refers to it is left out.
    case missingElement

    /// An element that a block places or refers to stands in no other element, so it has no
    /// coordinates to be placed in. What refers to it is left out.
    case detachedElement

    /// Two elements have no common ancestor, so converting between their coordinates assumes that
    /// their roots share one space.
    case unrelatedElements

    /// A snapshot has no frames for some of the elements it is applied to. They keep theirs.
    case snapshotMismatch

    /// An element contains itself, or stands in two places of a tree. It counts where it comes
    /// again, and what is in it is left out there. A view that is to be added to itself is not.
    case containsItself

    /// A block refers to an element that a later block places, so it reads the frame of the last
    /// pass. That is what counts.
    case blockOutOfOrder

    /// A block places an element that stands for an area of what holds it. The block is left out.
    case unplaceableElement

    /// A position refers to an element that is not in the same container. The element that has the
    /// position keeps its frame.
    case notASibling

    /// The positions of elements refer to each other, so none can be first. They keep their frames.
    case circularPositions

    /// Closures of a container read each other's frames, so that every pass moves elements anew.
    case unsettledPasses

    /// An element has methods in a container that does not hold it, so no pass places it.
    case methodsWithoutSubview

    /// At some sizes no condition of an element's methods holds, so nothing places it there.
    case uncoveredSizes

    /// A condition holds at no size, so what depends on it never counts.
    case conditionNeverHolds

    /// Wherever a condition holds, an earlier one comes first, so what depends on it never counts.
    case conditionShadowed

    /// Conditions are too many to be examined in bounded time. They work as they are written.
    case conditionsNotExamined

    /// What a container shows changed behind its back: the number of items, or a cell was taken
    /// out. It counts from the next pass.
    case undeclaredChange

    /// The sizes over which a layout is to be examined are none. Nothing is examined.
    case invalidDomain

    /// A layout gives other elements or other frames from pass to pass at one size, so nothing can
    /// be said about it.
    case unsteadyLayout

    /// A map does not know a part of its domain. What is said there was only tested.
    case unexploredSizes

    /// A pass does not confirm what a map says about a size. Nothing is proved of that map.
    case unconfirmedSize

    /// A property is about an element that a layout does not have, or has twice.
    case unknownElement

    /// The build does not record what engines compare, so maps have no regions.
    case decisionsNotRecorded

    /// A method or scheme is taken at no size of a domain.
    case deadMethod

    /// A statement of a limit decides nothing at any size of a domain.
    case statementWithoutEffect

    /// A label does not show all of its text at some sizes.
    case textCut

    /// A layout differs in sizes that hardly any screen has.
    case sliver

    /// An element jumps from one place to another while the size changes a little.
    case jump

    /// What is wrong, in a few words that fit behind "warning:".
    public var summary: String {
      switch self {
      case .nonFiniteFrame: "a frame is not finite"
      case .negativeSize: "a frame has a negative size"
      case .invalidColumnCount: "a matrix has no columns"
      case .removedDuringPass: "an element was removed during a pass"
      case .changedDuringPass: "the layout was changed during a pass"
      case .elementInTwoControllers: "an element belongs to two controllers"
      case .duplicateElement: "an element is listed twice"
      case .unplaced: "an element was not placed"
      case .invalidInput: "the input is invalid"
      case .measuringFailed: "an element has no usable size"
      case .conflictingStatements: "required statements contradict each other"
      case .invalidStatement: "a statement makes no sense"
      case .itemsNotConnected: "a statement's items do not stand in one tree"
      case .unsolvedStatements: "statements were not solved to the end"
      case .statementsWithoutPass: "no view solves statements"
      case .statementOnPlacedElement: "a statement is about an element that something else places"
      case .missingElement: "an element is gone"
      case .detachedElement: "an element stands in no other"
      case .unrelatedElements: "elements have no common ancestor"
      case .snapshotMismatch: "a snapshot is not of these elements"
      case .containsItself: "an element contains itself"
      case .blockOutOfOrder: "a block reads a frame that a later one sets"
      case .unplaceableElement: "an element cannot be placed"
      case .notASibling: "a position refers to an element elsewhere"
      case .circularPositions: "positions refer to each other"
      case .unsettledPasses: "passes do not settle"
      case .methodsWithoutSubview: "an element with methods is no subview"
      case .uncoveredSizes: "an element is not placed at every size"
      case .conditionNeverHolds: "a condition never holds"
      case .conditionShadowed: "a condition is always preceded by others"
      case .conditionsNotExamined: "conditions were not examined"
      case .undeclaredChange: "content changed without a word"
      case .invalidDomain: "a domain contains no sizes"
      case .unsteadyLayout: "a layout differs from pass to pass"
      case .unexploredSizes: "a part of a domain is not explored"
      case .unconfirmedSize: "a pass differs from the map"
      case .unknownElement: "an element is not known"
      case .decisionsNotRecorded: "decisions are not recorded"
      case .deadMethod: "a method is taken at no size"
      case .statementWithoutEffect: "a statement changes nothing at any size"
      case .textCut: "a text is cut off"
      case .sliver: "a layout differs in a sliver of sizes"
      case .jump: "an element jumps"
      }
    }
  }
}

extension LayoutIssue: CustomStringConvertible {
  /// The issue in lines: what, why, what to do, who and where. Parts that are empty have no line.
  public var description: String {
    var lines = ["\(severity.rawValue): \(rule.summary)"]
    if !explanation.isEmpty { lines.append("  why: \(explanation)") }
    if !advice.isEmpty { lines.append("  what to do: \(advice)") }
    if !elements.isEmpty { lines.append("  elements: \(elements.joined(separator: ", "))") }
    if !numbers.isEmpty {
      let texts = numbers.map { "\($0.name) \($0.value.plainText)" }
      lines.append("  numbers: \(texts.joined(separator: ", "))")
    }
    if let location { lines.append("  where: \(location)") }
    return lines.joined(separator: "\n")
  }
}
