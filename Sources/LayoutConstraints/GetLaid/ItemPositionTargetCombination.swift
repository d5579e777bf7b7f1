import LayoutCore

/// Several edges of an item, each with an offset: what `item.all` and its like are.
///
/// It is no target of its own, so it takes no offset, factor or limit.
public struct ItemPositionTargetCombination {
  /// The vertical edges, which statements are made of first.
  public let verticalTargets: [VerticalTarget]

  /// The horizontal edges.
  public let horizontalTargets: [HorizontalTarget]

  let location: LayoutLocation?

  init(
    _ vertical: [VerticalTarget], _ horizontal: [HorizontalTarget],
    _ location: LayoutLocation? = nil
  ) {
    verticalTargets = vertical
    horizontalTargets = horizontal
    self.location = location
  }
}
