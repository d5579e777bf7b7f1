/// A container that marks the one around it itself, once that asked for its size.
package protocol ClimbingContainer: AnyObject {}

/// A container that has no natural size but answers `sizeThatFits`, so that containers of another
/// vocabulary ask it instead.
package protocol MeasuredContainer: ClimbingContainer {}
