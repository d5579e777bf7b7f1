import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutConditions
import LayoutCore
import LayoutExplorer
import LayoutPreviews
import Testing

@Suite struct LookRules {
  /// The look of a view that fills a screen.
  private func look(_ makeView: @escaping () -> UIView) throws -> [String: Any] {
    let explorer = LayoutExplorer {
      let root = LayoutView().named("root")
      root.addSubview(
        makeView(),
        withAssociatedConstantPosition: .makeFormula {
          FormulaRect(x: 0, y: 0, width: $0.width, height: $0.height)
        })
      return root
    }
    return try PageContent(explorer).look(1)
  }

  @Test func `A label has its text, font, color and place`() throws {
    let look = try look {
      let label = UILabel()
      label.text = "Größe"
      label.font = .boldSystemFont(ofSize: 20)
      label.textColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      label.textAlignment = .center
      label.numberOfLines = 2
      return label
    }
    let text = try #require(look["text"] as? [String: Any])
    #expect(text["text"] as? String == "Größe")
    #expect(text["size"] as? Double == 20 && text["isBold"] as? Bool == true)
    #expect(text["color"] as? String == "#ff3300" && text["align"] as? String == "center")
    #expect(text["lines"] as? Int == 2)
    // Ascender and descender of Liberation Sans: 0.905 and 0.212 em.
    #expect(abs((text["lineHeight"] as? Double ?? 0) - 20 * 1.117) < 0.01)
  }

  @Test func `A layer has corners and a border`() throws {
    let look = try look {
      let view = UIView()
      view.backgroundColor = UIColor(white: 1, alpha: 0.5)
      view.layer.cornerRadius = 12
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.black.cgColor
      view.clipsToBounds = true
      return view
    }
    #expect(look["fill"] as? String == "#ffffff80")
    #expect(look["radius"] as? Double == 12 && look["corners"] as? Int == 1)
    #expect(look["clips"] as? Bool == true)
    let border = try #require(look["border"] as? [String: Any])
    #expect(border["width"] as? Double == 2 && border["color"] as? String == "#000000")
  }

  @Test func `Corners that are all round are not listed`() throws {
    let look = try look {
      let view = UIView()
      view.layer.cornerRadius = 12
      return view
    }
    #expect(look["radius"] as? Double == 12 && look["corners"] == nil)
  }

  /// The page breaks the text of a label by itself.
  @Test func `A label is a text, and draws no parts`() throws {
    let look = try look {
      let label = UILabel()
      label.text = "Title"
      return label
    }
    #expect(look["text"] != nil && look["lines"] == nil && look["shapes"] == nil)
  }

  /// A switch is 51 x 31 wherever it stands, so its ends are round by half of 31.
  @Test func `A shape has the radius of its corners`() throws {
    let look = try look { UISwitch() }
    let shapes = try #require(look["shapes"] as? [[String: Any]])
    #expect(shapes.first?["radius"] as? [Double] == [15.5, 0, 0])
  }

  /// The spokes of an indicator stand at sines of eighths of a turn.
  @Test func `Lengths of parts have four decimal places at most`() throws {
    let look = try look { UIActivityIndicatorView(style: .large) }
    let shapes = try #require(look["shapes"] as? [[String: Any]])
    let numbers = shapes.flatMap { ($0["frame"] as? [[Double]] ?? []).joined() }
    #expect(numbers.count == 8 * 4 * 3)
    #expect(numbers.allSatisfy { ($0 * 1e4).rounded() / 1e4 == $0 })
  }

  @Test func `An image view is a picture and a plain view has nothing`() throws {
    #expect(try look { UIImageView() }["isImage"] as? Bool == true)
    let plain = try look { UIView() }
    #expect(Set(plain.keys) == ["type"])
  }

  @Test func `A clear color is none`() throws {
    let look = try look {
      let view = UIView()
      view.backgroundColor = .clear
      return view
    }
    #expect(look["fill"] == nil)
  }

  @Test func `A text has its own alignment`() throws {
    let aligns: [(NSTextAlignment, String)] = [
      (.left, "left"), (.center, "center"), (.right, "right"), (.natural, "left"),
      (.justified, "justify"),
    ]
    for (alignment, align) in aligns {
      let look = try look {
        let label = UILabel()
        label.text = "Title"
        label.textAlignment = alignment
        return label
      }
      #expect((look["text"] as? [String: Any])?["align"] as? String == align)
    }
  }

  /// A field without a border has its text between its edges.
  @Test(arguments: [
    (NSTextAlignment.left, "start", 0.0), (.center, "middle", 0.5), (.right, "end", 1),
  ])
  func `A line of a control stands where its alignment says`(
    _ alignment: NSTextAlignment, _ anchor: String, _ part: Double
  ) throws {
    let look = try look {
      let field = UITextField()
      field.text = "Name"
      field.textAlignment = alignment
      return field
    }
    let line = try #require((look["lines"] as? [[String: Any]])?.first)
    #expect(line["anchor"] as? String == anchor)
    let x = try #require(line["x"] as? [Double])
    #expect(zip(x, [0, part, 0]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(x)")
  }

  /// Of widths from 300 to 400 and heights from 600 to 800, in the middle of which it is 350 x 700.
  @Test func `An element looks as in the middle of the sizes that have it`() throws {
    let explorer = LayoutExplorer(over: .sizes(300...400, 600...800)) {
      let root = LayoutView().named("root")
      root.addSubview(
        SizedView(),
        withAssociatedConstantPosition: .makeFormula {
          FormulaRect(x: 0, y: 0, width: $0.width, height: $0.height)
        })
      return root
    }
    #expect(try PageContent(explorer).look(1)["fill"] as? String == "#00ff00")
  }

  @Test func `Elements that look the same share their look`() throws {
    let page = try PageContent(
      LayoutExplorer {
        let root = LayoutView().named("root")
        for index in 0..<3 { root.addSubview(UIView().named("view \(index)")) }
        return root
      })
    let data = try page.data()
    let variants = try #require(data["variants"] as? [[String: Any]])
    #expect(variants[0]["looks"] as? [[Int]] == [[0, 1, 1, 1]])
    #expect((data["looks"] as? [Any])?.count == 2)
  }

  /// Two regions of the same elements: one is enough to see them.
  @Test func `Elements are made once in light and once in dark`() {
    func make() -> UIView {
      let root = LayoutView().named("root")
      root.addSubview(
        UIView(),
        layoutMethods: [CGFloat(10), 20].map { height in
          LayoutMethod(
            condition: height == 10 ? .width(350...) : .always,
            position: .makeFormula { FormulaRect(x: 0, y: 0, width: $0.width, height: height) })
        })
      return root
    }
    let map = LayoutMap(over: .sizes(300...400, 300...400)) { make() }
    #expect(map.regions.count == 2)
    var count = 0
    _ = ExplorerVariant(of: map) {
      count += 1
      return make()
    }
    #expect(count == 2)
  }

  @Test func `Nothing is known of the looks of other elements than those of the map`() throws {
    let map = LayoutMap(over: .sizes(300...400, 300...400)) { makeThirds() }
    let variant = ExplorerVariant(of: map) { UIView() }
    let data = try PageContent(LayoutExplorer("other", variants: [variant])).data()
    let variants = try #require(data["variants"] as? [[String: Any]])
    #expect(variants[0]["looks"] as? [[Int]] == [[]])
  }
}

/// A view that is green in a size of 350 x 700 and red in any other.
private final class SizedView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMiddle = abs(bounds.width - 350) < 0.01 && abs(bounds.height - 700) < 0.01
    backgroundColor = isMiddle ? .green : .red
  }
}
