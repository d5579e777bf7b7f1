import Foundation
import LayoutCore

/// Issues have the location of the block being declared, and name its element behind the one they
/// are about.
extension BlockDeclaration {
  mutating func report(
    _ rule: LayoutIssue.Rule, _ element: any LayoutElement, _ explanation: String,
    _ advice: String
  ) {
    report(rule, named: element.layoutName, element, explanation, advice)
  }

  /// Reports that an element is gone; it has the name that a pass knew it by.
  mutating func reportMissing(_ link: ElementLink?, kind: Any.Type? = nil) {
    var name = link?.name ?? ""
    if name.isEmpty, let kind { name = String(describing: kind) }
    report(
      .missingElement, named: name, nil,
      "An element of a block died; blocks do not keep their elements alive.",
      "Hold the element as long as the block, or take the block out of its scheme.")
  }

  /// Reports that an element does not store what Framewise keeps for it.
  mutating func reportForgotten(_ element: any LayoutElement) {
    report(
      .missingElement, element,
      "The element does not keep its layoutStorage, so it cannot be found to be placed.",
      "Store what layoutStorage is set to, and give it back.")
  }

  mutating func reportDetached(_ element: any LayoutElement) {
    report(
      .detachedElement, element,
      "The element stands in no other, so there are no coordinates to place it or to read it in.",
      "Add it to its container before the pass.")
  }

  mutating func reportArea(_ element: any LayoutElement) {
    report(
      .unplaceableElement, element,
      "The element stands for an area of what holds it, so no block can place it.",
      "Constrain others by it, or place a guide of your own.")
  }

  private mutating func report(
    _ rule: LayoutIssue.Rule, named name: String, _ element: (any LayoutElement)?,
    _ explanation: String, _ advice: String
  ) {
    var names = name.isEmpty ? [] : [name]
    var explanation = explanation
    if let number = origin.element, elements[number].element !== element {
      names.append(elements[number].name)
      explanation += " The block of \(elements[number].name) refers to it, and leaves that out."
    }
    issues.append(
      LayoutIssue(
        rule, elements: names, location: origin.location, explanation: explanation,
        advice: advice))
  }
}
