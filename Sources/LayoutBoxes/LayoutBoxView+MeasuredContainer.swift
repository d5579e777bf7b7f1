import LayoutCore

extension LayoutBoxView: MeasuredContainer {}
