import Foundation

/// Makes content as little as still fails.
struct ContentShrinker {
  /// Whether it fails with some content.
  var fails: (LayoutContent) -> Bool

  /// Goes through what was drawn, name by name.
  ///
  /// - Complexity: O(log of what is drawn) passes for each name.
  func shrink(_ content: LayoutContent) -> LayoutContent {
    var content = content
    for (name, value, amounts) in content.drawn {
      // What does not matter is kept as it was drawn, so that the rest can be made less.
      content.fixed[name] = value
      let high = value.amount
      guard let low = amounts.map(\.lowerBound).min(), low < high else { continue }
      var (good, bad) = (low - 1, high)
      // The least first: what does not matter is left out.
      for amount in [low, low + 1]
      where amount < bad && amounts.contains(where: { $0.contains(amount) })
        && fails(content, name, value, amount)
      {
        bad = amount
      }
      if bad == high { good = min(low + 1, high - 1) }
      while bad - good > 1 {
        let middle = good + (bad - good) / 2
        // Between two lengths of texts is nothing that could have been drawn.
        let most = amounts.filter { $0.lowerBound <= middle }.map { min($0.upperBound, middle) }
          .max()
        if let most, most > good, fails(content, name, value, most) {
          bad = most
        } else {
          good = middle
        }
      }
      if bad < high { content.fixed[name] = value.reduced(to: bad) }
    }
    return content
  }

  private func fails(
    _ content: LayoutContent, _ name: String, _ value: LayoutContent.Value, _ amount: Int
  ) -> Bool {
    var less = content
    less.fixed[name] = value.reduced(to: amount)
    return fails(less)
  }
}

extension LayoutContent.Value {
  /// How much there is of it.
  var amount: Int {
    switch self {
    case .text(let text): text.count
    case .count(let count): count
    case .size(let size): Int(min(max(0, size.width, size.height), 1e9).rounded(.up))
    }
  }

  /// The same with less in it.
  func reduced(to amount: Int) -> LayoutContent.Value {
    switch self {
    case .text(let text): return .text(String(text.prefix(amount)))
    case .count: return .count(amount)
    case .size(let size):
      let most = CGFloat(amount)
      return .size(CGSize(width: min(size.width, most), height: min(size.height, most)))
    }
  }
}
