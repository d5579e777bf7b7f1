import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

/// 50 items in a view of 320 × 480, in 3 columns with gaps of 4: squares of 104.
func gallery(_ counts: [Int] = [50]) -> MatrixView {
  let kind = MatrixCellKind { UIView() }
  let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  view.columns = Responsive(3).when(.width(700...), 6)
  view.spacing = 4
  view.sectionCount = { counts.count }
  view.itemCount = { counts[$0] }
  view.cell = { _ in kind }
  view.layoutIfNeeded()
  return view
}
