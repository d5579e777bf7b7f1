import Foundation
import Framewise
import TestSupport
import Testing

/// A condition, an input at which it holds and one at which it does not.
struct ConditionCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let holding: LayoutInput
  let failing: LayoutInput

  /// Makes the condition for a container.
  let condition: @Sendable (any Container) -> LayoutCondition

  static let all: [ConditionCase] = [
    ConditionCase(
      testDescription: "trait",
      holding: LayoutInput(size: size(200, 100), traits: ["size": "large", "plan": "pro"]),
      failing: LayoutInput(size: size(200, 100), traits: ["size": "small"]),
      condition: { _ in .trait("size", is: "large") }),
    ConditionCase(
      testDescription: "width", holding: LayoutInput(size: size(300, 100)),
      failing: LayoutInput(size: size(200, 100)), condition: { _ in .width(250...) }),
    ConditionCase(
      testDescription: "height", holding: LayoutInput(size: size(200, 100)),
      failing: LayoutInput(size: size(200, 160)), condition: { _ in .height(..<150) }),
    ConditionCase(
      testDescription: "aspect ratio", holding: LayoutInput(size: size(200, 100)),
      failing: LayoutInput(size: size(200, 300)), condition: { _ in .aspectRatio(1...) }),
    ConditionCase(
      testDescription: "direction",
      holding: LayoutInput(size: size(200, 100), direction: .rightToLeft),
      failing: LayoutInput(size: size(200, 100)), condition: { _ in .direction(.rightToLeft) }),
    ConditionCase(
      testDescription: "several",
      holding: LayoutInput(
        size: size(300, 100), direction: .rightToLeft, traits: ["size": "large"]),
      failing: LayoutInput(size: size(300, 100), traits: ["size": "large"]),
      condition: { _ in
        .width(250...) && .trait("size", is: "large") && !.direction(.leftToRight)
      }),
    ConditionCase(
      testDescription: "closure", holding: LayoutInput(size: size(300, 100)),
      failing: LayoutInput(size: size(200, 100)),
      condition: { _ in LayoutCondition { $0.width > 250 } }),
    ConditionCase(
      testDescription: "safe area",
      holding: LayoutInput(
        size: size(200, 100),
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      failing: LayoutInput(size: size(200, 100)),
      condition: { container in
        LayoutCondition { [unowned container] _ in container.layoutInput.safeAreaInsets.top > 10 }
      }),
    ConditionCase(
      testDescription: "margins",
      holding: LayoutInput(
        size: size(200, 100), layoutMargins: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)),
      failing: LayoutInput(size: size(200, 100)),
      condition: { container in
        LayoutCondition { [unowned container] _ in container.layoutInput.layoutMargins.left > 8 }
      }),
    ConditionCase(
      testDescription: "scale", holding: LayoutInput(size: size(200, 100), scale: 3),
      failing: LayoutInput(size: size(200, 100), scale: 2),
      condition: { container in
        LayoutCondition { [unowned container] _ in container.layoutInput.scale > 2 }
      }),
  ]

  /// Those about what a snapshot's input passes on.
  static let inherited = all.filter {
    ["trait", "direction", "scale"].contains($0.testDescription)
  }
}

extension UIView {
  /// Takes an input as the view's own, as far as it is not its size.
  func take(_ input: LayoutInput) {
    semanticContentAttribute =
      input.direction == .rightToLeft ? .forceRightToLeft : .unspecified
    insetsLayoutMarginsFromSafeArea = false
    hostSafeAreaInsets = input.safeAreaInsets
    layoutMargins = input.layoutMargins
    contentScaleFactor = input.scale
    (self as? any Container)?.inputTraits = input.traits
  }
}

extension ContainerLaws {
  /// A container of a leaf of 40 by 20, five points from the left, or 20 where the condition holds.
  private func container(_ kind: ContainerKind, _ test: ConditionCase) -> any Container {
    let container = kind.make(Content())
    container.mirrorsForRightToLeft = false
    kind.declare(
      container,
      Content(
        named("leaf"), width: 40, height: 20, inset: 5, shift: (test.condition(container), 20)))
    return container
  }

