// What compares or rounds lengths without being recorded; see check-recording.
import Foundation
extension Double {
  @available(*, deprecated, message: "escapes the recorder") func rounded() -> Double { self }
  @available(*, deprecated, message: "escapes the recorder") func rounded(_ r: FloatingPointRoundingRule) -> Double { self }
  @available(*, deprecated, message: "escapes the recorder") var magnitude: Double { self }
  @available(*, deprecated, message: "escapes the recorder") var isZero: Bool { true }
  @available(*, deprecated, message: "escapes the recorder") var sign: FloatingPointSign { .plus }
  @available(*, deprecated, message: "escapes the recorder") func truncatingRemainder(dividingBy: Double) -> Double { self }
  @available(*, deprecated, message: "escapes the recorder") func remainder(dividingBy: Double) -> Double { self }
}
extension CGFloat {
  @available(*, deprecated, message: "escapes the recorder") func rounded() -> CGFloat { self }
  @available(*, deprecated, message: "escapes the recorder") func rounded(_ r: FloatingPointRoundingRule) -> CGFloat { self }
  @available(*, deprecated, message: "escapes the recorder") var magnitude: CGFloat { self }
  @available(*, deprecated, message: "escapes the recorder") var isZero: Bool { true }
  @available(*, deprecated, message: "escapes the recorder") var sign: FloatingPointSign { .plus }
  @available(*, deprecated, message: "escapes the recorder") func truncatingRemainder(dividingBy: CGFloat) -> CGFloat { self }
  @available(*, deprecated, message: "escapes the recorder") func remainder(dividingBy: CGFloat) -> CGFloat { self }
}
extension Int {
  @available(*, deprecated, message: "escapes the recorder") init(_ x: Double) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init(_ x: CGFloat) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init?(exactly x: Double) { return nil }
}
extension Int32 {
  @available(*, deprecated, message: "escapes the recorder") init(_ x: Double) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init(_ x: CGFloat) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init?(exactly x: Double) { return nil }
}
extension Int64 {
  @available(*, deprecated, message: "escapes the recorder") init(_ x: Double) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init(_ x: CGFloat) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init?(exactly x: Double) { return nil }
}
extension UInt {
  @available(*, deprecated, message: "escapes the recorder") init(_ x: Double) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init(_ x: CGFloat) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init?(exactly x: Double) { return nil }
}
extension UInt32 {
  @available(*, deprecated, message: "escapes the recorder") init(_ x: Double) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init(_ x: CGFloat) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init?(exactly x: Double) { return nil }
}
extension UInt64 {
  @available(*, deprecated, message: "escapes the recorder") init(_ x: Double) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init(_ x: CGFloat) { self = 0 }
  @available(*, deprecated, message: "escapes the recorder") init?(exactly x: Double) { return nil }
}
extension Sequence where Element == Double {
  @available(*, deprecated, message: "escapes the recorder") func max() -> Double? { nil }
  @available(*, deprecated, message: "escapes the recorder") func min() -> Double? { nil }
  @available(*, deprecated, message: "escapes the recorder") func sorted() -> [Double] { [] }
  @available(*, deprecated, message: "escapes the recorder") func contains(_ x: Double) -> Bool { false }
}
extension Sequence where Element == CGFloat {
  @available(*, deprecated, message: "escapes the recorder") func max() -> CGFloat? { nil }
  @available(*, deprecated, message: "escapes the recorder") func min() -> CGFloat? { nil }
  @available(*, deprecated, message: "escapes the recorder") func sorted() -> [CGFloat] { [] }
  @available(*, deprecated, message: "escapes the recorder") func contains(_ x: CGFloat) -> Bool { false }
}
@available(*, deprecated, message: "escapes the recorder") func floor(_ x: Double) -> Double { x }
@available(*, deprecated, message: "escapes the recorder") func ceil(_ x: Double) -> Double { x }
@available(*, deprecated, message: "escapes the recorder") func round(_ x: Double) -> Double { x }
@available(*, deprecated, message: "escapes the recorder") func floor(_ x: CGFloat) -> CGFloat { x }
@available(*, deprecated, message: "escapes the recorder") func ceil(_ x: CGFloat) -> CGFloat { x }
@available(*, deprecated, message: "escapes the recorder") func round(_ x: CGFloat) -> CGFloat { x }
extension CGSize { @available(*, deprecated, message: "escapes the recorder") static func == (a: CGSize, b: CGSize) -> Bool { true }
@available(*, deprecated, message: "escapes the recorder") static func != (a: CGSize, b: CGSize) -> Bool { true } }
extension CGPoint { @available(*, deprecated, message: "escapes the recorder") static func == (a: CGPoint, b: CGPoint) -> Bool { true }
@available(*, deprecated, message: "escapes the recorder") static func != (a: CGPoint, b: CGPoint) -> Bool { true } }
extension CGRect { @available(*, deprecated, message: "escapes the recorder") static func == (a: CGRect, b: CGRect) -> Bool { true }
@available(*, deprecated, message: "escapes the recorder") static func != (a: CGRect, b: CGRect) -> Bool { true } }
