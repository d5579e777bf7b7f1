import Framewise

extension GalleryScreen {
  /// Notes in scripts that run both ways, each in its own direction.
  package static let languages = GalleryScreen(
    name: "languages",
    summary:
      "Arabic, Hebrew and English on one board: each note has its own direction, whatever the "
      + "screen's is.",
    shows: ["note", "board"],
    make: { LanguagesScreen.make() })
}

/// Notes of a public library below each other, or in columns.
enum LanguagesScreen {
  static var wide: LayoutCondition { .width(900...) }

  static func make() -> ColumnView {
    ColumnView(spacing: 0, backgroundColor: Palette.ground) {
      RowView(margin: 16, isAlignToBaseline: true) {
        UILabel("title", "Reading room", size: 24, weight: .bold, lines: 1)
        SpacerView().named("spacer")
        UILabel("today", "3 notes", size: 14, color: Palette.muted, lines: 1)
      }.named("bar")
      BoxScrollView(isFitToWidth: true) { board() }.named("scroll")
    }.named("screen")
  }

  /// Below each other, or beside each other where each still has room for a line.
  static func board() -> RowView {
    let board = RowView(margin: 16, topMargin: 4, spacing: 14) {
      for text in Note.all { note(text) }
    }.named("board")
    board.responsiveAxis = Responsive(.vertical).when(wide, .horizontal)
    board.responsiveVerticalAlignment = Responsive(.fill).when(wide, .top)
    return board
  }

  /// A note reads in its own direction: only this one line says so.
  static func note(_ note: Note) -> ColumnView {
    let initial = UILabel(
      "initial", note.initial, size: 20, weight: .bold, color: Palette.accent, lines: 1)
    (initial.width, initial.height, initial.textAlignment) = (44, 44, .center)
    let card = ColumnView(margin: 16, spacing: 12, backgroundColor: Palette.card) {
      RowView(verticalAlignment: .center, spacing: 12) {
        initial.named("initial", Palette.pale).rounded(22)
        ColumnView(spacing: 2, weight: 1) {
          UILabel("heading", note.heading, size: 18, weight: .semibold, lines: 1)
          UILabel("place", note.place, size: 13, color: Palette.muted, lines: 1)
        }.named("head")
      }.named("top")
      UILabel("text", note.text, size: 16)
      RowView(isAlignToBaseline: true) {
        UILabel("time", note.time, size: 13, color: Palette.muted, lines: 1)
        SpacerView().named("spacer")
        UILabel("answer", note.answer, size: 15, weight: .semibold, color: Palette.accent, lines: 1)
      }.named("bottom")
    }.named("note \(note.language)").rounded(16)
    card.semanticContentAttribute = note.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    card.responsiveWeight = Responsive(.nan).when(wide, 1)
    return card
  }

  struct Note {
    var language: String
    var isRightToLeft: Bool
    var initial: String
    var heading: String
    var place: String
    var text: String
    var time: String
    var answer: String

    static let all = [
      Note(
        language: "Arabic", isRightToLeft: true, initial: "ق", heading: "قاعة القراءة",
        place: "الطابق الثاني",
        text: "وصلت الكتب الجديدة هذا الصباح. الأطلس الكبير على الطاولة قرب النافذة، ومن يقرأه "
          + "يرجى أن يعيده مفتوحا على الصفحة نفسها.",
        time: "9:30", answer: "رد"),
      Note(
        language: "Hebrew", isRightToLeft: true, initial: "ס", heading: "ספרים חדשים",
        place: "קומה שנייה",
        text: "האטלס הגדול מונח על השולחן ליד החלון. מי שקורא בו מתבקש להשאיר אותו פתוח באותו "
          + "עמוד, כי מישהו עדיין באמצע המסע.",
        time: "9:45", answer: "תגובה"),
      Note(
        language: "English", isRightToLeft: false, initial: "L", heading: "Lost on page 212",
        place: "Second floor",
        text: "Whoever left a tram ticket of 1987 in the atlas: it is still there, and it still "
          + "marks the right page.",
        time: "10:10", answer: "Answer"),
    ]
  }
}