  private func leafX(_ container: any Container) -> CGFloat { container.subviews[0].frame.origin.x }

  @Test(arguments: ContainerKind.all, ConditionCase.all)
  func `A condition answers to the container's own input`(
    _ kind: ContainerKind, _ test: ConditionCase
  ) {
    let container = container(kind, test)
    for (input, x) in [(test.failing, 5), (test.holding, 20), (test.failing, 5)] as [(_, CGFloat)] {
      container.take(input)
      container.frame.size = input.size
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect(container.subviews[0].frame == rect(x, 0, 40, 20))
    }
  }

  /// A container of 100 points ends at 300, and the bar begins 34 above the end of what is around.
  @Test(arguments: ContainerKind.all)
  func `A container is laid out anew where a bar leaves it as the view around it is resized`(
    _ kind: ContainerKind
  ) {
    let container = kind.make(Content())
    let isCovered = LayoutCondition { [unowned container] _ in
      container.layoutInput.safeAreaInsets.bottom > 10
    }
    kind.declare(
      container,
      Content(named("leaf"), width: 40, height: 20, inset: 5, shift: (isCovered, 20)))
    container.insetsLayoutMarginsFromSafeArea = false
    container.frame = rect(50, 200, 200, 100)
    let around = UIView(frame: rect(0, 0, 300, 300))
    around.hostSafeAreaInsets.bottom = 34
    around.addSubview(container)
    for (height, x) in [(300, 20), (500, 5), (320, 20), (325, 5)] as [(CGFloat, CGFloat)] {
      around.frame.size.height = height
      around.layoutIfNeeded()
      #expect(container.subviews[0].frame.origin.x == x, "\(height)")
    }
  }

  @Test(arguments: ContainerKind.all, ConditionCase.all)
  func `A condition answers to a snapshot's input`(_ kind: ContainerKind, _ test: ConditionCase) {
    let container = container(kind, test)
    container.take(test.failing)
    container.frame.size = test.failing.size
    container.layoutIfNeeded()
    let before = LayoutSnapshot(of: container)
    for (input, x) in [(test.holding, 20), (test.failing, 5)] as [(_, CGFloat)] {
      let snapshot = LayoutSnapshot(of: container, in: input)
      #expect(snapshot.root.frame.size == input.size)
      #expect(snapshot["container/leaf"]?.frame == rect(x, 0, 40, 20))
      #expect(LayoutSnapshot(of: container) == before)
    }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(leafX(container) == 5)
  }

  @Test(arguments: ContainerKind.all, ConditionCase.all)
  func `A condition answers to the own input with the proposal as size while measuring`(
    _ kind: ContainerKind, _ test: ConditionCase
  ) {
    let container = container(kind, test)
    for (input, x) in [(test.failing, 5), (test.holding, 20), (test.failing, 5)] as [(_, CGFloat)] {
      container.take(input)
      // The size itself must not matter.
      container.frame.size = test.failing.size
      container.setNeedsLayout()
      #expect(container.sizeThatFits(input.size) == size(x + 40, 20))
    }
  }

