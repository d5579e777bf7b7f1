import LayoutCore

extension LayoutView: MeasuredContainer {}
