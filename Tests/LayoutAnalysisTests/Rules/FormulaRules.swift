import Foundation
import LayoutAnalysis
import Testing

struct FormulaRules {
  @Test func `A formula prints as it would be written`() {
    #expect(SizeFormula(width: 1, constant: -32).description == "width - 32")
    #expect(SizeFormula(width: 0.5, constant: 8).description == "0.5 * width + 8")
    #expect(SizeFormula(constant: 400).description == "400")
    #expect(SizeFormula().description == "0")
    #expect(SizeFormula(width: -1, height: 1).description == "-width + height")
  }

  @Test func `A formula has the value of its terms at a size`() {
    let formula = SizeFormula(width: 0.5, height: -2, constant: 3)
    #expect(formula(at: CGSize(width: 10, height: 4)) == 0)
  }

  @Test func `A formula is constant if neither width nor height counts`() {
    #expect(SizeFormula(constant: 3).isConstant && SizeFormula().isConstant)
    #expect(!SizeFormula(width: 0.5, constant: 3).isConstant)
    #expect(!SizeFormula(height: -1).isConstant)
  }

  @Test func `What would print as zero does not count beside something else`() {
    #expect(SizeFormula(width: 1, constant: 0.000_01).description == "width")
    #expect(SizeFormula(width: 0.000_01, constant: -8).description == "-8")
    #expect(SizeFormula(constant: 0.000_01).description == "0")
  }
}
