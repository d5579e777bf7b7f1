import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import LayoutExplorer
import Testing

@Suite struct DarkLookRules {
  /// The look of the element in a screen.
  private func look(_ makeView: @escaping () -> UIView) throws -> [String: Any] {
    try content(makeView).look(1)
  }

  private func content(_ makeView: @escaping () -> UIView) throws -> PageContent {
    try PageContent(
      LayoutExplorer {
        ColumnView { makeView().named("element") }.named("root")
      })
  }

  @Test func `A color with a dark form has both`() throws {
    let look = try look {
      let label = UILabel()
      label.text = "Text"
      label.backgroundColor = .systemBackground
      return label
    }
    #expect(look["fill"] as? String == "light-dark(#ffffff, #000000)")
    let text = try #require(look["text"] as? [String: Any])
    #expect(text["color"] as? String == "light-dark(#000000, #ffffff)")
  }

  @Test func `A color without one is written once`() throws {
    let content = try content {
      let label = UILabel()
      label.text = "Text"
      (label.textColor, label.backgroundColor) = (.white, .blue)
      return label
    }
    #expect(try content.look(1)["fill"] as? String == "#0000ff")
    #expect(!content.json.contains("light-dark"))
  }

  @Test func `A color that is clear in one style only is transparent there`() throws {
    let look = try look {
      let view = UIView()
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .clear }
      return view
    }
    #expect(look["fill"] as? String == "light-dark(transparent, #ff0000)")
  }

  @Test func `A color that is clear in the dark is transparent there`() throws {
    let look = try look {
      let view = UIView()
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .clear : .red }
      return view
    }
    #expect(look["fill"] as? String == "light-dark(#ff0000, transparent)")
  }

  @Test func `A border is that of a layer made in each style`() throws {
    let look = try look {
      let view = UIView()
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.opaqueSeparator.cgColor
      return view
    }
    let border = try #require(look["border"] as? [String: Any])
    #expect(border["color"] as? String == "light-dark(#c6c6c8, #38383a)")
  }

  @Test func `The parts of a control have both colors`() throws {
    let look = try look {
      let control = UISwitch()
      control.isOn = true
      return control
    }
    let shapes = try #require(look["shapes"] as? [[String: Any]])
    // The system's green; a knob is white in both.
    #expect(shapes.first?["fill"] as? String == "light-dark(#34c759, #30d158)")
    #expect(shapes.last?["fill"] as? String == "#ffffff")
  }

  @Test func `An element that reads its style in a pass is made in both`() throws {
    let look = try look { StyledView() }
    #expect(look["fill"] as? String == "light-dark(#00ff00, #0000ff)")
  }

  @Test func `A style that an element overrides is the only one`() throws {
    let look = try look {
      let view = UIView()
      view.overrideUserInterfaceStyle = .dark
      view.backgroundColor = .systemBackground
      return view
    }
    #expect(look["fill"] as? String == "#000000")
  }
}

/// A view that takes its color from its traits when it is laid out.
private final class StyledView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = traitCollection.userInterfaceStyle == .dark ? .blue : .green
  }
}
