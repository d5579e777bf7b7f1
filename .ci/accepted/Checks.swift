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
    over: .windows, varying: .directions.scales(2, 3).trait("contentSize", "medium", "large")
      .textSizes(1, 1.5),
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

@MainActor func priceCardHoldsWhateverItShows() {
  checkLayout(over: .phones, contents: 20) { content in
    let card = PriceCard()
    card.price.text = content.text("price", [.word, .line], scripts: [.latin, .hebrew])
    return card
  } properties: {
    .textFits(except: ["price"])
  }
}

@MainActor func priceCardIsAsItWas() {
  let phone = LayoutInput(size: CGSize(width: 375, height: 667))
  expectLayout(LayoutSnapshot(of: PriceCard(), in: phone), matches: "price", recording: .never)
  expectLayout(LayoutMap(over: .windows) { PriceCard() }, matches: "Price.layoutmap")
}

@MainActor func conditionsOfPriceCardAreSeen() -> [CGSize] {
  let sizes = [CGSize(width: 320, height: 568), CGSize(width: 744, height: 1133)]
  let inputs = sizes.map { LayoutInput(size: $0) }
  let coverage = checkConditions(over: .phones, at: inputs) { PriceCard() }
  for atom in coverage.atoms where !atom.isSeenTrue { print(atom) }
  return coverage.sizesWorthATest
}
