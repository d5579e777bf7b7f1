import Foundation

/// The figures of a former run, with which those of the present one are compared.
struct Comparison {
  /// How many times as long a piece of work may take.
  static let most = 1.1

  /// How often what took longer is measured again.
  static let repeats = 4

  private var figures: [Figure.Key: Figure] = [:]

  /// Reads the lines of a run with `--json`; lines that are no figures are left out.
  init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let decoder = JSONDecoder()
    for line in text.split(separator: "\n") {
      guard let figure = try? decoder.decode(Figure.self, from: Data(line.utf8)) else { continue }
      figures[figure.key] = figure
    }
    if figures.isEmpty { return nil }
  }

  /// The figure of the same work then.
  func former(of figure: Figure) -> Figure? { figures[figure.key] }

  /// Whether a figure is worse than the one of the same machine; others are no measure.
  func isWorse(_ figure: Figure) -> Bool {
    guard let former = former(of: figure), former.machine == figure.machine else { return false }
    return figure.growth(since: former) > Comparison.most
  }

  /// The former ratio and how much longer it takes now.
  func note(on figure: Figure) -> String {
    guard let former = former(of: figure) else { return "  (new)" }
    let growth = figure.growth(since: former)
    return "  was" + column(former.ratio, 7) + "," + column(growth, 5) + " times"
  }
}
