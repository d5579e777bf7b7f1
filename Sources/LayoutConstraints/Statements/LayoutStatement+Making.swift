import Foundation
import LayoutCore

extension LayoutStatement {
  static func make(
    _ source: any LayoutItem, _ attribute: Attribute, _ target: some TermsTarget,
    _ item: any LayoutItem, _ targetAttribute: Attribute, _ location: LayoutLocation?
  ) -> LayoutStatement {
    let terms = target.terms
    return LayoutStatement(
      source, attribute, terms.relation, item, targetAttribute, multiplier: terms.multiplier,
      constant: terms.offset, location: terms.location ?? location)
  }

  static func make(
    _ source: any LayoutItem, _ attribute: Attribute, _ target: DimensionTarget,
    _ location: LayoutLocation?
  ) -> LayoutStatement {
    switch target.content {
    case .anchor(let anchor):
      make(source, attribute, target, anchor.item, anchor.attribute, location)
    case .constant(let constant):
      LayoutStatement(
        source, attribute, target.relation, nil, nil, multiplier: 1,
        constant: target.value(of: constant), location: target.location ?? location)
    }
  }
}

extension LayoutLocation {
  /// The place, or none for an empty file, which operators pass: they are told none.
  static func known(_ fileID: String, _ line: Int) -> LayoutLocation? {
    fileID.isEmpty ? nil : LayoutLocation(fileID: fileID, line: line)
  }
}
