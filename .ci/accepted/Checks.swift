// A check of a screen, as a test of an app writes it.
import Framewise
import LayoutTesting
import UIKit

final class PriceCard: LayoutView {
  let price = UILabel()
}

@MainActor func priceCardHoldsAtEverySize() {
  checkLayout(over: .phones, .tablets) { PriceCard() } properties: {
    .noOverlap(except: "badge")
    .inside(.safeArea)
    .minimumSize(44, of: .controls)
    .textFits
    .holds("price stands below title") { $0["price"].frame.minY >= $0["title"].frame.maxY }
  }
}

@MainActor func priceCardHoldsInVariations() -> Bool {
  let report = checkLayout(
    over: .windows, varying: .directions.scales(2, 3).trait("contentSize", "medium", "large"),
    exhaustive: .points, budget: .seconds(60)
  ) {
    PriceCard()
  } properties: {
    .placed().sameInMirror().finite.idempotent.sameAsFresh.settles.noIssues
      .steady(within: 20).grows("price", along: .width)
  }
  return report.isPassed
}

func valuesHold() {
  checkLayout(
    over: .phones, replay: .size(320, 568),
    snapshot: { input in
      LayoutSnapshot(name: "screen", frame: CGRect(origin: .zero, size: input.size))
    }
  ) {
    .noOverlap().inside(.superview)
  }
}
