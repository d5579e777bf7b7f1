import Foundation
import HeadlessUIKit
import Testing

@Suite struct ImageTests {
  /// The hook is the program's: these are the only tests that set it, for names of their own.
  @Test func `An image has the size that is told for its name`() {
    UIImage.sizeOfName = {
      ["own.logo": CGSize(width: 120, height: 40), "own.wide": CGSize(width: 30, height: 10)][$0]
    }
    #expect(UIImage(named: "own.logo")?.size == CGSize(width: 120, height: 40))
    #expect(UIImage(named: "own.logo", in: nil, with: nil)?.size.width == 120)
    #expect(UIImage(named: "own.other") == nil)
    #expect(UIImage(systemName: "own.wide")?.size == CGSize(width: 30, height: 10))
    #expect(UIImageView(image: UIImage(named: "own.logo")).frame.size.width == 120)
    UIImage.sizeOfName = nil
    #expect(UIImage(named: "own.logo") == nil)
  }

  @Test func `A system image is a square of 20 points`() {
    let image = UIImage(systemName: "star.fill")
    #expect(image?.size == CGSize(width: 20, height: 20))
    #expect(image?.isSymbolImage == true && image?.renderingMode == .alwaysTemplate)
    #expect(UIImage(systemName: "") == nil)
  }

  /// 20 points for a font of 17 points, so 40 for 34; four fifths of 20 are 16, five quarters 25.
  @Test(arguments: [
    (UIImage.SymbolConfiguration(pointSize: 34), 40),
    (UIImage.SymbolConfiguration(pointSize: 17, weight: .bold), 20),
    (UIImage.SymbolConfiguration(scale: .small), 16),
    (UIImage.SymbolConfiguration(scale: .large), 25),
    (UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17), scale: .large), 25),
    (UIImage.SymbolConfiguration(textStyle: .body), 20),
    (UIImage.SymbolConfiguration(pointSize: .nan), 20),
  ])
  func `A system image grows with its configuration`(
    _ configuration: UIImage.SymbolConfiguration, _ side: CGFloat
  ) {
    let image = UIImage(systemName: "star", withConfiguration: configuration)
    #expect(image?.size == CGSize(width: side, height: side))
    let changed = UIImage(systemName: "star")?.withConfiguration(configuration)
    #expect(changed?.size == CGSize(width: side, height: side))
  }

  @Test func `What changes colors keeps sizes`() {
    let image = UIImage(size: CGSize(width: 3, height: 4), scale: 2)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.size == image.size && template.scale == 2)
    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).size == image.size)
    #expect(image.resizableImage(withCapInsets: .zero).size == image.size)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) === image)
  }

  @Test func `An image of nothing has no size and is no symbol`() {
    #expect(UIImage().size == .zero && !UIImage().isSymbolImage)
    #expect(!UIImage(size: CGSize(width: 3, height: 4), scale: 2).isSymbolImage)
  }
}
