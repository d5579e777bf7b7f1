import Foundation
import LayoutAnalysis
import LayoutConditions
import LayoutExplorer
import UIKit

/// Pages that show a layout at every size, from an app's own views.
@MainActor func makeExplorer(_ source: String) -> String {
  let domain = LayoutDomain.sizes(320...1400, 480...1200)
  let map = LayoutMap(over: domain) { LayoutView() }
  let verdicts = [map.verdict(.noOverlap())]
  var explorer = LayoutExplorer("cart", of: map, verdicts: verdicts) { LayoutView() }
  explorer.summary = "What is bought, and what it costs."
  explorer.sources = [ExplorerSource(file: "CartView.swift", text: source)]
  explorer.construction = "CartView()"
  let mirrored = LayoutMap(over: domain.with(direction: .rightToLeft)) { LayoutView() }
  explorer.variants.append(ExplorerVariant(of: mirrored) { LayoutView() })
  explorer.variants.append(ExplorerVariant(LayoutMapFile(map), version: "before"))
  return explorer.html()
}
