/// A container that has no natural size but answers `sizeThatFits`, so that containers of another
/// vocabulary ask it instead.
package protocol MeasuredContainer: AnyObject {}
