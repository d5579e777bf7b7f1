public import LayoutAnalysis
public import LayoutCore

/// Properties of a layout over domains, and how much to do to find out whether they hold.
///
/// `checkLayout` runs one in a test. By itself it returns what it finds, for scripts and for tests
/// of tests.
///
/// ```swift
/// var check = LayoutCheck(over: [.phones], .noOverlap().inside(.superview)) { LoginScreen() }
/// check.budget = .seconds(60)
/// print(check.run())
/// ```
public struct LayoutCheck {
  /// Which sizes to run, if all of a kind.
  public enum Exhaustion: Hashable, Sendable {
    /// Every size in whole points.
    case points

    /// Every size in whole pixels at the scale of the domain.
    case pixels
  }

  /// The sizes, and what else passes depend on.
  public var domains: [LayoutDomain]

  /// What is varied besides the size; both reading directions by default.
  public var variations = LayoutVariations.directions

  /// Whether all sizes of a kind are run; nil for chosen ones.
  public var exhaustive: Exhaustion?

  /// How many sizes are run of each domain and variation, if not all; 1,000 by default.
  public var count = 1_000

  /// Decides about the sizes that are chosen at random; the same sizes for the same seed.
  public var seed: UInt64 = CheckSettings.seed

  /// How long its thread may compute; 10 seconds by default. What was not reached is told.
  public var budget = Duration.seconds(10)

  /// The only input to run; nil for all.
  public var replay: LayoutReplay?

  /// What should hold.
  public var properties: LayoutProperties

  /// How many cases of content are run, if content is drawn; 40 by default.
  public var contents = 40

  let makeSubject: (LayoutContent) -> CheckSubject

  /// Whether the layout shows what is drawn.
  let drawsContent: Bool

  /// Creates a check of an element that is made anew for each pass.
  ///
  /// - Parameters:
  ///   - domains: The sizes, and what else passes depend on.
  ///   - properties: What should hold.
  ///   - makeElement: Makes the element with all within it; a new and equal one in each call.
  public init<Element: LayoutElement>(
    over domains: [LayoutDomain], _ properties: LayoutProperties,
    _ makeElement: @escaping () -> Element
  ) {
    self.domains = domains
    self.properties = properties
    drawsContent = false
    makeSubject = { _ in CheckSubject(making: makeElement) }
  }

  /// Creates a check of an element with content that is drawn.
  ///
  /// - Parameters:
  ///   - domains: The sizes, and what else passes depend on.
  ///   - properties: What should hold, whatever the content is.
  ///   - makeElement: Makes the element with all within it from some content; a new one in each
  ///     call, and an equal one for equal content.
  public init<Element: LayoutElement>(
    over domains: [LayoutDomain], _ properties: LayoutProperties,
    _ makeElement: @escaping (LayoutContent) -> Element
  ) {
    self.domains = domains
    self.properties = properties
    drawsContent = true
    makeSubject = { content in
      CheckSubject(making: { makeElement(content) }, content: content)
    }
  }

  /// Creates a check of anything that turns an input into frames: plans, box trees, problems,
  /// programs and schemes without views.
  ///
  /// Properties that need elements, as ``LayoutProperties/idempotent-property``, hold of it.
  ///
  /// - Parameters:
  ///   - domains: The sizes, and what else passes depend on.
  ///   - properties: What should hold.
  ///   - snapshot: Lays out for an input, from nothing, and returns the frames.
  public init(
    over domains: [LayoutDomain], _ properties: LayoutProperties,
    snapshot: @escaping (LayoutInput) -> LayoutSnapshot
  ) {
    self.domains = domains
    self.properties = properties
    drawsContent = false
    makeSubject = { _ in CheckSubject(snapshot: snapshot) }
  }
}
