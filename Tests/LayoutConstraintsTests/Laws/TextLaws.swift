import Foundation
import Framewise
import TestSupport
import Testing

/// Text that wraps, in a view that is resized: the answer is that of a new view, also where widths
/// depend on heights, so that each is found by the other.
@Suite struct TextLaws {
  /// Labels one below the other, whose widths some statements relate to heights.
  private final class Screen {
    let view = ConstraintView().called("screen")
    private var labels: [UILabel] = []
    private var extra: [LayoutStatement] = []

    init(seed: Int, texts: [String?], switched: [Int] = []) {
      var random = SeededGenerator(seed: UInt64(seed) &+ 77)
      for number in 0..<4 {
        let words = (0..<random.int(2...9)).map { _ in
          String(repeating: "m", count: random.int(1...6))
        }
        let label = LetterText.label(words.joined(separator: " "))
        label.accessibilityIdentifier = "label\(number)"
        view.addForAutoLayout(label)
        label >> view.left
        if let above = labels.last {
          label.top >> above.bottom.offset(random.pick([0, 8]))
        } else {
          label >> view.top
        }
        label.width >> view.width.max
        let other = random.pick(labels + [label])
        let factor = random.pick([0.5, 1, 2, 3])
        let made: LayoutStatement?
        switch random.int(0...8) {
        case 0: made = label.width >> other.height.at(factor)
        case 1: made = label.height >> other.width.at(factor)
        case 2: made = label.width >> other.height.at(factor).min
        case 3: made = label.width >> other.height.at(factor).max
        case 4: made = label.height >> view.width.at(0.2).min
        case 5: made = label.lastBaseline >> other.firstBaseline.offset(40)
        case 6: made = label.width >> view.height.at(factor)
        case 7: made = label.width >> view.width.at(0.5)
        default: made = nil
        }
        if random.int(0...2) == 0 { made?.priority = random.pick([1, 249, 251, 700, 900]) }
        if let made { extra.append(made) }
        labels.append(label)
      }
      read(texts)
      for number in switched { turn(number) }
    }

    /// Takes away one of the statements that relate labels, or brings it back as the newest.
    func turn(_ number: Int) {
      guard !extra.isEmpty else { return }
      extra[number % extra.count].isActive.toggle()
    }

    func read(_ texts: [String?]) {
      for (label, text) in zip(labels, texts) where text != nil { label.text = text }
    }

    func frames(_ width: Int, _ height: Int) -> [CGRect] {
      view.frame.size = CGSize(width: width, height: height)
      LayoutIssue.withHandler({ _ in }) { view.layoutIfNeeded() }
      return labels.map(\.frame)
    }

    func fitting(_ width: Int) -> CGSize {
      view.sizeThatFits(CGSize(width: width, height: 300))
    }
  }

  @Test(arguments: 0..<300)
  func `Answers do not depend on those before`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 5)
    var texts = [String?](repeating: nil, count: 4)
    let screen = Screen(seed: seed, texts: texts)
    var switched: [Int] = []
    for round in 0..<9 {
      if round == 3 { texts[random.int(0...3)] = "another text of six words in all" }
      screen.read(texts)
      if round > 4 {
        switched.append(random.int(0...3))
        screen.turn(switched[switched.count - 1])
      }
      let (width, height) = (random.int(60...500), random.int(60...300))
      let new = Screen(seed: seed, texts: texts, switched: switched)
      #expect(screen.frames(width, height) == new.frames(width, height), "round \(round)")
      #expect(screen.fitting(width) == new.fitting(width), "round \(round), fitting")
    }
  }
}
