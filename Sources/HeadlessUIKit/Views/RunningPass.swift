import Foundation

/// A pass that runs on a thread, perhaps within another.
///
/// A layout may ask for a pass, which lays out others that ask for passes. Most such passes are
/// about views below the one that asks, or in another tree, and end. One that reaches the view that
/// asks would not: it counts rounds as a part of the pass around it. What is left then ends with
/// ``budget``: passes over each other's views, which would be as many as there are orders of views.
///
/// It lies on the stack of the pass, and the thread knows the innermost one: passes allocate
/// nothing.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
struct RunningPass {
  /// How many passes may run within each other; further ones are left to those around them.
  private static let depthLimit = 32

  /// What views are counted under, and the number of the pass around, or 0.
  let number: UInt
  let numberAround: UInt

  /// The number of the outermost pass of the same tree.
  let treeNumber: UInt

  /// What descents are known by.
  let walk: UInt

  /// Whether something may cover views of the tree, so that those that move may meet its insets.
  private(set) var isCovered: Bool

  /// The rounds of a view that the pass meets for the first time.
  private(set) var firstRound: UInt8 = 0

  /// The view that is laid out, if one is, and its round.
  var current: Unmanaged<UIView>?
  private(set) var round: UInt8 = 0

  /// The view that was laid out last, as long as no code ran since that could have moved any.
  var last: CoveredView?

  /// A view with the part of it that something covers.
  struct CoveredView {
    var view: Unmanaged<UIView>
    var insets: UIEdgeInsets
  }

  private let outer: UnsafeMutablePointer<RunningPass>?
  private var outermost: UnsafeMutablePointer<RunningPass>?
  private let depth: Int

  /// Whether the pass, or one around it, reaches a view that was being laid out when it began.
  private let isReentrant: Bool

  /// How many more layouts passes within the outermost one may spend on such views, and on views
  /// that mark themselves.
  private var budget = 1000

  mutating func begin(_ view: Unmanaged<UIView>, _ round: UInt8) {
    current = view
    self.round = round
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The innermost pass of the thread.
  static var innermost: UnsafeMutablePointer<RunningPass>? {
    guard let key else { return nil }
    return pthread_getspecific(key)?.assumingMemoryBound(to: RunningPass.self)
  }

  /// Has the passes of the thread look at safe areas from now on.
  static func noteCovered() {
    var pass = innermost
    while let running = pass {
      running.pointee.isCovered = true
      pass = running.pointee.outer
    }
  }

  /// Runs a pass from a view on, unless that has to be left to the passes around it.
  static func run(
    from view: UIView, _ number: UInt, _ body: (UnsafeMutablePointer<RunningPass>) -> Void
  ) {
    let outer = innermost
    guard var pass = RunningPass(from: view, number, within: outer) else { return }
    withUnsafeMutablePointer(to: &pass) { pass in
      if let key { pthread_setspecific(key, pass) }
      body(pass)
      if let key { pthread_setspecific(key, outer) }
    }
  }

  private init?(
    from view: UIView, _ number: UInt, within outer: UnsafeMutablePointer<RunningPass>?
  ) {
    walk = number
    isCovered = view.isInCoveredTree
    self.outer = outer
    guard let around = outer?.pointee else {
      self.number = number
      numberAround = 0
      treeNumber = number
      depth = 1
      isReentrant = false
      return
    }
    depth = around.depth + 1
    guard depth <= Self.depthLimit else { return nil }
    numberAround = around.number
    outermost = around.outermost ?? outer
    let reached = Self.reached(from: view, within: outer)
    treeNumber = reached?.pass.treeNumber ?? number
    if let reached, reached.isBelow { firstRound = reached.pass.round - 1 }
    let reaches = reached?.isBelow == false
    self.number = reaches ? treeNumber : number
    isReentrant = around.isReentrant || reaches
    if isSpent { return nil }
  }

  /// Whether the pass has to end, and leave what is marked to those around it.
  var isSpent: Bool { isReentrant && (outermost?.pointee.budget ?? 0) <= 0 }

  /// Counts a layout. Returns whether there was budget for it, if it needs any.
  func spend(isRepeated: Bool) -> Bool {
    guard let outermost, isReentrant || isRepeated else { return true }
    outermost.pointee.budget -= 1
    return outermost.pointee.budget >= 0
  }

  /// The innermost pass that is laying out a view of the tree that a view is in, and whether the
  /// view is below that one.
  private static func reached(
    from view: UIView, within innermost: UnsafeMutablePointer<RunningPass>?
  ) -> (pass: RunningPass, isBelow: Bool)? {
    var pass = innermost
    while let running = pass?.pointee {
      if let current = running.current, let isBelow = view.isBelow(current) {
        return (running, isBelow)
      }
      pass = running.outer
    }
    return nil
  }
}

extension UIView {
  /// Whether the view is below another one; `nil` in another tree. As many steps as lie between the
  /// two, where one is above the other.
  fileprivate final func isBelow(_ other: Unmanaged<UIView>) -> Bool? {
    let own = Unmanaged.passUnretained(self)
    var (up, down) = (own, other)
    while true {
      let aboveUp = up._withUnsafeGuaranteedRef { $0.parent }
      let aboveDown = down._withUnsafeGuaranteedRef { $0.parent }
      if aboveUp == nil, aboveDown == nil { return up.toOpaque() == down.toOpaque() ? false : nil }
      if let aboveUp {
        if aboveUp.toOpaque() == other.toOpaque() { return true }
        up = aboveUp
      }
      if down.toOpaque() == own.toOpaque() { return false }
      if let aboveDown { down = aboveDown }
    }
  }
}
