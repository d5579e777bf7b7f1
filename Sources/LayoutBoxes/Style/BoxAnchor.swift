public import LayoutCore

/// The edges of a box on which an element holds in an anchor box.
public typealias BoxAnchor = LayoutTraits.Anchor
