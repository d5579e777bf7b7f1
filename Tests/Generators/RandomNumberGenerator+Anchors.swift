package import Framewise
import TestSupport

extension RandomNumberGenerator {
  /// An anchor of a block, with some space or none.
  package mutating func anchor() -> LayoutAnchor {
    let space = pick([LayoutAnchor.Edge.Space.inner, .outer])
    let edge = pick([
      LayoutAnchor.Edge.align(by: space), .limit(on: space), .pull(from: space),
    ])
    return pick([
      .left(edge), .right(edge), .top(edge), .bottom(edge), .leading(edge), .trailing(edge),
      .width(0.5), .height(2), .center(.align(by: .center)), .center(.align(by: .origin)),
      .insets(UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)), .equally,
    ])
  }
}
