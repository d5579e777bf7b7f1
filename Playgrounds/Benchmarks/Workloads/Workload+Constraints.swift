import Foundation
import Framewise

/// A leaf with a natural size.
private final class LabelView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
}

/// A form in the public vocabulary: rows of a label with a natural size and a field that takes the
/// rest.
private final class FormViews {
  let form = ConstraintView()
  var labels: [UIView] = []
  var fields: [UIView] = []
  var statements: [LayoutStatement] = []
  private(set) var first: LayoutStatement?

  /// - Parameter count: The views; a label and a field each row.
  init(count: Int) {
    for _ in 0..<(count / 2) {
      labels.append(form.addForAutoLayout(LabelView()))
      fields.append(form.addForAutoLayout(UIView()))
    }
  }

  /// Relates all views, as an app writes it.
  func relate() {
    for index in labels.indices {
      let (label, field) = (labels[index], fields[index])
      if index == 0 {
        first = label.top >> form.top.offset(8)
      } else {
        label.top >> labels[index - 1].bottom.offset(8)
      }
      label.leading >> form.leading.offset(8)
      field.leading >> label.trailing.offset(8)
      field.trailing >> form.trailing.offset(-8)
      field >> label.top
      field >> label.height
    }
  }

  /// Makes the views and statements anew, laid out.
  static func build(count: Int, width: CGFloat) -> FormViews {
    let made = FormViews(count: count)
    made.relate()
    made.layOut(width)
    return made
  }

  func layOut(_ width: CGFloat) {
    form.bounds.size = CGSize(width: width, height: 1000)
    form.layoutIfNeeded()
  }

  var checksum: Double { labels.map(\.layoutFrame).checksum + fields.map(\.layoutFrame).checksum }

  /// From the rules of the form alone: labels are 60 x 20 at x 8, fields reach from 76 to 8 before
  /// the edge, rows follow each other 28 points apart.
  static func checksum(count: Int, width: Double, top: Double) -> Double {
    let rows = Double(count / 2)
    let tops = rows * top + 28 * rows * (rows - 1) / 2
    return 2 * tops + rows * (8 + 60 + 20) + rows * (76 + (width - 84) + 20)
  }
}

extension Workload {
  /// The public vocabulary of constraints on a form.
  static let constraints: [Workload] = [
    // Views, statements and their first layout.
    constraintsForm("build", allocates: true) { _, _ in },
    constraintsForm("resize", allocates: false) { $0.layOut($1 % 2 == 0 ? 320 : 400) },
    constraintsForm("change", allocates: false) { form, number in
      form.first?.constant = number % 2 == 0 ? 8 : 9
      form.form.layoutIfNeeded()
    },
  ]

  private static func constraintsForm(
    _ phase: String, allocates: Bool, change: @escaping @Sendable (FormViews, Int) -> Void
  ) -> Workload {
    Workload(name: "constraints-form", sizes: [10, 100, 1_000, 3_000], quickSizes: [10, 100]) { n in
      var form = FormViews.build(count: n, width: 320)
      let flat = FlatMatrix(count: n)
      let work: (Int) -> Void = { number in
        if phase == "build" {
          form = FormViews.build(count: n, width: 320)
        } else {
          change(form, number)
        }
      }
      return Case(
        n: n, phase: phase, elements: n, work: work,
        limit: { flat.fill(columns: $0 % 2 == 0 ? 10 : 5) }, allocates: allocates,
        check: {
          for number in 0..<2 {
            work(number)
            let wanted = FormViews.checksum(
              count: n, width: phase == "resize" && number == 1 ? 400 : 320,
              top: phase == "change" && number == 1 ? 9 : 8)
            if let wrong = mismatch("state \(number)", form.checksum, wanted) { return wrong }
          }
          return nil
        })
    }
  }
}
