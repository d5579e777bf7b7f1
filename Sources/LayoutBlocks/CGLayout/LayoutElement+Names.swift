public import LayoutCore

/// CGLayout's name for what has a frame and bounds. Every element does.
public typealias RectBasedElement = LayoutElement

/// CGLayout's name for what has coordinates that others convert to. Every element does.
public typealias LayoutCoordinateSpace = LayoutElement

/// CGLayout's name for what holds other elements. Every element may.
public typealias LayoutElementsContainer = LayoutElement
