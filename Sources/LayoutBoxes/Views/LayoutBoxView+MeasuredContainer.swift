import LayoutCore

extension LayoutBoxView: MeasuredContainer {}
extension BoxScrollView: ClimbingContainer {}
