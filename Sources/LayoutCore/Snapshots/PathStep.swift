import Foundation

/// One element in a path: its name, and which of the siblings with that name it is, from 1.
struct PathStep: Hashable, Sendable {
  var name: String
  var occurrence: Int

  /// The step as a path shows it.
  var text: String {
    var text = ""
    for scalar in name.unicodeScalars {
      if scalar == "/" || scalar == "#" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return occurrence == 1 ? text : "\(text)#\(occurrence)"
  }

  /// The steps of a path; one with a number that is none has an occurrence that matches nothing.
  static func steps(of path: String) -> [PathStep] {
    var steps: [PathStep] = []
    var name = String.UnicodeScalarView()
    var number: String.UnicodeScalarView?
    var isEscaped = false

    func step() -> PathStep {
      let occurrence = number.map { Int(String($0)) ?? 0 } ?? 1
      return PathStep(name: String(name), occurrence: occurrence)
    }
    for scalar in path.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if !isEscaped, scalar == "/" {
        steps.append(step())
        name = String.UnicodeScalarView()
        number = nil
      } else if !isEscaped, scalar == "#", number == nil {
        number = String.UnicodeScalarView()
      } else {
        if number == nil { name.append(scalar) } else { number?.append(scalar) }
        isEscaped = false
      }
    }
    return steps + [step()]
  }
}
