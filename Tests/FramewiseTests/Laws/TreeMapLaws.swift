#if RECORDS_DECISIONS
import Foundation
import Framewise
import TestSupport
import Testing
import TreeGenerators

/// Maps of random trees of all vocabularies have the frames of passes.
///
/// `FRAMEWISE_MAP_TREES=500` checks so many trees of each kind, or of one `FRAMEWISE_MAP_KIND`,
/// from `FRAMEWISE_MAP_SEED` on: each at 200 sizes, or `FRAMEWISE_MAP_SIZES`, and every tenth at
/// all whole sizes, too.
@Suite struct TreeMapLaws {
  enum Kind: String, CaseIterable, Sendable {
    case conditions, boxes, statements, screens, blocks, mixed
  }

  static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  static let count = setting("FRAMEWISE_MAP_TREES")
  static let firstSeed = setting("FRAMEWISE_MAP_SEED") ?? 0
  static let sizes = setting("FRAMEWISE_MAP_SIZES") ?? 200
  static let onlyKind = ProcessInfo.processInfo.environment["FRAMEWISE_MAP_KIND"]

  /// Few that take little time, unless more are asked for.
  static func seeds(_ kind: Kind) -> [Int] {
    if let count { return Array(firstSeed..<firstSeed + count) }
    switch kind {
    case .boxes: return Array(0..<30)
    case .conditions: return [1, 2, 3, 4]
    case .statements: return [2]
    case .screens: return [0, 1, 2, 3]
    case .mixed: return [4]
    case .blocks: return [2, 3, 4]
    }
  }

  static func root(_ kind: Kind, _ seed: Int) -> UIView {
    if kind == .screens { return RandomScreen(seed: seed, parts: .all).root }
    let vocabulary: Vocabulary =
      switch kind {
      case .conditions: .conditions
      case .boxes: .boxes
      case .statements, .screens: .constraints
      case .blocks: .blocks
      case .mixed: Vocabulary.allCases[seed % 4]
      }
    var maker = TreeMaker(
      provable: UInt64(seed) &* 6 &+ UInt64(kind.number), mixing: kind == .mixed ? 1 : 0)
    return maker.container(vocabulary, depth: kind == .mixed ? 4 : 2)
  }

  static func environment(_ seed: Int) -> LayoutInput {
    var random = SeededGenerator(seed: UInt64(seed))
    var input = LayoutInput(size: .zero)
    if random.int(0...1) == 0 {
      input.safeAreaInsets = UIEdgeInsets(
        top: CGFloat(random.int(0...59)), left: CGFloat(random.int(0...20)),
        bottom: CGFloat(random.int(0...34)), right: 0)
    }
    if random.int(0...3) == 0 { input.direction = .rightToLeft }
    input.traits = ["kind": "a\(random.int(0...2))"]
    return input
  }

  @Test(arguments: Kind.allCases)
  func `A map of a random tree has the frames of passes over such trees`(_ kind: Kind) {
    guard Self.onlyKind == nil || Self.onlyKind == kind.rawValue else { return }
    let isLong = Self.count != nil
    var (dense, compared, onBorder, regions, seams) = (0, 0, 0, 0, 0)
    for seed in Self.seeds(kind) {
      var check = MapCheck(
        Self.environment(seed), seed: UInt64(seed),
        limits: isLong
          ? LayoutMap.Limits(regions: 300, passes: 4_000)
          : LayoutMap.Limits(regions: 12, passes: 60),
        narrows: isLong
      ) { Self.root(kind, seed) }
      check.checkEvents()
      check.checkCertificates(pieces: isLong ? 40 : 4)
      check.checkSizes(isLong ? Self.sizes : 10)
      if isLong, Self.sizes >= 200, seed % 10 == 0 { check.checkWholeSizes() }
      dense += check.isDense ? 1 : 0
      compared += check.compared
      onBorder += check.onBorder
      regions += check.map.regions.count
      seams += check.map.seams.count
      #expect(check.failures == [], "\(kind.rawValue), seed \(seed)")
    }
    #expect(compared > 0)
    if isLong {
      print(
        "\(kind.rawValue): \(regions) regions, \(seams) seams, \(dense) not wholly explored, "
          + "\(compared) sizes compared, \(onBorder) of them on a border")
    }
  }
}

extension TreeMapLaws.Kind {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
#endif
