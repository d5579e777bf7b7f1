public import LayoutCore

extension LayoutBoxView: LayoutContainer, MeasuredContainer {}
