import Foundation
import LayoutCore

extension LayoutStatement: CustomStringConvertible {
  /// The statement as it reads: `title.left >= 0.5 * logo.right + 8`, and `@750` behind it where it
  /// is not required.
  public var description: String {
    var text = "\(Self.name(of: source)).\(sourceAttribute.rawValue) \(relation.sign)"
    let constant = Double(storedConstant)
    if let target, let targetAttribute {
      text += " "
      if storedMultiplier != 1 { text += "\(Double(storedMultiplier).plainText) * " }
      text += "\(Self.name(of: target)).\(targetAttribute.rawValue)"
      if constant < 0 {
        text += " - \((-constant).plainText)"
      } else if constant != 0 {
        text += " + \(constant.plainText)"
      }
    } else {
      text += " \(constant.plainText)"
    }
    if level < 1000 { text += " @\(level)" }
    return text
  }

  /// The statement with its name and place, for issues.
  var reference: String { reference(of: description) }

  /// The statement with its name and place, where its description is known.
  func reference(of description: String) -> String {
    var text = description
    if let identifier, !identifier.isEmpty { text = "\(identifier): \(text)" }
    if let location { text += " (\(location))" }
    return text
  }

  private static func name(of item: ConstraintItem) -> String {
    item.item?.layoutName ?? "(gone)"
  }
}

extension LayoutStatement.Relation {
  var sign: String {
    switch self {
    case .exact, .relative: "=="
    case .minimum: ">="
    case .maximum: "<="
    }
  }
}
