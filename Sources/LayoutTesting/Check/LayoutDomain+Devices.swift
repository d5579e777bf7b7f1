import Foundation
public import LayoutAnalysis

extension LayoutDomain {
  /// Phones held upright: 320...430 × 568...932 points.
  public static let phones = LayoutDomain.sizes(320...430, 568...932)

  /// Phones on the side: 568...932 × 320...430 points.
  public static let phonesOnTheSide = LayoutDomain.sizes(568...932, 320...430)

  /// Tablets either way: 744...1366 × 744...1366 points.
  public static let tablets = LayoutDomain.sizes(744...1366, 744...1366)

  /// Windows and parts of a tablet's screen: 320...1400 × 480...1200 points.
  public static let windows = LayoutDomain.sizes(320...1400, 480...1200)
}
