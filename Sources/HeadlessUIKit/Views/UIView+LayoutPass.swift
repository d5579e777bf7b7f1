import Foundation

/// Pending layout.
///
/// A marked view is in its superview's ring of marked children, and so are its ancestors up to the
/// root. So marking stops at the first view that is already in its ring, one comparison recognizes
/// a clean tree, and a pass visits marked views only. The rings are links between views, so neither
/// marks nor passes allocate anything.
///
/// The links (`parent`, `firstMarkedChild`, `nextMarked`, `previousMarked`) are unmanaged. They
/// stay within one tree, and end before a view they lead to is freed: `detach` takes a view out of
/// its ring and its tree, and `letGo` does so for the children of a view that is freed. So
/// `_withUnsafeGuaranteedRef` reaches live views only; no closure below runs code of a subclass.
extension UIView {
  /// How often a pass, with those within it, lays out the same view before it gives up on it.
  private static var repeatLimit: UInt8 { 8 }

  /// Whether `layoutSubviews` of a class is known to do nothing.
  static func hasNothingToLayOut(_ type: UIView.Type) -> Bool {
    type == UIView.self || type == UILabel.self || type == UIImageView.self
  }

  final func setNeedsLayoutWithSuperview() {
    setNeedsLayout()
    // Retained, as an override may release it.
    parent?.takeUnretainedValue().setNeedsLayout()
  }

  /// Marks the view without telling subclasses, as a change of size does.
  final func markForLayout() {
    if layoutSubviewsIsEmpty || needsLayoutMark && isListed { return }
    needsLayoutMark = true
    enlistWithAncestors()
  }

  @inline(never)
  final func enlistWithAncestors() {
    var view = Unmanaged.passUnretained(self)
    while let next: Unmanaged<UIView> = view._withUnsafeGuaranteedRef({ $0.enlist() }) {
      view = next
    }
  }

  /// Whether the view is in its superview's ring.
  private final var isListed: Bool { nextMarked != nil }

