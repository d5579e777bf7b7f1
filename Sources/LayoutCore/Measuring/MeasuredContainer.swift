/// A container that answers `sizeThatFits` by its own pass, so that containers of other
/// vocabularies ask it instead of its natural size.
package protocol MeasuredContainer: AnyObject {}
