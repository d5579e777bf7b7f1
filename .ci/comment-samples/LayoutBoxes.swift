// BoxTableViewCell.swift
// ...
let cell = Message(style: .default, reuseIdentifier: nil)
cell.sender.superview is ColumnView  // true

// UIControl+Events.swift
final class Form: UIView {
  let button = UIButton(), stepper = UIStepper()
  var count = 0
  func submit() { count += 1 }
  func prepare() {
    // ...
  }
}
let form = Form()
form.prepare()
form.button.sendActions(for: .primaryActionTriggered)
form.stepper.sendActions(for: .valueChanged)

// BoxSizing.swift
var tree = BoxTree(BoxStyle(.row)) { row in
  row.leaf(width: .natural(10), height: .natural(10), weight: 2)
  row.leaf(width: .natural(10), height: .natural(10), weight: 1)
}

// BoxTree+Layout.swift
var tree = BoxTree(BoxStyle(.column, spacing: 0)) { column in
  column.leaf(width: .natural(80), height: .natural(20))
  column.leaf(width: .natural(80), height: .natural(30))
}
// ...
tree.frame(of: 0)  // (0, 0, 320, 50)

// BoxTree.swift: absoluteFrames
let elements = [UIView(), UIView()]
var tree = BoxTree(BoxStyle(.column, spacing: 0, margins: BoxMargins(8))) { column in
  for _ in elements { column.leaf(width: .natural(80), height: .natural(20)) }
}
tree.layOut(width: 100, height: nil)
// ...
elements.map(\.frame)  // [(8, 8, 84, 20), (8, 28, 84, 20)]

// BoxContentBuilder.swift
let rows = [UIView()], placeholder = UIView()

// BoxScrollView.swift
let rows = [UIView()]

// BoxView.swift
let row = RowView()

// BoxViewBuilder.swift
let title = UILabel(), badge = UIView(), isNew = true, names = ["one", "two"]

// LayoutBoxView.swift
let list = UIView()
// ...
screen.hostSafeAreaInsets.bottom = 34
screen.frame.size.width = 320
screen.layoutIfNeeded()
bar.frame.maxY  // 800
bar.frame.height - bar.subviews[0].frame.height  // 34

// RootView.swift
let background = UIView(), content = UIView()

// RowView.swift
let icon = UIImageView()