  private final func isSame(as view: Unmanaged<UIView>?) -> Bool {
    view?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// Puts the view last into its superview's ring. Returns the superview, or `nil` if the view was
  /// in the ring already.
  private final func enlist() -> Unmanaged<UIView>? {
    guard !isListed, let parent else { return nil }
    let own = Unmanaged.passUnretained(self)
    parent._withUnsafeGuaranteedRef { above in
      let first = above.firstMarkedChild ?? own
      let last = first._withUnsafeGuaranteedRef { $0.previousMarked } ?? own
      if above.firstMarkedChild == nil { above.firstMarkedChild = own }
      nextMarked = first
      previousMarked = last
      last._withUnsafeGuaranteedRef { $0.nextMarked = own }
      first._withUnsafeGuaranteedRef { $0.previousMarked = own }
    }
    return parent
  }

  /// Takes the view out of its superview's ring.
  final func delist() {
    guard let next = nextMarked, let previous = previousMarked else { return }
    let isAlone = isSame(as: next)
    parent?._withUnsafeGuaranteedRef { above in
      if isSame(as: above.firstMarkedChild) { above.firstMarkedChild = isAlone ? nil : next }
    }
    if !isAlone {
      next._withUnsafeGuaranteedRef { $0.previousMarked = previous }
      previous._withUnsafeGuaranteedRef { $0.nextMarked = next }
    }
    forgetRing()
  }

  /// Clears the view's links in a ring that is given up.
  final func forgetRing() {
    nextMarked = nil
    previousMarked = nil
  }

  final var hasPendingLayout: Bool { needsLayoutMark || firstMarkedChild != nil }

  final func layOutMarked() {
    var root = Unmanaged.passUnretained(self)
    while let above = root._withUnsafeGuaranteedRef({ $0.parent }),
      above._withUnsafeGuaranteedRef({ $0.needsLayoutMark })
    {
      root = above
    }
    guard root._withUnsafeGuaranteedRef({ $0.hasPendingLayout }) else { return }
    root.takeUnretainedValue().layOutPending()
  }

  /// Lays out the view and its descendants, as far as they are marked, but no superview.
  package final func layOutSubtreeIfNeeded() {
    if hasPendingLayout { layOutPending() }
  }

  @inline(never)
  private final func layOutPending() {
    // Passes that start at different views need different numbers.
    passNumber &+= 1
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    let number = address ^ (passNumber &* 0x9E37_79B9_7F4A_7C15)
    RunningPass.run(from: self, number) { layOutPending(in: $0) }
  }

  /// Walks down the rings. A view stays in its superview's ring until it and its descendants are
  /// done, so the walk can restart whenever a view was moved away during its layout.
  ///
  /// Only `layoutSubviews` runs code that may free views, so only the view it is called on is
  /// retained: all others are reached from there or from the start, over links that end with them.
  private final func layOutPending(in pass: UnsafeMutablePointer<RunningPass>) {
    let walk = pass.pointee.walk
    let start = Unmanaged.passUnretained(self)
    var givenUp: [UIView] = []
    var held = self
    var view = start
    descendedPass = walk
    while !pass.pointee.isSpent {
      if view._withUnsafeGuaranteedRef({ $0.needsLayoutMark && $0.beginRound(of: pass) }) {
        let current = view.takeUnretainedValue()
        let round = current.layoutRepeats
        current.needsLayoutMark = false
        pass.pointee.begin(view, round)
        current.noteOwnLayout()
        let covered =
          pass.pointee.isCovered ? current.coveredSubviews(after: pass.pointee.last) : nil
        pass.pointee.last = nil
        if current.hasLayoutSteps { current.layOutInSteps() } else { current.layoutSubviews() }
        if let covered, let insets = current.tellCovered(covered), !current.tellsOfLayout {
          pass.pointee.last = .init(view: view, insets: insets)
        }
        if current.tellsOfLayout { current.tellOfLayout() }
        pass.pointee.current = nil
        // A pass within the view's layout may have counted on, or under a number of its own.
        if current.visitedPass != pass.pointee.number {
          if current.visitedPass != pass.pointee.treeNumber { current.layoutRepeats = round }
          current.visitedPass = pass.pointee.number
        }
        held = current
      }
      if let child = view._withUnsafeGuaranteedRef({ $0.firstMarkedChild }) {
        view = child
        view._withUnsafeGuaranteedRef { $0.descendedPass = walk }
        continue
      }
      let isMarked = view._withUnsafeGuaranteedRef { $0.needsLayoutMark }
      if isMarked, !view._withUnsafeGuaranteedRef({ $0.hasGivenUp(in: pass) }) { continue }
      if isSame(as: view) { break }
      if isMarked { givenUp.append(view.takeUnretainedValue()) }
      view = view._withUnsafeGuaranteedRef { $0.leave(walk) } ?? start
    }
    for view in givenUp { view.enlistWithAncestors() }
    withExtendedLifetime(held) {}
  }

  /// Takes the view, which is done, out of its ring. Returns the superview if the walk came from
  /// it.
  private final func leave(_ walk: UInt) -> Unmanaged<UIView>? {
    delist()
    guard let parent, parent._withUnsafeGuaranteedRef({ $0.descendedPass }) == walk else {
      return nil
    }
    return parent
  }

  /// Counts a round of the view, which a pass has met with its mark set. Returns `false` where it
  /// was the last already; then the view is given up.
  private final func beginRound(of pass: UnsafeMutablePointer<RunningPass>) -> Bool {
    let number = pass.pointee.number
    let isKnown = visitedPass == number || visitedPass == pass.pointee.numberAround
    let rounds = isKnown ? layoutRepeats : pass.pointee.firstRound
    let isRepeated = visitedPass == number && layoutRepeats > pass.pointee.firstRound
    visitedPass = number
    guard rounds < UIView.repeatLimit, pass.pointee.spend(isRepeated: isRepeated) else {
      layoutRepeats = UIView.repeatLimit + 1
      return false
    }
    layoutRepeats = rounds + 1
    return true
  }

  private final func hasGivenUp(in pass: UnsafeMutablePointer<RunningPass>) -> Bool {
    visitedPass == pass.pointee.number && layoutRepeats > UIView.repeatLimit
  }

  /// Gives a view that was added while another is laid out the rounds of that one: what views add
  /// that add more ends as views do that mark themselves.
  final func takeRounds() {
    guard let pass = RunningPass.innermost, pass.pointee.current != nil else { return }
    visitedPass = pass.pointee.number
    layoutRepeats = min(pass.pointee.round, UIView.repeatLimit)
  }

  /// Marks the view, and tells what is in its storage once it was laid out the next time.
  package final func askForLayoutNotice() {
    guard !tellsOfLayout else { return }
    tellsOfLayout = true
    // Also where there is nothing to lay out.
    needsLayoutMark = true
    enlistWithAncestors()
  }

  @inline(never)
  private final func tellOfLayout() {
    tellsOfLayout = false
    (layoutStorage as? any SlotContent)?.viewWasLaidOut(self)
  }

  /// Whether the view is marked for `layoutSubviews`. Setting it restores a saved state.
  package final var isMarkedForLayout: Bool {
    get { needsLayoutMark }
    set {
      guard newValue != needsLayoutMark else { return }
      if newValue {
        markForLayout()
      } else {
        needsLayoutMark = false
        if firstMarkedChild == nil { delist() }
      }
    }
  }
}
