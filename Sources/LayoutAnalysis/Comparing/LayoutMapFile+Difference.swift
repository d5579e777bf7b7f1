public import Foundation
public import LayoutCore

extension LayoutMapFile {
  /// Reads a file as ``json()`` writes it.
  ///
  /// - Parameter json: The content of the file.
  /// - Throws: ``ReadingError`` if it is no file of a map, or one that refers to what it does not
  ///   contain or says nothing of some sizes.
  public init(json: Data) throws {
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      self = try decoder.decode(LayoutMapFile.self, from: json)
    } catch {
      throw ReadingError(reason: "it is not the JSON of a map")
    }
    _ = try storage()
  }

  /// Why a file is not that of a map.
  public struct ReadingError: Error, Equatable, CustomStringConvertible {
    /// What is wrong with it.
    public let reason: String

    /// The error in a line: `the file of a map is damaged: it is not the JSON of a map`.
    public var description: String { "the file of a map is damaged: \(reason)" }
  }

  /// The frames at a size; nil outside the domain and where they follow no formula.
  ///
  /// - Parameter size: The size, in points.
  /// - Complexity: O(elements of the map).
  public func frames(at size: CGSize) -> LayoutSnapshot? {
    guard let storage = try? storage(), storage.domain.contains(size),
      let piece = storage.locator.piece(at: Size(size))
    else { return nil }
    return storage.snapshot(storage.content.pieces[piece].layout, Size(size))?.frames
  }

  /// What differs between two files, over all sizes that both have.
  ///
  /// - Parameters:
  ///   - other: The file of the layout as it was.
  ///   - tolerance: How much may differ without being told, in points; files have six decimals. A
  ///     negative one or `nan` counts as zero.
  /// - Throws: ``ReadingError`` if one of them is damaged.
  /// - Complexity: O(pairs of regions that meet · elements).
  public func difference(
    from other: LayoutMapFile, tolerance: Double = 1e-4
  ) throws -> Difference {
    var finder = MapDifferenceFinder(
      old: try other.storage(), new: try storage(), tolerance: tolerance)
    let former = Set(other.verdicts.map(\.withoutCounts))
    let current = Set(verdicts.map(\.withoutCounts))
    return Difference(
      frames: finder.difference(),
      formerDomain: other.domain == domain ? nil : other.domain, domain: domain,
      lostVerdicts: other.verdicts.filter { !current.contains($0.withoutCounts) },
      newVerdicts: verdicts.filter { !former.contains($0.withoutCounts) })
  }

  /// What differs between two files.
  public struct Difference: Sendable, CustomStringConvertible {
    /// What differs between the frames.
    public var frames: MapDifference

    /// The sizes of the old file, if the new one has others.
    public var formerDomain: LayoutDomain?

    /// The sizes of the new file.
    public var domain: LayoutDomain

    /// What was known of properties and is not true any more.
    public var lostVerdicts: [String]

    /// What is known of properties only now.
    public var newVerdicts: [String]

    /// Whether nothing differs.
    public var isEmpty: Bool {
      frames.isEmpty && formerDomain == nil && lostVerdicts.isEmpty && newVerdicts.isEmpty
    }

    /// One line per difference; `no difference` if there is none.
    public var description: String {
      var lines = formerDomain.map { ["the sizes were \($0) and are \(domain)"] } ?? []
      if !frames.isEmpty || !frames.isComplete { lines.append(frames.description) }
      lines += lostVerdicts.map { "was \($0)" } + newVerdicts.map { "is \($0)" }
      return lines.isEmpty ? "no difference" : lines.joined(separator: "\n")
    }
  }
}

extension String {
  /// A verdict without the number of its regions and passes, which says nothing of the layout.
  fileprivate var withoutCounts: String {
    guard hasSuffix(" passes)"), let start = lastIndex(of: "(") else { return self }
    return String(self[..<start])
  }
}
