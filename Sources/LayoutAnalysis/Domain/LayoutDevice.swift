public import Foundation

/// A size with a name: findings say on which devices a size occurs.
///
/// ```swift
/// var domain = LayoutDomain.sizes(320...1400, 480...1200)
/// domain.devices.append(LayoutDevice("kiosk", width: 1080, height: 1920))
/// ```
public struct LayoutDevice: Hashable, Sendable, CustomStringConvertible {
  /// What people call it.
  public var name: String

  /// The size of its screen or window, in points.
  public var size: CGSize

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - width: The width of its screen or window, in points.
  ///   - height: The height of its screen or window, in points.
  public init(_ name: String, width: CGFloat, height: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  /// The name and the size: `iPhone SE (375 x 667)`.
  public var description: String {
    "\(name) (\(Size(size)))"
  }

  /// Some phones and tablets, about the most common first, upright and on the side, and parts of a
  /// tablet's screen. Findings name the first one that is concerned.
  public static let common: [LayoutDevice] = {
    let upright = [
      LayoutDevice("iPhone", width: 393, height: 852),
      LayoutDevice("iPhone Plus", width: 430, height: 932),
      LayoutDevice("iPhone mini", width: 375, height: 812),
      LayoutDevice("iPhone SE", width: 375, height: 667),
      LayoutDevice("iPad", width: 820, height: 1180),
      LayoutDevice("iPad Pro 11", width: 834, height: 1194),
      LayoutDevice("iPad Pro 13", width: 1024, height: 1366),
      LayoutDevice("iPad mini", width: 744, height: 1133),
      LayoutDevice("iPhone SE, first", width: 320, height: 568),
    ]
    let onTheSide = upright.map {
      LayoutDevice("\($0.name) on the side", width: $0.size.height, height: $0.size.width)
    }
    return upright + onTheSide + [
      LayoutDevice("iPad, third of the screen", width: 320, height: 820),
      LayoutDevice("iPad, half of the screen", width: 590, height: 820),
      LayoutDevice("window", width: 1280, height: 800),
    ]
  }()
}
