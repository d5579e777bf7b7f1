import Framewise

extension UIView {
  /// The view and all views within it, each before those within it.
  var withDescendants: [UIView] {
    var views: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
