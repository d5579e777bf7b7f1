import HeadlessUIKit
import Testing

@Suite struct DynamicColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Red in the light, blue of half an opacity in the dark.
  private let color = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 0, blue: 1, alpha: 0.5) : .red
  }

  private func parts(_ color: UIColor) -> [CGFloat] {
    var parts: [CGFloat] = [-1, -1, -1, -1]
    parts.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    return parts
  }

  @Test func `A provider decides by the traits, and no style is light`() {
    #expect(color.resolvedColor(with: dark) == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(color.resolvedColor(with: light) == .red)
    #expect(color.resolvedColor(with: UITraitCollection()) == .red)
  }

  @Test func `A color of fixed parts is resolved to itself`() {
    let green = UIColor.green
    #expect(green.resolvedColor(with: dark) === green)
  }

  @Test func `A provider may return a color that depends on traits in turn`() {
    let outer = UIColor { [color] _ in color }
    #expect(outer.resolvedColor(with: dark) == color.resolvedColor(with: dark))
    #expect(outer.resolvedColor(with: light) == .red)
  }

  @Test func `Parts and layers' colors are those for the current traits`() {
    #expect(parts(color) == [1, 0, 0, 1])
    #expect(color.cgColor.components == [1, 0, 0, 1])
    dark.performAsCurrent {
      #expect(parts(color) == [0, 0, 1, 0.5])
      #expect(color.cgColor.components == [0, 0, 1, 0.5])
      #expect(!color.getWhite(nil, alpha: nil))
      var white: CGFloat = 0
      #expect(UIColor.label.getWhite(&white, alpha: nil) && white == 1)
    }
    #expect(parts(color) == [1, 0, 0, 1])
  }

  @Test func `Another opacity leaves the color dependent on traits`() {
    let faint = color.withAlphaComponent(0.25)
    #expect(parts(faint.resolvedColor(with: light)) == [1, 0, 0, 0.25])
    #expect(parts(faint.resolvedColor(with: dark)) == [0, 0, 1, 0.25])
    #expect(parts(faint.withAlphaComponent(7).resolvedColor(with: dark)) == [0, 0, 1, 1])
    #expect(faint.withAlphaComponent(0.5) == color.withAlphaComponent(0.5))
    #expect(faint != color && faint.hash != color.hash)
  }

  @Test func `A color of the system equals itself only`() {
    #expect(UIColor.label == .label && UIColor.label.hash == UIColor.label.hash)
    #expect(UIColor.label != .black && UIColor.link != .systemBlue)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(Set<UIColor>([.systemBackground, .systemBackground, .white]).count == 2)
  }

  @Test func `Colors with providers are equal if they are the same`() {
    #expect(color == color && color.copy() as? UIColor === color)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test(arguments: [
    (UIColor.systemRed, [255, 69, 58, 1.0]), (.systemGreen, [48, 209, 88, 1]),
    (.systemBlue, [10, 132, 255, 1]), (.systemOrange, [255, 159, 10, 1]),
    (.systemYellow, [255, 214, 10, 1]), (.systemPink, [255, 55, 95, 1]),
    (.systemPurple, [191, 90, 242, 1]), (.systemTeal, [64, 200, 224, 1]),
    (.systemIndigo, [94, 92, 230, 1]), (.systemBrown, [172, 142, 104, 1]),
    (.systemMint, [99, 230, 226, 1]), (.systemCyan, [100, 210, 255, 1]),
    (.systemGray, [142, 142, 147, 1]), (.systemGray2, [99, 99, 102, 1]),
    (.systemGray3, [72, 72, 74, 1]), (.systemGray4, [58, 58, 60, 1]),
    (.systemGray5, [44, 44, 46, 1]), (.systemGray6, [28, 28, 30, 1]),
    (.label, [255, 255, 255, 1]), (.secondaryLabel, [235, 235, 245, 0.6]),
    (.tertiaryLabel, [235, 235, 245, 0.3]), (.quaternaryLabel, [235, 235, 245, 0.18]),
    (.placeholderText, [235, 235, 245, 0.3]), (.link, [9, 132, 255, 1]),
    (.separator, [84, 84, 88, 0.6]), (.opaqueSeparator, [56, 56, 58, 1]),
    (.systemBackground, [0, 0, 0, 1]), (.secondarySystemBackground, [28, 28, 30, 1]),
    (.tertiarySystemBackground, [44, 44, 46, 1]), (.systemGroupedBackground, [0, 0, 0, 1]),
    (.secondarySystemGroupedBackground, [28, 28, 30, 1]),
    (.tertiarySystemGroupedBackground, [44, 44, 46, 1]), (.systemFill, [120, 120, 128, 0.36]),
    (.secondarySystemFill, [120, 120, 128, 0.32]), (.tertiarySystemFill, [118, 118, 128, 0.24]),
    (.quaternarySystemFill, [118, 118, 128, 0.18]), (.tintColor, [10, 132, 255, 1]),
  ])
  func `The system's dark colors are Apple's`(_ color: UIColor, _ expected: [CGFloat]) {
    let found = parts(color.resolvedColor(with: dark))
    #expect(found == expected.prefix(3).map { $0 / 255 } + expected.suffix(1))
  }
}
