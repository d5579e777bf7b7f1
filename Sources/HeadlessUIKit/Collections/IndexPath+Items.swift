public import Foundation

extension IndexPath {
  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The item; 0 in a path of less than two indices.
  public var item: Int { count < 2 ? 0 : self[1] }
}
