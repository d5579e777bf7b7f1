import Framewise

extension ComparisonRow {
  /// A view that begins at 10 points, and what is said of it besides.
  private static func stated(
    _ say: (_ it: UIView, _ view: ConstraintView) -> Void
  ) -> UIView {
    let view = ConstraintView()
    let it = view.addForAutoLayout(named("it"))
    it.top >> view.top
    it.height >> 20
    say(it, view)
    return view
  }

  /// A view of 100 points that holds "it", which is 10 points wide.
  private static func nested(
    _ place: (_ holder: UIView, _ view: ConstraintView) -> Void,
    within say: (_ it: UIView, _ holder: ConstraintView) -> Void
  ) -> UIView {
    let view = ConstraintView()
    let holder = view.addForAutoLayout(ConstraintView())
    holder >> (100, 100)
    place(holder, view)
    let it = holder.addForAutoLayout(named("it"))
    it >> (10, 20)
    say(it, holder)
    return view
  }

  /// What statements compare.
  static let statements = [
    ComparisonRow(
      "a width that ends within the container", at: 210,
      [200: [10, 0, 190, 20], 210: [10, 0, 200, 20], 220: [10, 0, 200, 20]]
    ) {
      stated { it, view in
        it.leading >> view.leading.offset(10)
        (it.width >> 200).priority = 500
        it.trailing >> view.trailing.max
      }
    },
    ComparisonRow(
      "a width that never is negative", at: 100,
      [90: [50, 0, 0, 20], 100: [50, 0, 0, 20], 110: [50, 0, 10, 20]]
    ) {
      stated { it, view in
        it.leading >> view.leading.offset(50)
        (it.trailing >> view.trailing.offset(-50))?.priority = 500
      }
    },
    ComparisonRow(
      "a width that is at least a number", at: 160,
      [150: [0, 0, 80, 20], 160: [0, 0, 80, 20], 170: [0, 0, 85, 20]]
    ) {
      stated { it, view in
        it.leading >> view.leading
        (it.width >> view.width.at(0.5))?.priority = 500
        it.width >> .min(80)
      }
    },
    ComparisonRow(
      "a view's safe area from the left", at: 40,
      [30: [5, 0, 10, 20], 40: [0, 0, 10, 20], 50: [0, 0, 10, 20]],
      safeArea: UIEdgeInsets(top: 7, left: 20, bottom: 0, right: 0)
    ) {
      nested { holder, view in
        holder.left >> view.centerX
      } within: { it, holder in
        it.left >> holder.safeArea.left
        it.top >> holder.top
      }
    },
    ComparisonRow(
      "a view's safe area from the top", at: 40,
      [30: [0, 5, 10, 20], 40: [0, 0, 10, 20], 50: [0, 0, 10, 20]], isTurned: true,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ) {
      nested { holder, view in
        holder.top >> view.centerY
      } within: { it, holder in
        it.left >> holder.left
        it.top >> holder.safeArea.top
      }
    },
    ComparisonRow(
      "a view's safe area from the right", at: 120,
      [110: [80, 0, 10, 20], 120: [90, 0, 10, 20], 130: [90, 0, 10, 20]],
      safeArea: UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 20)
    ) {
      nested { holder, view in
        holder.left >> view.left
      } within: { it, holder in
        it.right >> holder.safeArea.right
        it.top >> holder.top
      }
    },
    ComparisonRow(
      "a view's safe area from the bottom", at: 120,
      [110: [0, 70, 10, 20], 120: [0, 80, 10, 20], 130: [0, 80, 10, 20]], isTurned: true,
      safeArea: UIEdgeInsets(top: 7, left: 0, bottom: 20, right: 0)
    ) {
      nested { holder, view in
        holder.top >> view.top
      } within: { it, holder in
        it.left >> holder.left
        it.bottom >> holder.safeArea.bottom
      }
    },
    ComparisonRow(
      "a container of statements that fits into a width", at: 150,
      [140: [0, 0, 140, 20], 150: [0, 0, 150, 20], 160: [0, 0, 150, 20]]
    ) {
      let view = ConstraintView()
      let inner = view.addForAutoLayout(UIView())
      inner.left >> view.left
      inner.right >> view.right
      inner.top >> view.top
      inner.bottom >> view.bottom
      inner.height >> 20
      (inner.width >> 150).priority = 500
      return fitted(view)
    },
    ComparisonRow(
      "the nearer of two edges", at: 240,
      [230: [0, 0, 115, 20], 240: [0, 0, 120, 20], 250: [0, 0, 120, 20]]
    ) {
      stated { it, view in
        it.leading >> view.leading
        (it.trailing >> view.trailing)?.priority = 250
        it.trailing >> view.centerX.max
        it.width >> .max(120)
      }
    },
  ]
}
