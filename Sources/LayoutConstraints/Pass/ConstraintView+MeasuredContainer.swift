import LayoutCore

extension ConstraintView: MeasuredContainer {}