  @Test(arguments: ContainerKind.all, ConditionCase.inherited)
  func `What is measured in a snapshot sees the snapshot's traits, direction and scale`(
    _ kind: ContainerKind, _ test: ConditionCase
  ) {
    for outerKind in ContainerKind.all {
      let inner = container(kind, test)
      inner.accessibilityIdentifier = "inner"
      let outer = outerKind.make(Content(inner), name: "outer")
      outer.mirrorsForRightToLeft = false
      outer.take(test.failing)
      inner.take(test.failing)
      outer.layoutIfNeeded()
      #expect(inner.frame == rect(0, 0, 45, 20))
      // What it says itself would come before what the snapshot says.
      inner.inputTraits = [:]
      let snapshot = LayoutSnapshot(of: outer, in: test.holding)
      #expect(
        snapshot["outer/inner"]?.frame == rect(0, 0, 60, 20), "in a \(outerKind.testDescription)")
      #expect(
        snapshot["outer/inner/leaf"]?.frame == rect(20, 0, 40, 20),
        "in a \(outerKind.testDescription)")
      #expect(inner.frame == rect(0, 0, 45, 20))
    }
  }

  /// A container in another, 120 by 50 at (10, 0), around a leaf of 40 by 20 at (5, 0), or (20, 0)
  /// where the condition holds.
  private func nest(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind,
    _ condition: LayoutCondition = .trait("size", is: "large")
  ) -> (outer: any Container, inner: any Container, leaf: UIView) {
    let leaf = named("leaf")
    let inner = innerKind.make(
      Content(leaf, width: 40, height: 20, inset: 5, shift: (condition, 20)), name: "inner")
    let outer = outerKind.make(
      Content(inner, width: 120, height: 50, inset: 10), name: "outer")
    return (outer, inner, leaf)
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A trait of the topmost container reaches a container in it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let (outer, inner, leaf) = nest(outerKind, innerKind)
    outer.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(10, 0, 120, 50))
    #expect(leaf.frame == rect(20, 0, 40, 20))
    #expect(inner.layoutInput.traits == ["size": "large"])
    outer.inputTraits = [:]
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 0, 40, 20))
    outer.inputTraits["size"] = "large"
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A trait reaches a container in a plain view`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = named("leaf")
    let inner = innerKind.make(
      Content(
        leaf, width: 40, height: 20, inset: 5, shift: (.trait("size", is: "large"), 20)),
      frame: rect(0, 0, 120, 50))
    let between = UIView()
    between.addSubview(inner)
    let outer = outerKind.make(Content(between, width: 150, height: 60))
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 0, 40, 20))
    outer.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
    outer.inputTraits = [:]
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A container's own traits come before those around it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let (outer, inner, leaf) = nest(outerKind, innerKind)
    outer.inputTraits = ["size": "large", "plan": "pro"]
    inner.inputTraits = ["size": "small"]
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 0, 40, 20))
    #expect(inner.layoutInput.traits == ["size": "small", "plan": "pro"])
    // A fact of another name leaves that of the container around.
    inner.inputTraits = ["plan": "free"]
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
    #expect(outer.layoutInput.traits == ["size": "large", "plan": "pro"])
    outer.inputTraits = [:]
    inner.inputTraits = ["size": "large"]
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A measured container sees the traits around it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let inner = innerKind.make(
      Content(
        named("leaf"), width: 40, height: 20, inset: 5,
        shift: (.trait("size", is: "large"), 20)))
    let outer = outerKind.make(Content(inner))
    for (traits, width) in [([:], 45), (["size": "large"], 60), ([:], 45)]
      as [([String: String], CGFloat)]
    {
      outer.inputTraits = traits
      #expect(outer.sizeThatFits(size(200, 100)) == size(width, 20))
      outer.layoutIfNeeded()
      #expect(inner.frame == rect(0, 0, width, 20))
    }
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A snapshot's traits reach a container in it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let (outer, inner, leaf) = nest(outerKind, innerKind)
    outer.layoutIfNeeded()
    let input = LayoutInput(size: size(200, 100), traits: ["size": "large"])
    #expect(
      LayoutSnapshot(of: outer, in: input)["outer/inner/leaf"]?.frame == rect(20, 0, 40, 20))
    #expect(leaf.frame == rect(5, 0, 40, 20))
    inner.inputTraits = ["size": "small"]
    #expect(
      LayoutSnapshot(of: outer, in: input)["outer/inner/leaf"]?.frame == rect(5, 0, 40, 20))
    inner.inputTraits = [:]
    outer.inputTraits = ["size": "large"]
    // The input replaces what the topmost container says.
    #expect(
      LayoutSnapshot(of: outer, in: LayoutInput(size: size(200, 100)))["outer/inner/leaf"]?.frame
        == rect(5, 0, 40, 20))
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A snapshot's direction reaches a container in it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let (outer, inner, leaf) = nest(outerKind, innerKind, .direction(.rightToLeft))
    outer.mirrorsForRightToLeft = false
    inner.mirrorsForRightToLeft = false
    outer.layoutIfNeeded()
    let input = LayoutInput(size: size(200, 100), direction: .rightToLeft)
    #expect(
      LayoutSnapshot(of: outer, in: input)["outer/inner/leaf"]?.frame == rect(20, 0, 40, 20))
    #expect(leaf.frame == rect(5, 0, 40, 20))
    inner.semanticContentAttribute = .forceLeftToRight
    // Conditions of what is laid out together see the input of the topmost container.
    if !outerKind.isOneEngine(with: innerKind) {
      #expect(
        LayoutSnapshot(of: outer, in: input)["outer/inner/leaf"]?.frame == rect(5, 0, 40, 20))
    }
    inner.mirrorsForRightToLeft = true
    #expect(LayoutSnapshot(of: inner, in: input)["inner/leaf"]?.frame.size == size(40, 20))
    outer.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 0, 40, 20))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A snapshot's scale reaches a container in it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let leaf = named("leaf")
    let inner = innerKind.make(
      Content(leaf, width: 10.2, height: 20.2, inset: 0.4), name: "inner")
    inner.snapsToPixelGrid = true
    let outer = outerKind.make(Content(inner, width: 120, height: 50), name: "outer")
    outer.layoutIfNeeded()
    // Edges 0.4, 10.6, 0 and 20.2: pixels 0, 11, 0, 20 at a scale of 1; 1, 32, 0, 61 at 3.
    #expect(isClose(leaf.frame, rect(0, 0, 11, 20)))
    let snapshot = LayoutSnapshot(of: outer, in: LayoutInput(size: size(200, 100), scale: 3))
    let frame = snapshot["outer/inner/leaf"]?.frame ?? .null
    #expect(isClose(frame, rect(1 / 3, 0, 31 / 3, 61 / 3)))
    #expect(isClose(leaf.frame, rect(0, 0, 11, 20)))
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A snapshot from right to left shows what a user sees`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let (outer, inner, _) = nest(outerKind, innerKind)
    outer.mirrorsForRightToLeft = true
    inner.mirrorsForRightToLeft = true
    // 200 - 10 - 120, and 120 - 5 - 40.
    let golden = """
      outer (0, 0, 200, 100)
        inner (70, 0, 120, 50)
          leaf (75, 0, 40, 20)
      """
    let input = LayoutInput(size: size(200, 100), direction: .rightToLeft)
    #expect(LayoutSnapshot(of: outer, in: input).description == golden)
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    // A view sets the attribute for itself alone.
    inner.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(LayoutSnapshot(of: outer).description == golden)
  }

  @Test(arguments: ContainerKind.all)
  func `A container tells its input`(_ kind: ContainerKind) {
    let container = kind.make(Content(named("leaf"), width: 40, height: 20))
    let input = LayoutInput(
      size: size(250, 120), safeAreaInsets: UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3),
      layoutMargins: UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7), direction: .rightToLeft,
      scale: 3, traits: ["size": "large"])
    container.take(input)
    container.frame = rect(10, 10, 250, 120)
    #expect(container.layoutInput == input)
  }

  @Test(arguments: ContainerKind.all)
  func `Traits mark the container once they differ`(_ kind: ContainerKind) {
    let container = kind.counting()
    container.frame = rect(0, 0, 200, 100)
    kind.declare(container, Content(named("leaf"), width: 40, height: 20))
    container.layoutIfNeeded()
    container.marks = 0
    container.inputTraits = [:]
    #expect(container.marks == 0)
    container.inputTraits = ["size": "large"]
    #expect(container.marks > 0)
    container.layoutIfNeeded()
    container.marks = 0
    container.inputTraits = ["size": "large"]
    #expect(container.marks == 0)
  }
}
