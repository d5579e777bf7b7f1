public import Foundation

/// What stands between a container's elements and its vocabulary's engine: it gathers from the
/// elements what is marked, runs the engine, and gives the elements their frames.
///
/// Every vocabulary has one class for this role. The order of a pass is here, once:
///
/// 1. ``guardState`` refuses a pass within itself, and notes changes meanwhile;
/// 2. the input has to have a finite size;
/// 3. ``gather(_:_:)`` brings the engine up to date with the elements;
/// 4. ``run(_:_:)`` computes the frames;
/// 5. ``apply(_:_:)`` stores those that differ;
/// 6. ``tell(_:_:)`` reports what went wrong, when the pass is over and may be asked again; one
///    more issue tells of what came in between.
@usableFromInline package protocol LayoutPass: AnyObject {
  associatedtype Container: LayoutElement

  /// The guard of the pass and of measuring.
  var guardState: PassGuard { get set }

  /// Where the first of what the container is laid out by is written, for issues about all of it;
  /// `nil`, the default, if that is not known.
  var firstLocation: LayoutLocation? { get }

  /// Brings the engine up to date with what is marked.
  func gather(_ container: Container, _ input: LayoutInput)

  /// Computes the frames.
  func run(_ container: Container, _ input: LayoutInput)

  /// Stores the elements' frames.
  func apply(_ container: Container, _ input: LayoutInput)

  /// Reports what went wrong; the pass is over.
  func tell(_ container: Container, _ input: LayoutInput)
}

extension LayoutPass {
  @usableFromInline package var firstLocation: LayoutLocation? { nil }

  /// Runs a pass over a container; returns whether it ran.
  ///
  /// A pass that was interrupted by a change, or by a request for another, says so in one issue,
  /// and marks the container for the next.
  @discardableResult
  @inlinable package func layOut(_ container: Container, _ input: LayoutInput) -> Bool {
    guard guardState.begin() else { return false }
    guard input.size.width.isFinite, input.size.height.isFinite else {
      refuse(container, input)
      return false
    }
    gather(container, input)
    run(container, input)
    apply(container, input)
    let interruption = guardState.end()
    tell(container, input)
    interruption?.tell(container, at: firstLocation)
    return true
  }

  @usableFromInline package func refuse(_ container: Container, _ input: LayoutInput) {
    // Nothing was asked for anything yet, so nothing came in between.
    _ = guardState.end()
    LayoutIssue.report(.invalidBounds(input.size, [container.issueName], at: firstLocation))
  }

  /// Ends a pass or a measuring of a container, and tells of what came in between.
  package func endPass(_ container: Container) {
    guardState.end()?.tell(container, at: firstLocation)
  }
}
