#if RECORDS_DECISIONS
import Foundation
import Framewise
import Testing

/// Views that were added to a container, and that nothing places: no method, block or statement is
/// about them. Beside them stands `list`, which covers the container.
@Suite struct ForgottenViews {
  private static let domain = LayoutDomain.sizes(300...400, 200...300)
  private static let badgeFrame = CGRect(x: 0, y: 0, width: 50, height: 50)

  /// The containers that place only what they are told of.
  enum Kind: CaseIterable {
    case layoutView, layoutScrollView, ownController, schemeView, schemeScrollView, constraintView
  }

  /// A screen whose own code places the badge, in every pass at the same place.
  private final class OwnCode: LayoutView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.last?.frame = ForgottenViews.badgeFrame
    }
  }

  private static func named(_ name: String, frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  /// A container with `list`, which it places everywhere.
  private static func container(_ kind: Kind) -> UIView {
    let list = named("list")
    let method = LayoutMethod(constantPosition: .makeInsets(insets: .zero))
    let scheme = LayoutScheme(blocks: [list.layoutBlock(with: .equal)])
    switch kind {
    case .layoutView:
      let view = LayoutView(frame: .zero)
      view.addSubview(list, constantPosition: .makeInsets(insets: .zero))
      return view
    case .layoutScrollView:
      let view = LayoutScrollView(frame: .zero)
      view.addSubview(list)
      view.appendLayoutMethod(method, for: list)
      return view
    case .ownController:
      let view = ScrollingTabBar(frame: .zero)
      view.addSubview(list)
      view.appendLayoutMethod(method, for: list)
      return view
    case .schemeView:
      let view = SchemeView(scheme)
      view.addSubview(list)
      return view
    case .schemeScrollView:
      let view = SchemeScrollView(frame: .zero)
      view.schemes = [scheme]
      view.addSubview(list)
      return view
    case .constraintView:
      let view = ConstraintView(frame: .zero)
      view.addForAutoLayout(list) >> view
      return view
    }
  }

  private static func map(_ make: @escaping () -> UIView) -> LayoutMap {
    LayoutMap(over: domain) {
      let root = make()
      root.accessibilityIdentifier = "screen"
      return root
    }
  }

  private static func map(_ kind: Kind) -> LayoutMap {
    map {
      let root = container(kind)
      root.addSubview(named("badge", frame: badgeFrame))
      return root
    }
  }

  @Test(arguments: Kind.allCases)
  func `What was forgotten is not placed at any size`(_ kind: Kind) throws {
    let map = Self.map(kind)
    for verdict in [map.verdict(.placed(["badge"])), map.verdict(.placed())] {
      #expect(verdict.isRefuted, "\(verdict)")
      #expect(verdict.violations.first?.text == "badge is not placed")
      #expect(verdict.violations.first?.share == 1)
    }
    #expect(!map.verdict(.placed(["list"]), testing: 10).isRefuted)
    #expect(map.regions.allSatisfy { $0.unplaced == ["screen/badge"] })
    #expect(map.regions.allSatisfy { $0.frame(of: "badge") == nil })
  }

  @Test(arguments: Kind.allCases)
  func `What was forgotten does not count in other properties`(_ kind: Kind) {
    // It is 50 wide, and the list covers it.
    let map = Self.map(kind)
    #expect(!map.verdict(.noOverlap(), testing: 10).isRefuted)
    #expect(!map.verdict(.minimumSize(width: 60, of: ["badge"]), testing: 10).isRefuted)
  }

  @Test func `A view that no statement is about is not placed, even with a natural size`() {
    for text in [nil, "New"] {
      let map = Self.map {
        let view = Self.container(.constraintView) as! ConstraintView
        let badge = view.addForAutoLayout(UILabel(frame: Self.badgeFrame))
        badge.text = text
        badge.accessibilityIdentifier = "badge"
        return view
      }
      #expect(map.verdict(.placed(["badge"])).isRefuted)
      #expect(map.verdict(.placed(["list"])).isProved)
      #expect(map.verdict(.noOverlap()).isProved)
    }
  }

  @Test func `Statements that hold at some sizes place a view there only`() {
    let verdict = Self.map {
      let view = Self.container(.constraintView) as! ConstraintView
      let badge = view.addForAutoLayout(Self.named("badge", frame: Self.badgeFrame))
      let wide = [
        badge.left >> view.left, badge.top >> view.top, badge.width >> 20, badge.height >> 20,
      ]
      wide.compactMap { $0 }.activate(while: .width(350...))
      // A pass at another size beforehand changes nothing.
      view.frame = CGRect(x: 0, y: 0, width: 380, height: 250)
      view.layoutIfNeeded()
      return view
    }.verdict(.placed(["badge"]))
    #expect(verdict.isRefuted, "\(verdict)")
    #expect(abs((verdict.violations.first?.share ?? 0) - 0.5) < 1e-6, "\(verdict)")
  }

  @Test func `What was forgotten in a container in another one is not placed`() {
    let map = Self.map {
      let inner = Self.container(.layoutView)
      inner.addSubview(Self.named("badge", frame: Self.badgeFrame))
      return ColumnView(inner)
    }
    #expect(map.verdict(.placed()).isRefuted)
    #expect(map.verdict(.placed(["list"])).isProved)
  }

  @Test func `What a view's own code places is neither refuted nor proved`() {
    let map = Self.map {
      let view = OwnCode(frame: .zero)
      let list = Self.named("list")
      view.addSubview(list, constantPosition: .makeInsets(insets: .zero))
      view.addSubview(Self.named("badge"))
      return view
    }
    #expect(map.verdict(.placed(["badge"]), testing: 20).kind == .tested)
    // It counts: the list covers it.
    #expect(map.verdict(.noOverlap()).isRefuted)
  }

  /// An element of an app's that is no view. Nobody hears of it if code stores its frame.
  private final class Part: LayoutElement, LayoutControllable {
    let layoutName: String
    private(set) var layoutFrame: CGRect
    var layoutStorage: AnyObject?
    var subviews: [Part] = []
    var layoutChildren: [any LayoutElement] { subviews }
    var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
    var zIndexInfo: [ObjectIdentifier: Int] = [:]

    init(_ name: String, _ frame: CGRect = .zero) {
      layoutName = name
      layoutFrame = frame
    }

    func addSubview(_ view: Part) { subviews.append(view) }
    func place(_ frame: CGRect) { layoutFrame = frame }
    func layoutSubviews() { layoutControl() }
    func layOutChildren() { layoutControl() }
    func setNeedsLayout() {}
  }

  @Test func `Of an element that is no view nobody knows whether it was forgotten`() {
    func verdict(_ name: String) -> LayoutVerdict {
      LayoutMap(over: Self.domain) {
        let root = Part("screen")
        let list = Part("list")
        root.addSubview(list)
        root.appendLayoutMethod(
          LayoutMethod(constantPosition: .makeInsets(insets: .zero)), for: list)
        root.addSubview(Part("badge", Self.badgeFrame))
        return root
      }.verdict(.placed([name]), testing: 10)
    }
    #expect(verdict("list").isProved)
    #expect(
      verdict("badge").description
        == "tested at 10 sizes, not proved: nothing is heard of what places badge; a method could "
        + "be proved")
  }

  @Test func `What is in a plain view or a button is not said to be forgotten`() {
    let map = Self.map {
      let view = LayoutView(frame: .zero)
      let plain = Self.named("plain")
      plain.addSubview(Self.named("badge", frame: Self.badgeFrame))
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      for (place, view) in [plain, button].enumerated() {
        view.accessibilityIdentifier = place == 0 ? "plain" : "button"
      }
      view.addSubview(plain, constantPosition: .makeInsets(insets: .zero))
      view.addSubview(button, constantPosition: .makeInsets(insets: .zero))
      return view
    }
    #expect(map.verdict(.placed()).isProved)
    #expect(map.verdict(.inside(.superview)).isProved)
  }
}
#endif
