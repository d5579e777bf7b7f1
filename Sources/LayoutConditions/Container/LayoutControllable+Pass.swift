extension LayoutControllable {
  /// Lays out the elements for the current input.
  ///
  /// Takes every element with an entry in ``layoutInfo``, in the order of ``orderInfo``, gives it
  /// the frame of its first method whose condition holds, and stores each frame before the next
  /// closure runs. An element without such a method stays where it is.
  ///
  /// Bad results become issues, never traps: a frame that is not finite is refused and its element
  /// stays; a row size below 1 counts as none; what closures change during the pass counts from
  /// the next one. Complexity: linear in the elements (and a sort where ``orderInfo`` is used).
  public func layoutControl() {
    if let cache = layoutPlanCache {
      cache.layOut(self)
    } else {
      PlanPass.layOutUncached(self)
    }
  }
}
