/// GetLaid's name for how a target relates.
public typealias Relation = LayoutStatement.Relation

/// GetLaid's name for what a statement's source is related to.
public typealias Target = LayoutStatement.Target

/// GetLaid's name for a horizontal position of an item.
public typealias HorizontalPosition = HorizontalAnchor.Position

/// GetLaid's name for a vertical position of an item.
public typealias VerticalPosition = VerticalAnchor.Position

/// GetLaid's name for a baseline of a view. What it calls `Dimension` is
/// ``DimensionAnchor/Dimension`` here: the short name is Foundation's.
public typealias Baseline = BaselineAnchor.Baseline
