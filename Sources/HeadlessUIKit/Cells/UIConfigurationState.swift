/// A state of a cell. There are none without UIKit.
public protocol UIConfigurationState {}
