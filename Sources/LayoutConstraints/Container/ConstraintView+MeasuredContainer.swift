public import LayoutCore

extension ConstraintView: LayoutContainer, MeasuredContainer {}
