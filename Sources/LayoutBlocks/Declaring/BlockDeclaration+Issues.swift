import Foundation
import LayoutCore

/// Issues have the location of the block being declared, and name its element behind the one they
/// are about.
extension BlockDeclaration {
  mutating func report(
    _ rule: LayoutIssue.Rule, _ element: any LayoutElement, explanation: String, advice: String
  ) {
    report(
      rule, named: element.issueName, element, explanation: explanation, advice: advice)
  }

  /// Reports that an element is gone; it has the name that a pass knew it by.
  mutating func reportMissing(_ link: ElementLink?, kind: Any.Type? = nil) {
    var name = link?.name ?? ""
    if name.isEmpty, let kind { name = String(describing: kind) }
    report(
      .missingElement, named: name, nil,
      explanation: "An element of a block died; blocks do not keep their elements alive.",
      advice: "Hold the element as long as the block, or take the block out of its scheme.")
  }

  /// Reports that an element does not store what Framewise keeps for it.
  mutating func reportForgotten(_ element: any LayoutElement) {
    report(
      .missingElement, element,
      explanation: "The element does not keep its layoutStorage, so it cannot be placed.",
      advice: "Store what layoutStorage is set to, and give it back.")
  }

  mutating func reportDetached(_ element: any LayoutElement) {
    report(
      .detachedElement, element,
      explanation: "The element is in no container, so it has no coordinates to be placed or read "
        + "in.",
      advice: "Add it to its container before the pass.")
  }

  mutating func reportArea(_ element: any LayoutElement) {
    report(
      .unplaceableElement, element,
      explanation: "The element stands for an area of what holds it, so no block can place it.",
      advice: "Constrain others by it, or place a guide of your own.")
  }

  private mutating func report(
    _ rule: LayoutIssue.Rule, named name: String, _ element: (any LayoutElement)?,
    explanation: String, advice: String
  ) {
    var names = name.isEmpty ? [] : [name]
    var explanation = explanation
    if let number = origin.element, elements[number].element !== element {
      let placed = elements[number].issueName
      names.append(placed)
      explanation += " The block of \(placed) refers to it, and leaves that out."
    }
    issues.append(
      LayoutIssue(
        rule, elements: names, location: origin.location, explanation: explanation,
        advice: advice))
  }
}
