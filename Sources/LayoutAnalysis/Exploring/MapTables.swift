#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions

/// What pieces share: formulas, layouts, reasons and opaque events, each once.
struct MapTables {
  private(set) var formulas: [SizeFormula] = []
  private(set) var layouts: [MapLayout] = []
  private(set) var reasons: [LayoutReason] = []
  private(set) var opaqueEvents: [MapOpaqueEvent] = []

  private var formulaIndices: [SizeFormula: Int32] = [:]
  private var layoutIndices: [MapLayout: Int] = [:]
  private var reasonIndices: [LayoutReason: Int32] = [:]
  private var opaqueIndices: [MapOpaqueEvent: Int32] = [:]

  /// For each number of a pass the formulas that it had so far, the last one first.
  private var formerFormulas: [[Int32]] = []

  private static let mostFormer = 12

  /// The number of the layout that passes of one path have.
  ///
  /// - Parameters:
  ///   - samples: A pass at each size of the basis.
  ///   - basis: The sizes.
  ///   - doubtful: Numbers that follow no formula.
  ///   - structures: The elements of passes.
  mutating func layout(
    _ samples: [RecordedSample], _ basis: AffineBasis, doubtful: Set<Int>,
    structures: [MapStructure]
  ) -> Int {
    let pass = samples[0].pass
    let count = samples[0].numbers.count
    let records = structures[Int(samples[0].structure)].records
    var layout = MapLayout(
      structure: samples[0].structure, formulas: [],
      unplaced: Set(pass.unplaced.filter { $0 < records.count }.map { Int32($0) }),
      opaqueEvents: [], touched: [],
      touchesAll: false, pixelRules: Self.pixelRules(of: pass),
      measuresPixels: samples.contains { $0.pass.measuresPixels })
    layout.formulas.reserveCapacity(count)
    for index in 0..<count {
      layout.formulas.append(
        doubtful.contains(index) ? -1 : formula(ofNumber: index, samples, basis))
    }
    for event in pass.opaqueEvents {
      layout.opaqueEvents.append(self.index(of: event))
      // What is not known to touch certain elements may touch any.
      if event.touchesAll || event.touched.isEmpty { layout.touchesAll = true }
      // A snapshot may have fewer elements than those that were laid out.
      if event.touched.contains(where: { $0 >= records.count }) { layout.touchesAll = true }
      for element in event.touched
      where element < records.count && !layout.touched.contains(Int32(element)) {
        for inner in element..<records[element].end { layout.touched.insert(Int32(inner)) }
      }
    }
    layout.opaqueEvents = Set(layout.opaqueEvents).sorted()
    if let known = layoutIndices[layout] { return known }
    layouts.append(layout)
    layoutIndices[layout] = layouts.count - 1
    return layouts.count - 1
  }

  private mutating func formula(
    ofNumber index: Int, _ samples: [RecordedSample], _ basis: AffineBasis
  ) -> Int32 {
    while formerFormulas.count <= index { formerFormulas.append([]) }
    for (place, former) in formerFormulas[index].enumerated() {
      let formula = formulas[Int(former)]
      guard
        samples.allSatisfy({
          let number = $0.numbers[index]
          let value = formula.value($0.size)
          return (value - number).magnitude <= 1e-9 + number.magnitude * 1e-14
            || value == number || value.isNaN && number.isNaN
        })
      else { continue }
      if place > 0 { formerFormulas[index].swapAt(0, place) }
      return former
    }
    func number(_ sample: Int) -> Double {
      samples[min(sample, samples.count - 1)].numbers[index]
    }
    let exact =
      number(0).isFinite
      ? basis.formula(number(0), number(1), number(2)) : SizeFormula(constant: number(0))
    var settled = exact
    settled.width = PlainNumber.near(exact.width, 1e-9)
    settled.height = PlainNumber.near(exact.height, 1e-9)
    let size = samples[0].size
    settled.constant = PlainNumber.near(
      number(0) - settled.width * size.width - settled.height * size.height, 1e-8)
    let isSettled = samples.allSatisfy {
      (settled.value($0.size) - $0.numbers[index]).magnitude <= 1e-7
    }
    let result = self.index(of: isSettled ? settled : exact)
    formerFormulas[index].insert(result, at: 0)
    if formerFormulas[index].count > Self.mostFormer { formerFormulas[index].removeLast() }
    return result
  }

  private mutating func index(of formula: SizeFormula) -> Int32 {
    if let known = formulaIndices[formula] { return known }
    formulas.append(formula)
    formulaIndices[formula] = Int32(formulas.count - 1)
    return Int32(formulas.count - 1)
  }

  private mutating func index(of event: OpaqueEvent) -> Int32 {
    let event = MapOpaqueEvent(
      text: event.text, advice: event.advice, file: event.file, line: event.line)
    if let known = opaqueIndices[event] { return known }
    opaqueEvents.append(event)
    opaqueIndices[event] = Int32(opaqueEvents.count - 1)
    return Int32(opaqueEvents.count - 1)
  }

  /// How a pass moves elements to whole pixels, parents first.
  private static func pixelRules(of pass: RecordedPass) -> [MapPixelRule] {
    pass.pixelRules.sorted { $0.key < $1.key }.map { element, rule in
      MapPixelRule(
        element: element, pixelsPerPoint: rule.scale, x: rule.x, y: rule.y, depth: rule.depth,
        countsComputedPlaces: rule.countsComputedPlaces, keepsSize: rule.keepsSize)
    }
  }

  /// The reasons of decisions, each once.
  mutating func reasons(of decisions: [Int], in pass: RecordedPass) -> [Int32] {
    var result: [Int32] = []
    for decision in decisions {
      guard let reason = pass.reason(of: decision) else { continue }
      let location =
        reason.line > 0 ? LayoutLocation(fileID: reason.file, line: reason.line) : nil
      let stored = LayoutReason(text: reason.text(), location: location)
      let index: Int32
      if let known = reasonIndices[stored] {
        index = known
      } else {
        index = Int32(reasons.count)
        reasons.append(stored)
        reasonIndices[stored] = index
      }
      if !result.contains(index) { result.append(index) }
    }
    return result
  }
}
#endif
