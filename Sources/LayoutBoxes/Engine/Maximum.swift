#if !RECORDS_DECISIONS
/// The larger of two numbers; the left one if they are equal, or if one of them is none.
///
/// One instruction. The standard library's takes five, as it returns the right one of two equals.
/// Builds that record decisions have their own.
@inline(__always)
func max(_ left: Double, _ right: Double) -> Double { left < right ? right : left }
#endif
