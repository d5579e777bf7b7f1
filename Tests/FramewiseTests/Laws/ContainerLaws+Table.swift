import Foundation
import Framewise
import TestSupport
import Testing

/// One feature of containers, as a question to which all kinds give one answer.
struct ContainerFeature: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The answer of a kind.
  let answer: @Sendable (ContainerKind) -> String

  private init(_ name: String, _ answer: @escaping @Sendable (ContainerKind) -> String) {
    testDescription = name
    self.answer = answer
  }

  /// A container of a leaf of 40 by 20, laid out after a change.
  private static func leafFrame(
    _ kind: ContainerKind, _ content: (UIView) -> Content = { Content($0, width: 40, height: 20) },
    _ change: (any Container) -> Void
  ) -> CGRect {
    let leaf = named("leaf")
    let container = kind.make(content(leaf))
    container.layoutIfNeeded()
    change(container)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    return leaf.frame
  }

  static let all: [ContainerFeature] = [
    ContainerFeature("inputTraits: `.trait` conditions can hold") { kind in
      let shifted = { Content($0, width: 40, height: 20, shift: (.trait("size", is: "large"), 20)) }
      return leafFrame(kind, shifted) { $0.inputTraits = ["size": "large"] }.origin.x == 20
        ? "yes" : "no"
    },
    ContainerFeature("snapsToPixelGrid") { kind in
      leafFrame(kind, { Content($0, width: 10.7, height: 20) }) { $0.snapsToPixelGrid = true }
        .width == 11 ? "yes" : "no"
    },
    ContainerFeature("mirrorsForRightToLeft") { kind in
      let frame = leafFrame(kind) {
        $0.mirrorsForRightToLeft = true
        $0.semanticContentAttribute = .forceRightToLeft
      }
      return frame.origin.x == 160 ? "yes" : "no"
    },
    ContainerFeature("layoutTrace()") { kind in
      let container = kind.make(Content(named("leaf"), width: 40, height: 20))
      container.layoutIfNeeded()
      let entry = container.layoutTrace().entries.first { $0.element == "leaf" }
      return entry?.frame == rect(0, 0, 40, 20) ? "yes" : "no"
    },
    ContainerFeature("layoutInput") { kind in
      let container = kind.make(Content())
      container.inputTraits = ["size": "large"]
      let input = container.layoutInput
      return input.size == size(200, 100) && input.traits == ["size": "large"] ? "yes" : "no"
    },
    ContainerFeature("layoutBreakpoints") { kind in
      let content = Content(named("leaf"), width: 40, height: 20, shift: (.width(250...), 20))
      return "\(kind.make(content).layoutBreakpoints.widths)"
    },
    ContainerFeature("notices restored snapshots") { kind in
      let shifted = { Content($0, width: 40, height: 20, shift: (.width(250...), 20)) }
      let frame = leafFrame(kind, shifted) {
        _ = LayoutSnapshot(of: $0, in: LayoutInput(size: size(300, 100)))
        $0.frame.size.width = 300
      }
      return frame.origin.x == 20 ? "yes" : "no"
    },
    ContainerFeature("depth of measuring") { kind in
      // Each level between two of another engine, so that every kind is asked by another.
      let other = ContainerKind.all.first { $0.engine == nil }!
      var view: UIView = AskedView("leaf", 40, 20)
      for level in 0..<100 {
        view = (level % 2 == 0 ? kind : other).around(view)
        view.frame = rect(0, 0, 7, 9)
      }
      let issues = LayoutIssue.collecting { _ = view.sizeThatFits(endless) }
      return unique(issues).count == 1 ? "limited, one issue" : "\(issues.count) issues"
    },
    ContainerFeature("tells of changes in a pass") { kind in
      let leaf = AskedView("leaf", 40, 20)
      let container = kind.make(Content(leaf))
      container.layoutIfNeeded()
      leaf.answer = { [unowned leaf, unowned container] _ in
        leaf.answer = { _ in size(40, 20) }
        kind.declare(container, Content(leaf, inset: 9))
        return size(40, 20)
      }
      container.setNeedsLayout()
      let issues = LayoutIssue.collecting { container.layoutSubviews() }
      return "\(issues.map(\.rule.rawValue))"
    },
    ContainerFeature("tells of numbers that are not finite") { kind in
      let container = kind.make(Content(named("leaf"), width: .infinity, height: 20))
      let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
      return issues.count == 1 ? "issue" : "\(issues.count) issues"
    },
    ContainerFeature("tells of negative sizes") { kind in
      let container = kind.make(Content(named("leaf"), width: -40, height: 20))
      let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
      return issues.count == 1 ? "issue" : "\(issues.count) issues"
    },
    ContainerFeature("bounds that are not finite") { kind in
      let container = kind.make(Content(named("leaf"), width: 40, height: 20))
      container.bounds.size.width = .infinity
      let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
      return "\(issues.map(\.rule.rawValue))"
    },
    ContainerFeature("a text view that does not scroll, 200 wide") { kind in
      let text = UITextView()
      text.isScrollEnabled = false
      text.text = "Words enough to be broken into several lines at a width of two hundred points"
      let container = kind.make(Content(text, width: 200), frame: rect(0, 0, 300, 300))
      container.layoutIfNeeded()
      return "\(text.frame.size == size(200, text.sizeThatFits(size(200, 0)).height))"
    },
    ContainerFeature("a view's own sizeThatFits, 100 wide") { kind in
      let leaf = AskedView.wrapping()
      kind.make(Content(leaf, width: 100)).layoutIfNeeded()
      return "\(leaf.frame.height)"
    },
    ContainerFeature("systemLayoutSizeFitting at a required width") { kind in
      let size = kind.around(AskedView.wrapping()).systemLayoutSizeFitting(
        size(100, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return "\(size.width) x \(size.height)"
    },
  ]
}

extension ContainerLaws {
  @Test(arguments: ContainerFeature.all)
  func `Every kind of container gives the same answer`(_ feature: ContainerFeature) {
    let answers = ContainerKind.all.map { "\($0.testDescription): \(feature.answer($0))" }
    let distinct = Set(ContainerKind.all.map(feature.answer))
    #expect(distinct.count == 1, "\(answers)")
    #expect(distinct.isDisjoint(with: ["no", "false", "0 issues", "[]", "0.0"]), "\(answers)")
  }
}
