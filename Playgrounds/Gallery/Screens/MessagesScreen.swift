import Framewise

extension GalleryScreen {
  /// A list whose rows are as high as their text, scrolled by a guide.
  package static let messages = GalleryScreen(
    name: "messages",
    summary:
      "Rows as high as their text, below each other in a scroll guide that knows its content.",
    shows: ["MessageList"],
    make: { MessagesScreen.make() })
}

/// A heading above a list of messages.
enum MessagesScreen {
  static func make() -> LayoutView {
    let screen = LayoutView.mirroring("screen", Palette.card)
    let board = SchemeView().named("board")
    screen.addSubview(
      board, withAssociatedConstantPosition: .makeInsets(insets: .zero, in: .safeArea))
    let heading = UILabel("title", "Messages", size: 28, weight: .bold, lines: 1)
    let count = UILabel(
      "count", "\(messages.count)", size: 15, weight: .semibold, color: Palette.accent, lines: 1)
    let list = MessageList(messages.map(MessageRow.init))
    for view in [heading, count, list] { board.addSubview(view) }
    board.schemes = [
      LayoutScheme(blocks: [
        heading.layoutBlock(
          with: Layout(x: .leading(16), y: 12, width: .content, height: .content)),
        count.layoutBlock(with: Layout(x: .trailing(16), width: .content)) {
          $0.height.equalIntrinsicSize()
          $0.baseline.align(by: heading.layoutAnchors.baseline)
        },
        list.layoutBlock(
          with: Layout(y: .top(8), height: .boxed(8)),
          constraints: [heading.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
      ])
    ]
    return screen
  }

  struct Message {
    var subject: String
    var time: String
    var text: String
  }

  private static let messages = [
    Message(
      subject: "Walnut boards", time: "9:41",
      text: "The boards are dry now. Two of them have a knot near the end, the others are clear."),
    Message(subject: "Lathe", time: "9:12", text: "Free from eleven."),
    Message(
      subject: "Open evening", time: "8:55",
      text: "Thirty people have said they will come, so we need more chairs than we have mended. "
        + "Could the ones from the back room be done by Thursday?"),
    Message(subject: "Glue", time: "Mon", text: "Ordered. It should be here in two days."),
    Message(
      subject: "Workbench", time: "Mon",
      text: "The vice on the left bench sticks. A little wax on the screw helps for an hour or so."),
    Message(subject: "Tea", time: "Sun", text: "There is none left."),
    Message(
      subject: "Window display", time: "Sat",
      text: "The stools stand better in the light. Please leave the small table in the corner."),
    Message(subject: "Keys", time: "Sat", text: "On the hook behind the door."),
  ]
}

/// A message: its initial in a square, subject and time in a line, and the text below.
private final class MessageRow: SchemeView {
  convenience init(_ message: MessagesScreen.Message) {
    self.init(frame: .zero)
    accessibilityIdentifier = "message \(message.subject)"
    let initial = UILabel(
      "initial", String(message.subject.prefix(1)), size: 17, weight: .bold, color: Palette.accent,
      lines: 1)
    initial.textAlignment = .center
    initial.layer.cornerRadius = 20
    initial.backgroundColor = Palette.pale
    let subject = UILabel("subject", message.subject, size: 16, weight: .semibold, lines: 1)
    let time = UILabel("time", message.time, size: 13, color: Palette.muted, lines: 1)
    let text = UILabel("text", message.text, size: 15, color: Palette.muted)
    let line = UIView().named("line", Palette.ground)
    for view in [initial, subject, time, text, line] { addSubview(view) }
    let behind = initial.layoutConstraint(for: [.trailing(.limit(on: .outer))])
    schemes = [
      LayoutScheme(blocks: [
        initial.layoutBlock(with: Layout(x: .leading(16), y: 12, width: 40, height: 40)),
        time.layoutBlock(
          with: Layout(x: .trailing(16), y: 14, width: .content, height: .content)),
        subject.layoutBlock(
          with: Layout(x: .leading(12), y: 12, width: .boxed(24), height: .content),
          constraints: [behind, time.layoutConstraint(for: [.leading(.limit(on: .outer))])]),
        text.layoutBlock(
          with: Layout(x: .leading(12), y: 2, width: .boxed(28), height: .content),
          constraints: [
            behind, subject.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
          ]),
        line.layoutBlock(
          with: Layout(x: .leading(12), y: 12, width: .boxed(12), height: 1),
          constraints: [behind, text.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
      ])
    ]
  }
}

/// A view that shows a part of its rows.
private final class MessageList: UIScrollView {
  private let guide: ScrollLayoutGuide<UIView>

  init(_ rows: [MessageRow]) {
    guide = ScrollLayoutGuide(
      layout: LayoutScheme(
        blocks: rows.indices.map { index in
          let above =
            index == 0
            ? [] : [rows[index - 1].layoutConstraint(for: [.bottom(.limit(on: .outer))])]
          return rows[index].layoutBlock(with: Layout(height: .content), constraints: above)
        }))
    super.init(frame: .zero)
    accessibilityIdentifier = "list"
    for row in rows { addSubview(row) }
    guide.fitsContentSize = true
    guide.add(to: self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guide.frame = CGRect(origin: .zero, size: bounds.size)
    guide.layout(in: guide.layoutBounds)
    contentSize = guide.contentSize
  }
}
