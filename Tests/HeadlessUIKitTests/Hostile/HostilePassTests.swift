import AllocationCounter
import Foundation
import HeadlessUIKit
import Testing

/// A view that does something whenever it is laid out.
private final class ActingView: UIView {
  var layouts = 0
  var body: ((ActingView) -> Void)?

  override func layoutSubviews() {
    layouts += 1
    body?(self)
  }
}

/// Views that die or move while a pass walks over them.
@Suite struct HostilePassTests {
  @Test func `A view that frees its superview and itself`() {
    let root = UIView()
    let last = ActingView()
    var freed = 0
    for _ in 0..<10 {
      let branch = UIView()
      let actor = ActingView()
      actor.body = { view in
        freed += 1
        view.superview?.removeFromSuperview()
      }
      branch.addSubview(actor)
      branch.addSubview(ActingView())
      root.addSubview(branch)
    }
    root.addSubview(last)
    root.layoutIfNeeded()
    #expect(freed == 10 && last.layouts == 1 && root.subviews.count == 1)
  }

  @Test func `A view that frees all its siblings`() {
    let root = UIView()
    let cousin = ActingView()
    let branch = UIView()
    root.addSubview(branch)
    root.addSubview(cousin)
    let actors = (0..<20).map { _ in ActingView() }
    for actor in actors { branch.addSubview(actor) }
    actors[10].body = { view in
      for sibling in branch.subviews where sibling !== view { sibling.removeFromSuperview() }
    }
    root.layoutIfNeeded()
    #expect(actors.map(\.layouts) == (0..<20).map { $0 <= 10 ? 1 : 0 })
    #expect(cousin.layouts == 1)
    root.layoutIfNeeded()
    #expect(cousin.layouts == 1)
  }

  /// A pass stays within the tree it began in, though a view moves elsewhere while it is laid out.
  @Test func `A pass stays in its tree`() {
    let root = UIView()
    let other = UIView()
    let stranger = ActingView()
    other.addSubview(stranger)
    let mover = ActingView()
    let sibling = ActingView()
    root.addSubview(mover)
    root.addSubview(sibling)
    mover.body = { other.addSubview($0) }
    root.layoutIfNeeded()
    #expect(mover.layouts == 1 && sibling.layouts == 1 && stranger.layouts == 0)
    other.layoutIfNeeded()
    #expect(stranger.layouts == 1)
  }

  @Test func `A view moved down into its sibling`() {
    let root = UIView()
    let first = ActingView()
    let second = ActingView()
    let child = ActingView()
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(child)
    second.body = { $0.addSubview(first) }
    root.layoutIfNeeded()
    #expect(first.superview === second)
    #expect(child.layouts == 1)
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.layouts == 2)
  }

  /// A view that lays out its whole tree while it is laid out, and marks itself, ends.
  @Test func `A nested pass over the same views ends`() {
    let root = UIView()
    let view = ActingView()
    let sibling = ActingView()
    root.addSubview(view)
    root.addSubview(sibling)
    view.body = { view in
      root.layoutIfNeeded()
      view.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(2...9 ~= view.layouts && sibling.layouts == 1)
  }

  @Test(.enabled(if: allocation_count() >= 0)) func `Passes allocate nothing`() {
    let root = UIView()
    var actors: [ActingView] = []
    for _ in 0..<20 {
      let branch = UIView()
      root.addSubview(branch)
      for _ in 0..<5 {
        actors.append(ActingView())
        branch.addSubview(actors[actors.count - 1])
      }
    }
    var (settings, passes) = (0, 0)
    for number in 1..<12 {
      let before = allocation_count()
      for actor in actors { actor.bounds.size.width = CGFloat(number) }
      let between = allocation_count()
      root.layoutIfNeeded()
      guard number > 1 else { continue }
      settings += between - before
      passes += allocation_count() - between
    }
    #expect(passes == 0)
    #if DEBUG
    // Without optimization setting a part of the bounds allocates.
    #expect(settings <= 10 * actors.count)
    #else
    #expect(settings == 0)
    #endif
    #expect(actors[99].layouts == 11)
  }

  /// A pass within the view's own counts as well: the view is given up after 8 rounds.
  @Test func `A view that marks itself and asks for a pass ends`() {
    let view = ActingView()
    var isInside = false
    view.body = { view in
      if isInside || view.layouts > 100 { return }
      isInside = true
      view.setNeedsLayout()
      view.layoutIfNeeded()
      isInside = false
      view.setNeedsLayout()
    }
    view.layoutIfNeeded()
    #expect(view.layouts == 8 && view.isMarkedForLayout)
  }
}
