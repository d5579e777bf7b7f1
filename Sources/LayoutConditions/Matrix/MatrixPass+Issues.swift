import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension MatrixPass {
  func invalidLength(_ name: String, _ value: CGFloat, _ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName], numbers: [name: value],
      explanation:
        "A length of the matrix is negative or not finite, or a ratio is not above 0. It "
        + "counts as 0, an estimate as 44.",
      advice:
        "Give \(name) a finite number \(name == "ratio" ? "above 0" : "that is not negative").")
  }

  func invalidColumns(_ columns: Int, _ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidColumnCount, elements: [view.layoutName], numbers: ["columns": Double(columns)],
      explanation: "A matrix needs at least one cell in a row; there is one column.",
      advice: "Give columns a number of at least 1.")
  }

  func invalidCount(_ count: Int, _ what: String, _ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName], numbers: [what: Double(count)],
      explanation: "A number of \(what) is negative, or higher than a matrix holds (1,000,000 "
        + "sections). The nearest possible one counts.",
      advice: "Answer with a number of at least 0.")
  }

  func tooHigh(_ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName],
      explanation: "The content is higher than a number can say, so nothing is shown.",
      advice: "Look for a cell height or a number of items that is far too large.")
  }

  func tooMany(_ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName],
      numbers: ["limit": Double(MatrixView.mostCells)],
      explanation: "More cells than the limit are in sight at once; the others are left out.",
      advice: "Look for a cell height next to 0, or far too many columns.")
  }

  func invalidOffset(_ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName],
      numbers: ["x": view.bounds.origin.x, "y": view.bounds.origin.y],
      explanation: "The content offset is not finite, so nothing is shown.",
      advice: "Set a finite content offset.")
  }

  func missingCell(_ section: Int, _ count: Int, _ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName],
      numbers: ["section": Double(section), "items": Double(count)],
      explanation: "A section has items, but the matrix has no kind of cell to show them, so their "
        + "places stay empty.",
      advice: "Set cell to a closure that returns a MatrixCellKind.")
  }

  func undeclaredCount(
    _ section: Int, _ known: Int, _ count: Int, _ view: MatrixView
  ) -> LayoutIssue {
    LayoutIssue(
      .undeclaredChange, elements: [view.layoutName],
      numbers: [
        "section": Double(section), "items before": Double(known), "items now": Double(count),
      ],
      explanation:
        "The number of items of a section changed without a word to the matrix. It asked "
        + "for everything anew, and what was in sight may have moved.",
      advice: "Call insertItems(_:inSection:), removeItems(_:inSection:) or reloadData() after a "
        + "change of what itemCount answers.")
  }

  func lostView(_ name: String, _ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .undeclaredChange, elements: [name, view.layoutName],
      explanation: "A view that the matrix shows was taken out of it. Another one takes its place.",
      advice:
        "Change what itemCount answers and call removeItems(_:inSection:); the matrix owns its "
        + "cells.")
  }

  func takenView(_ taken: some LayoutElement, _ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .duplicateElement, elements: [taken.layoutName, view.layoutName],
      explanation: "A kind made a view that is in use already, or that holds the matrix. The place "
        + "stays empty.",
      advice: "Return a new view from every call of a kind's make.")
  }

  func tooManyKinds(_ view: MatrixView) -> LayoutIssue {
    LayoutIssue(
      .invalidInput, elements: [view.layoutName], numbers: ["kinds": Double(pools.count)],
      explanation:
        "The matrix met so many kinds of cells that they are probably made anew for every "
        + "cell. No view can be used again then.",
      advice: "Make each MatrixCellKind once, outside of the closures cell, header and footer.")
  }
}
