/// One question for a size, with all the questions it leads to.
///
/// A container that asks each of its containers two questions leads to four one level further in,
/// and so on. So during one measuring, elements that do not count their changes
/// (``LayoutElement/contentVersion``) are asked once for a proposal, like those that do.
package enum Measuring {
  @TaskLocal private static var number = 0

  private static let count = Locked(0)

  /// A number of the measuring that is going on, never given to another; `nil` outside of any.
  static var current: Int? {
    number == 0 ? nil : number
  }

  /// Runs a container's answer: as a part of the measuring that is going on, or as one of its own.
  package static func run<Result>(_ answer: () -> Result) -> Result {
    if current != nil { return answer() }
    let next = count.withLock { count in
      count += 1
      return count
    }
    return $number.withValue(next, operation: answer)
  }
}
