import Foundation
import Framewise

/// A feed of texts that wrap: an item is a picture beside a name and a text, and a comment below.
/// Seven nodes an item.
///
/// All letters are equally wide and lines break anywhere, so the frames are arithmetic.
struct TextFeedForm {
  var items: Int

  static let letter = 7.0
  static let line = 20.0

  var count: Int { 7 * items + 1 }

  static func textLetters(_ item: Int) -> Int { 20 + 37 * item % 181 }
  static func commentLetters(_ item: Int) -> Int { 5 + 53 * item % 97 }

  /// The height of letters at a width, which has room for one at least.
  static func height(_ letters: Int, _ width: Double) -> Double {
    let perLine = (width / letter).rounded(.down)
    return line * (Double(letters) / perLine).rounded(.up)
  }

  static func width(_ number: Int) -> Double { Double(320 + 6 * (number % 50 + 1)) }

  /// item = column pad 8 gap 4: row gap 6 (picture 40×40 · column gap 2 weight 1 (name –×20 ·
  /// text)) · comment.
  func build(_ tree: inout BoxTree) {
    func text(_ letters: Int, _ tree: inout BoxTree) {
      tree.content(
        width: Double(letters) * TextFeedForm.letter, BoxContentSize(height: TextFeedForm.line),
        wraps: true)
    }
    tree.rebuild(BoxStyle(.column, spacing: 8)) { tree in
      for item in 0..<items {
        tree.box(BoxStyle(.column, spacing: 4, margins: BoxMargins(8))) { tree in
          tree.box(BoxStyle(.row, vertical: .top, spacing: 6)) { tree in
            tree.leaf(width: .fixed(40), height: .fixed(40))
            tree.box(BoxStyle(.column, spacing: 2), weight: 1) { tree in
              tree.leaf(height: .fixed(20))
              text(TextFeedForm.textLetters(item), &tree)
            }
          }
          text(TextFeedForm.commentLetters(item), &tree)
        }
      }
    }
  }

  /// The letters of the text at an index of the tree.
  static func letters(at index: Int) -> Int {
    let item = (index - 1) / 7
    return (index - 1) % 7 == 6 ? commentLetters(item) : textLetters(item)
  }

  /// The height of the feed, and its checksum, item by item.
  func expected(_ width: Double) -> (height: Double, checksum: Double) {
    var y = 0.0
    var sum = 0.0
    func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      sum += x + y + width + height
    }
    for item in 0..<items {
      let inner = width - 16
      let beside = inner - 46
      let text = TextFeedForm.height(TextFeedForm.textLetters(item), beside)
      let row = max(40, 22 + text)
      let comment = TextFeedForm.height(TextFeedForm.commentLetters(item), inner)
      add(8, y + 8, 40, 40)
      add(54, y + 8, beside, 20)
      add(54, y + 30, beside, text)
      add(8, y + 12 + row, inner, comment)
      y += 20 + row + comment + 8
    }
    return (y - 8, sum)
  }

  var views: BoxForm {
    let feed = ColumnView(spacing: 8)
    for item in 0..<items {
      feed.addSubview(
        ColumnView(
          margin: 8, spacing: 4,
          RowView(
            verticalAlignment: .top, spacing: 6, BoxForm.fixed(40, 40),
            ColumnView(
              spacing: 2, weight: 1, BoxForm.fixed(.nan, 20),
              LetterLabel(TextFeedForm.textLetters(item)))),
          LetterLabel(TextFeedForm.commentLetters(item))))
    }
    let heights = (0..<50).map { expected(TextFeedForm.width($0)).height }
    return BoxForm(
      root: feed, n: count,
      size: { CGSize(width: TextFeedForm.width($0), height: heights[$0 % 50]) },
      checksum: { expected(TextFeedForm.width($0)).checksum })
  }
}

/// A label that measures letters instead of a text, so that a layout's own time can be seen.
private final class LetterLabel: UILabel {
  private var letters = 0

  convenience init(_ letters: Int) {
    self.init(frame: .zero)
    self.letters = letters
    numberOfLines = 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = Double(letters) * TextFeedForm.letter
    let width = min(natural, size.width)
    return CGSize(width: width, height: TextFeedForm.height(letters, width))
  }
}

extension Workload {
  private static let textFeedSizes = [1, 10, 100, 1_000]

  private static func textFeed(_ name: String, _ phase: String, builds: Bool) -> Workload {
    Workload(name: name, sizes: textFeedSizes, quickSizes: [10]) { items in
      let form = TextFeedForm(items: items)
      let holder = TreeHolder()
      form.build(&holder.tree)
      return treeCase(
        n: form.count, phase: phase, holder,
        checksums: (0..<2).map { form.expected(TextFeedForm.width($0)).checksum }
      ) { number in
        holder.change { tree in
          if builds { form.build(&tree) }
          tree.layOut(width: TextFeedForm.width(number), height: nil) { index, width in
            BoxContentSize(height: TextFeedForm.height(TextFeedForm.letters(at: index), width))
          }
        }
      }
    }
  }

  /// A feed of wrapped texts, built and laid out.
  static let textFeed = textFeed("text-feed", "build + layout", builds: true)

  /// The same feed for fifty widths in turn.
  static let textFeedRelayout = textFeed("text-feed-relayout", "relayout", builds: false)
}
