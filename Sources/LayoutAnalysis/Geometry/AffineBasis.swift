/// Sizes at which values are known, from which they follow at all others: three that are not in
/// line, two of a segment, or one.
struct AffineBasis {
  let sizes: [Size]

  private let determinant: Double

  init(_ sizes: [Size]) {
    self.sizes = sizes
    determinant = sizes.count == 3 ? sizes[0].turn(sizes[1], sizes[2]) : 0
  }

  /// How much the values at the sizes of the basis count for that at another size.
  func weights(_ size: Size) -> (Double, Double, Double) {
    switch sizes.count {
    case 3:
      let second = sizes[0].turn(size, sizes[2]) / determinant
      let third = sizes[0].turn(sizes[1], size) / determinant
      return (1 - second - third, second, third)
    case 2:
      let (x, y) = (sizes[1].width - sizes[0].width, sizes[1].height - sizes[0].height)
      let part =
        x.magnitude >= y.magnitude
        ? (size.width - sizes[0].width) / x : (size.height - sizes[0].height) / y
      return (1 - part, part, 0)
    default:
      return (1, 0, 0)
    }
  }

  /// The formula that has three values at the sizes of the basis.
  ///
  /// On a segment it depends on the number alone that changes more along it.
  func formula(_ first: Double, _ second: Double, _ third: Double) -> SizeFormula {
    guard sizes.count > 1 else { return SizeFormula(constant: first) }
    let (x1, y1) = (sizes[1].width - sizes[0].width, sizes[1].height - sizes[0].height)
    let rise1 = second - first
    var (width, height) = (0.0, 0.0)
    if sizes.count == 3 {
      let (x2, y2) = (sizes[2].width - sizes[0].width, sizes[2].height - sizes[0].height)
      let rise2 = third - first
      width = (rise1 * y2 - rise2 * y1) / determinant
      height = (x1 * rise2 - x2 * rise1) / determinant
    } else if x1.magnitude >= y1.magnitude {
      width = rise1 / x1
    } else {
      height = rise1 / y1
    }
    return SizeFormula(
      width: width, height: height,
      constant: first - width * sizes[0].width - height * sizes[0].height)
  }
}
