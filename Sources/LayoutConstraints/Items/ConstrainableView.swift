import LayoutCore

/// A view that statements place: an item with baselines.
///
/// GetLaid calls this protocol `LayoutView`; here that name is a class's.
public protocol ConstrainableView: LayoutItem {}
