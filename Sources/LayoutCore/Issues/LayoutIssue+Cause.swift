extension LayoutIssue {
  /// A declaration that brings an issue about, together with the others of ``LayoutIssue/causes``.
  ///
  /// ```swift
  /// for cause in issue.causes where cause.isLeftOut {
  ///   print(cause.text, cause.location?.line ?? 0)   // title.width == 50 12
  /// }
  /// ```
  public struct Cause: Hashable, Sendable {
    /// The declaration as it reads: `title.left == logo.right + 8`.
    public var text: String

    /// The name that its writer gave it, if any.
    public var name: String?

    /// The names of the elements it is about, the one it places first.
    public var elements: [String]

    /// Where it was written, when that is known.
    public var location: LayoutLocation?

    /// Whether it does not count as long as the issue stands.
    public var isLeftOut: Bool

    /// Creates a cause.
    ///
    /// - Parameters:
    ///   - text: The declaration as it reads.
    ///   - name: The name that its writer gave it, if any.
    ///   - elements: The names of the elements it is about, the one it places first.
    ///   - location: Where it was written, when that is known.
    ///   - isLeftOut: Whether it does not count as long as the issue stands.
    public init(
      _ text: String, name: String? = nil, elements: [String] = [],
      location: LayoutLocation? = nil, isLeftOut: Bool = false
    ) {
      self.text = text
      self.name = name
      self.elements = elements
      self.location = location
      self.isLeftOut = isLeftOut
    }
  }
}
