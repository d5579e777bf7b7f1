/// The phases in which statements about anchors run, in their order.
enum AnchorPhase: Int {
  case pull, limit, constant, relative, content, bound, aspect, keep, align

  /// Whether a statement takes the place of an earlier one of its rank.
  var keepsLast: Bool {
    switch self {
    case .limit, .bound, .keep: false
    case .pull, .constant, .relative, .content, .aspect, .align: true
    }
  }
}
