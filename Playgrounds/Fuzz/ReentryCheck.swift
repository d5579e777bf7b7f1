import Framewise
import TestSupport
import TreeGenerators

/// Trees whose views change the tree, and ask for passes, while they are laid out.
enum ReentryCheck {
  private final class World {
    var dice: Dice
    var root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var layouts = 0
    var added = 0

    /// What every view does whenever it is laid out; by chance where there is nothing.
    let habits: [Int]

    /// How many views they may add.
    let room: Int

    init(_ seed: UInt64) {
      dice = Dice(seed, isHostile: false)
      let hasHabits = dice.once(in: 2)
      habits = hasHabits ? [dice.pick([0, 1, 2, 3, 10, 11]), dice.pick([0, 1, 2, 7])] : []
      room = hasHabits ? 20_000 : 300
    }

    /// Any view of the tree, found on a way down from the root.
    func any() -> UIView {
      var view = root
      while !dice.once(in: 4), !view.subviews.isEmpty { view = dice.pick(view.subviews) }
      return view
    }

    func act(_ view: UIView) {
      layouts += 1
      guard layouts < 20_000 else { return }
      for habit in habits { step(habit, view) }
      if habits.isEmpty { for _ in 0..<dice.int(0...2) { step(dice.int(0...9), view) } }
    }

    private func step(_ kind: Int, _ view: UIView) {
      switch kind {
      case 0: view.superview?.layoutIfNeeded()
      case 1: view.setNeedsLayout()
      case 2:
        any().setNeedsLayout()
        any().layoutIfNeeded()
      case 10 where added < room:
        added += 1
        view.addSubview(make())
      case 11 where added < room:
        added += 1
        view.superview?.addSubview(make())
      case 3 where added < room:
        added += 1
        any().addSubview(dice.once(in: 2) ? UIView() : make())
      case 4: any().frame.size.width = CGFloat(dice.int(0...200))
      case 5: _ = any().sizeThatFits(CGSize(width: 50, height: 50))
      case 6: _ = LayoutSnapshot(of: any(), in: LayoutInput(size: CGSize(width: 90, height: 90)))
      case 7: any().layoutIfNeeded()
      case 8:
        let view = any()
        if view !== root { view.removeFromSuperview() }
      default: any().insertSubview(any(), at: 0)
      }
    }

    func make() -> UIView {
      switch dice.int(0...4) {
      case 0: BusyRow(self)
      case 1: BusyController(self)
      case 2: BusyConstraints(self)
      case 3: BusyScheme(self)
      default: BusyView(self)
      }
    }
  }

  /// A tree ends its passes, and what is left of it can be laid out and freed.
  static func check(_ seed: UInt64) -> String? {
    let world = World(seed)
    for _ in 0..<world.dice.int(1...8) {
      world.added += 1
      world.any().addSubview(world.make())
    }
    _ = LayoutIssue.collecting {
      // What is left of growth grows further in the next pass.
      for _ in 0..<(world.habits.isEmpty ? 3 : 1) { world.root.layoutIfNeeded() }
    }
    if world.added >= 20_000 { return "views add views without an end: \(world.habits)" }
    for view in TreeCheck.views(in: world.root)
    where !view.frame.size.width.isFinite || !view.frame.origin.x.isFinite {
      return "\(view.layoutName) has the frame \(view.frame)"
    }
    // All is taken apart, as views hold the world, and it holds the root.
    let passed = world.layouts
    world.root = UIView()
    return passed < 20_000 ? nil : "three passes laid out views \(passed) times"
  }

  private final class BusyView: UIView {
    let world: World
    init(_ world: World) {
      self.world = world
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      world.act(self)
    }
  }

  private final class BusyRow: RowView {
    let world: World
    init(_ world: World) {
      self.world = world
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      world.act(self)
    }
  }

  private final class BusyController: LayoutView {
    let world: World
    init(_ world: World) {
      self.world = world
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      world.act(self)
    }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      setConstantPosition(
        .makeCustom { [unowned self] bounds in
          // As often as there are subviews: with a habit of adding, that alone has no end.
          if world.habits.isEmpty { world.act(self) }
          return CGRect(origin: .zero, size: bounds)
        }, for: subview)
    }
  }

  private final class BusyConstraints: ConstraintView {
    let world: World
    init(_ world: World) {
      self.world = world
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      world.act(self)
    }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      subview >> self
    }
  }

  private final class BusyScheme: SchemeView {
    let world: World
    init(_ world: World) {
      self.world = world
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      world.act(self)
    }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      schemes = [LayoutScheme(blocks: subviews.map { $0.layoutBlock() })]
    }
  }
}
