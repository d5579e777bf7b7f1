import Foundation
import LayoutCore

/// Finds the elements that properties speak of.
struct ElementNames: Sendable {
  private let snapshot: LayoutSnapshot
  let paths: SnapshotPaths
  private let names: [String]

  init(_ structure: MapStructure) {
    snapshot = LayoutSnapshot(records: structure.records)
    paths = SnapshotPaths(structure.records)
    names = structure.records.map(\.name)
  }

  /// The elements with a path or name: one if it is a path.
  func all(_ text: String) -> [Int] {
    if let index = snapshot[text]?.index { return [index] }
    return names.indices.filter { names[$0] == text }
  }

  /// The same for each of several paths and names.
  ///
  /// - Complexity: O(elements + letters of the texts).
  func all(_ texts: [String]) -> [[Int]] {
    guard texts.count > 1 else { return texts.map { all($0) } }
    let atPaths = paths.indices(of: texts)
    var named = Dictionary(texts.map { ($0, [Int]()) }, uniquingKeysWith: { first, _ in first })
    for (index, name) in names.enumerated() { named[name]?.append(index) }
    return zip(texts, atPaths).map { text, index in index.map { [$0] } ?? named[text] ?? [] }
  }

  /// The element with a path, or with a name that no other one has.
  func element(_ text: String) -> Int? {
    let found = all(text)
    return found.count == 1 ? found[0] : nil
  }

  /// What is wrong with a name, if anything.
  func issue(_ text: String) -> LayoutIssue? { issue(text, all(text)) }

  /// What is wrong with names, if anything; exceptions may be about several elements.
  func issues(_ texts: [String], mayBeSeveral: Bool = false) -> [LayoutIssue] {
    zip(texts, all(texts)).compactMap { text, found in
      mayBeSeveral && found.count > 1 ? nil : issue(text, found)
    }
  }

  private func issue(_ text: String, _ found: [Int]) -> LayoutIssue? {
    switch found.count {
    case 1: return nil
    case 2...:
      let list = found.prefix(6).map { paths[$0] }.joined(separator: ", ")
      let more = found.count > 6 ? " and \(found.count - 6) more" : ""
      return LayoutIssue(
        .unknownElement, elements: [text],
        explanation: "\(found.count) elements are named \(text): \(list)\(more).",
        advice: "Give the path of the one that is meant; of several siblings with one name the "
          + "second is name#2.")
    default:
      let near = nearNames(text)
      return LayoutIssue(
        .unknownElement, elements: [text],
        explanation: "No element is named \(text)."
          + (near.isEmpty ? "" : " Near it are \(near.joined(separator: ", "))."),
        advice: "Give the name or the path of an element of the layout.")
    }
  }

  private func nearNames(_ text: String) -> [String] {
    let last = text.split(separator: "/").last.map(String.init) ?? text
    var best: [Int: Int] = [:]
    let limit = max(2, last.count / 2)
    for (index, name) in names.enumerated().prefix(2_000) {
      let distance = Self.distance(name, last)
      if distance <= limit { best[index] = distance }
    }
    return best.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(4).map { paths[$0.key] }
  }

  /// How many letters have to change to make one name the other; large ones are not compared.
  private static func distance(_ name: String, _ wanted: String) -> Int {
    let (letters, others) = (Array(name.lowercased().utf8), Array(wanted.lowercased().utf8))
    guard letters.count < 64, others.count < 64 else { return letters == others ? 0 : .max }
    var row = Array(0...others.count)
    for (index, letter) in letters.enumerated() {
      var former = row[0]
      row[0] = index + 1
      for (place, other) in others.enumerated() {
        let cost = min(row[place + 1] + 1, row[place] + 1, former + (letter == other ? 0 : 1))
        former = row[place + 1]
        row[place + 1] = cost
      }
    }
    return row[others.count]
  }
}
