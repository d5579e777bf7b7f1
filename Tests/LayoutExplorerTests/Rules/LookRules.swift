import Foundation
import HeadlessUIKit
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
}
