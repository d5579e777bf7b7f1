public import Foundation

/// The movement of content after the finger left it, stepped by a clock of the app.
///
/// ```swift
/// let movement = scroll.decelerate(start: offset, velocity: CGPoint(x: 0, y: -900))
/// while movement?.step(by: 1.0 / 60) == false {}
/// ```
///
/// Content slows down to 0.96 of its speed each sixtieth of a second. Beyond its ends a spring
/// brakes it; from where it comes to rest, it returns within 0.6 seconds.
///
/// Source: CGLayout 0.7, ScrollAnimationDeceleration.
public final class ScrollAnimationDeceleration {
  private var x: Motion
  private var y: Motion
  private weak var guide: (any ScrolledGuide)?
  private var lastStep = ContinuousClock.now

  /// The movement of a guide's content from where it is, at a speed in points per second.
  public init<Owner>(scrollGuide: ScrollLayoutGuide<Owner>, velocity: CGPoint) {
    let offset = scrollGuide.contentOffset
    let range = scrollGuide.offsetRange
    guide = scrollGuide
    x = Motion(
      position: offset.x, velocity: velocity.x, from: range.minimum.x, to: range.maximum.x)
    y = Motion(
      position: offset.y, velocity: velocity.y, from: range.minimum.y, to: range.maximum.y)
  }

  /// Moves the content on by the time since the last step, and returns whether it has come to rest.
  ///
  /// Takes the time from a clock; ``step(by:)`` is given it.
  public func step() -> Bool {
    let now = ContinuousClock.now
    defer { lastStep = now }
    return step(by: (now - lastStep) / .seconds(1))
  }

  /// Moves the content on by the time since the last step, and ends the timer once it has come to
  /// rest.
  public func step(_ timer: Timer) {
    if step() { timer.invalidate() }
  }

  /// Moves the content on by a time in seconds, and returns whether it has come to rest.
  ///
  /// A negative time, or one that is not a number, moves nothing.
  public func step(by time: TimeInterval) -> Bool {
    let time = time > 0 ? min(time, 60) : 0
    x.advance(by: time)
    y.advance(by: time)
    guide?.contentOffset = CGPoint(x: x.position, y: y.position)
    return x.isAtRest && y.isAtRest
  }

  /// The movement along one axis.
  struct Motion {
    var position: CGFloat
    /// The finger's speed; the offset moves against it.
    var velocity: CGFloat
    let range: ClosedRange<CGFloat>
    private var returning: (from: CGFloat, time: TimeInterval)?
    private(set) var isAtRest = false

    init(position: CGFloat, velocity: CGFloat, from minimum: CGFloat, to maximum: CGFloat) {
      let lowest = minimum.isFinite ? minimum : 0
      range = lowest...(maximum.isFinite ? max(lowest, maximum) : lowest)
      self.position = position.isFinite ? position : lowest
      self.velocity = velocity.isFinite ? velocity : 0
    }

    /// Small steps of equal length, so that the way hardly depends on how time is divided.
    mutating func advance(by time: TimeInterval) {
      var rest = time
      while rest > 0, !isAtRest {
        let part = min(rest, 1.0 / 240)
        rest -= part
        move(part)
      }
    }

    private var edge: CGFloat { max(range.lowerBound, min(range.upperBound, position)) }

    private mutating func move(_ time: TimeInterval) {
      if let returning {
        let passed = returning.time + time
        let share = min(passed / 0.6, 1)
        position = edge + (returning.from - edge) * CGFloat((1 - share) * (1 - share))
        self.returning = (returning.from, passed)
        if share >= 1 {
          position = edge
          isAtRest = true
        }
        return
      }
      let beyond = position - edge
      if beyond == 0 {
        position -= velocity * CGFloat(time)
        velocity *= CGFloat(pow(0.96, 60 * time))
        isAtRest = abs(velocity) < 1
        return
      }
      // Stiffness 0.3 per sixtieth and sixtieth, damping 15 per second.
      let pull = 0.3 * 3600 * beyond - 15 * velocity
      velocity += pull * CGFloat(time)
      position -= velocity * CGFloat(time)
      guard position.isFinite, velocity.isFinite else {
        // Beyond all numbers there is no way back to be shown.
        position = beyond < 0 ? range.lowerBound : range.upperBound
        isAtRest = true
        return
      }
      if velocity * beyond >= 0 { returning = (position, 0) }
    }
  }
}

/// A scroll guide, whatever it is of.
private protocol ScrolledGuide: AnyObject {
  var contentOffset: CGPoint { get set }
}

extension ScrollLayoutGuide: ScrolledGuide {}
