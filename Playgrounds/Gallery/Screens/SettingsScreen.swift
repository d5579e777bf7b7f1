import Framewise

extension GalleryScreen {
  /// Sections whose captions and controls stand in columns and on baselines.
  package static let settings = GalleryScreen(
    name: "settings",
    summary:
      "A form: captions and controls in a grid, on baselines, in sections that move together.",
    shows: ["section"],
    make: { SettingsScreen.make() })
}

/// Sections below each other, or on wide screens in two columns.
enum SettingsScreen {
  static var wide: LayoutCondition { .width(700...) }

  static func make() -> ColumnView {
    ColumnView(spacing: 0, backgroundColor: Palette.ground) {
      RowView(margin: 12, leadingMargin: 20, isAlignToBaseline: true) {
        UILabel("title", "Settings", size: 26, weight: .bold, lines: 1)
        UILabel("version", "Version 3.1", size: 13, color: Palette.muted, lines: 1)
      }.named("bar")
      BoxScrollView(isFitToWidth: true) { sections() }.named("scroll")
    }.named("screen")
  }

  private static func sections() -> RowView {
    let sections = RowView(margin: 20, topMargin: 8, spacing: 24) {
      half { account() }
      half {
        reading()
        notices()
      }
    }.named("sections")
    sections.responsiveAxis = Responsive(.vertical).when(wide, .horizontal)
    sections.responsiveVerticalAlignment = Responsive(.fill).when(wide, .top)
    return sections
  }

  private static func half(@BoxViewBuilder _ sections: () -> [UIView]) -> ColumnView {
    let half = ColumnView(spacing: 24, subviews: sections).named("half")
    half.responsiveWeight = Responsive(.nan).when(wide, 1)
    return half
  }

  private static func account() -> ColumnView {
    section("Account", note: "Neighbors see the name and the floor, nothing else.") {
      field("Name", text: "Third door, brass bell")
      field("E-mail", placeholder: "name@example.org")
      field("Floor", text: "2")
      field("Passphrase", placeholder: "Four words will do", isSecure: true)
    }
  }

  private static func reading() -> ColumnView {
    section("Reading") {
      row("Size", sizes())
      row("Brightness", brightness())
      row("Columns", UIStepper(), fillsRow: false)
    }
  }

  private static func sizes() -> UISegmentedControl {
    let sizes = UISegmentedControl(items: ["Small", "Medium", "Large"], weight: 1)
    sizes.selectedSegmentIndex = 1
    return sizes
  }

  private static func brightness() -> UISlider {
    let slider = UISlider(weight: 1)
    slider.value = 0.6
    return slider
  }

  private static func notices() -> ColumnView {
    section("Notices", note: "A parcel is always announced, whatever the hour.") {
      toggle("Notes of neighbors", isOn: true)
      toggle("Repairs and readings", isOn: true)
      toggle("Lost and found", isOn: false)
    }
  }

  /// A heading, a card with rows in a grid, and a note below it.
  private static func section(
    _ title: String, note: String? = nil, @BoxViewBuilder rows: () -> [UIView]
  ) -> ColumnView {
    ColumnView(spacing: 6) {
      RowView(leadingMargin: 12, trailingMargin: 12) {
        UILabel("heading", title, size: 14, weight: .semibold, color: Palette.muted, lines: 1)
      }
      ColumnView(
        margin: 12, spacing: 12, isAlignToGrid: true, backgroundColor: Palette.card,
        subviews: rows
      ).named("card \(title)").rounded(12)
      if let note {
        RowView(leadingMargin: 12, trailingMargin: 12) {
          UILabel("note", note, size: 12, color: Palette.muted)
        }
      }
    }.named("section \(title)")
  }

  /// A caption and a field of one font, so their texts are on one baseline.
  private static func field(
    _ caption: String, text: String? = nil, placeholder: String? = nil, isSecure: Bool = false
  ) -> RowView {
    let field = UITextField(
      placeholder: placeholder, font: .systemFont(ofSize: 16), borderStyle: .roundedRect,
      isSecureTextEntry: isSecure, weight: 1)
    field.text = text
    field.height = 44
    return RowView(verticalAlignment: .center, spacing: 12) {
      label(caption)
      field.named("field \(caption)")
    }
  }

  /// A caption and a control beside it, across the rest of the row or at its start.
  private static func row(_ caption: String, _ control: UIView, fillsRow: Bool = true) -> RowView {
    RowView(verticalAlignment: .center, spacing: 12) {
      label(caption)
      if fillsRow {
        control.named("control \(caption)")
      } else {
        RowView(horizontalAlignment: .leading, weight: 1) { control.named("control \(caption)") }
      }
    }
  }

  /// A caption with a switch at the end of the row.
  private static func toggle(_ caption: String, isOn: Bool) -> RowView {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return RowView(verticalAlignment: .center, spacing: 12) {
      UILabel(
        text: caption, textColor: Palette.ink, font: .systemFont(ofSize: 16), numberOfLines: 0,
        weight: 1
      ).named("caption \(caption)")
      toggle.named("switch \(caption)")
    }
  }

  private static func label(_ caption: String) -> UILabel {
    UILabel("caption \(caption)", caption, size: 16, lines: 1)
  }
}
