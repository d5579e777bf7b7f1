import Foundation

/// What a program asks while it runs.
protocol BlockHost {
  /// What the program calls, if anything.
  var closures: BlockClosures? { get }

  /// The size of an element's content for a proposal.
  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize

  /// How far below its upper edge an element has its first baseline at a size.
  mutating func baseline(of element: Int, size: CGSize) -> CGFloat

  /// What a guide with a frame holds, in the coordinates of that frame.
  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect

  /// The frame an element has now, to be kept because the new one cannot be used.
  mutating func refuse(_ frame: CGRect, for element: Int) -> CGRect

  /// Told of a frame with a negative size, which counts by its amount.
  mutating func standardize(_ frame: CGRect, of element: Int)
}

extension CGSize {
  /// Whether content can have the size: finite lengths that are not negative.
  var isUsableContent: Bool { width >= 0 && height >= 0 && width < .infinity && height < .infinity }
}

/// The frame as an element can take it.
@inline(__always)
func usable<Host: BlockHost>(_ frame: CGRect, for element: Int, _ host: inout Host) -> CGRect {
  // A sum is finite only where all of it is.
  let sum = (frame.origin.x + frame.origin.y) + (frame.size.width + frame.size.height)
  if sum.isFinite, frame.size.width >= 0, frame.size.height >= 0 { return frame }
  return corrected(frame, for: element, &host)
}

@inline(never)
private func corrected<Host: BlockHost>(
  _ frame: CGRect, for element: Int, _ host: inout Host
) -> CGRect {
  let counted = frame.countedByAmount
  if !counted.isFinite { return host.refuse(frame, for: element) }
  // Not the rects, which are equal where their areas are.
  if counted.size != frame.size { host.standardize(frame, of: element) }
  return counted
}
