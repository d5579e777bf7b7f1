import Framewise

extension GalleryScreen {
  /// A list of mails with one of them beside or below.
  package static let mail = GalleryScreen(
    name: "mail",
    summary: "Master and detail: one set of statements below 700 points of width, another above.",
    shows: ["fill"],
    make: { MailScreen() })
}

/// A list above the opened mail, or beside it from 700 points.
final class MailScreen: ConstraintView {
  let master = ConstraintView().named("master", Palette.card)
  let detail = ConstraintView().named("detail", Palette.card)
  static var wide: LayoutCondition { .width(700...).named("two columns") }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.ground
    addForAutoLayout(master)
    addForAutoLayout(detail)
    master >> safeArea.top
    master >> safeArea.leading
    detail >> safeArea.bottom
    detail >> safeArea.trailing
    LayoutStatement.activate(while: Self.wide) {
      master >> safeArea.bottom
      master.width >> safeArea.width.at(0.36)
      detail >> safeArea.top
      detail.leading >> master.trailing.offset(1)
    }
    LayoutStatement.activate(while: !Self.wide) {
      master >> safeArea.trailing
      master.height >> safeArea.height.at(0.42)
      detail >> safeArea.leading
      detail.top >> master.bottom.offset(1)
    }
    fillMaster()
    fillDetail()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static let mails = [
    ("Railway", "The new timetable", "Trains leave ten minutes earlier from Monday on."),
    ("Canteen", "Lunch?", "There is a place around the corner with tables outside."),
    (
      "Hiking club", "Photos of the trip", "All of them are in one folder, some are good."
    ),
  ]

  /// Rows of the same height, as many as there are, each as high as its text.
  private func fillMaster() {
    var above: UIView?
    for (index, mail) in Self.mails.enumerated() {
      let row = ConstraintView().named("row \(index + 1)", index == 0 ? Palette.pale : nil)
      master.addForAutoLayout(row)
      row >> master.leading
      row >> master.trailing
      if let above {
        row.top >> above.bottom
      } else {
        row >> master.top
      }
      fill(row, mail.0, mail.1)
      above = row
    }
  }

  /// A picture, the sender and the subject on the same baseline grid, and the time at the end.
  private func fill(_ row: ConstraintView, _ sender: String, _ subject: String) {
    let picture = UIView().named("picture", Palette.accent).rounded(18)
    let name = UILabel("sender", sender, size: 17, weight: .semibold, lines: 1)
    let text = UILabel("subject", subject, size: 15, color: Palette.muted, lines: 1)
    let time = UILabel("time", "9:41", size: 13, color: Palette.muted, lines: 1)
    for view in [picture, name, text, time] { row.addForAutoLayout(view) }
    picture >> row.leading.offset(12)
    picture >> row.centerY
    picture >> 36
    name.leading >> picture.trailing.offset(12)
    name >> row.top.offset(10)
    text.leading >> name.leading
    text.top >> name.bottom.offset(2)
    text >> row.bottom.offset(-10)
    text >> row.trailing.max.offset(-12)
    time >> name.firstBaseline
    time >> row.trailing.offset(-12)
    time.leading >> name.trailing.min.offset(8)
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func fillDetail() {
    let mail = Self.mails[0]
    let subject = UILabel("detail subject", mail.1, size: 24, weight: .bold)
    let sender = UILabel(
      "detail sender", "From \(mail.0)", size: 15, color: Palette.muted, lines: 1)
    let text = UILabel(
      "text", mail.2 + " The platform stays the same, and so do the prices.", size: 17)
    let margins = detail.addLayoutGuide()
    margins
      >> detail.all(
        topOffset: 20, leadingOffset: 20, bottomOffset: -20, trailingOffset: -20)
    var above: UIView?
    for view in [subject, sender, text] {
      detail.addForAutoLayout(view)
      view >> margins.leading
      // Lines longer than this are hard to read.
      view.width >> .max(520)
      (view.width >> margins.width.max)?.priority = .required
      (view.width >> margins.width)?.priority = 600
      if let above {
        view.top >> above.bottom.offset(8)
      } else {
        view >> margins.top
      }
      above = view
    }
  }
}
