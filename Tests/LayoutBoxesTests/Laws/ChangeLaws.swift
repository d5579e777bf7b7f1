import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// A change after a pass has the effect that it has before the first one, whoever lays the tree
/// out: the next pass knows it, and so does whoever measures in between.
@Suite struct ChangeLaws {
  /// A tree with everything in it that can change.
  private final class Scene {
    let picture = leaf(30, 24)
    let badge = leaf(12, 9)
    let spacer = SpacerView()
    let text = LetterText()
    let label = UILabel(text: "Some words that wrap", numberOfLines: 0)
    let held = leaf(18, 7)
    let cellContent = leaf(21, 13)
    let otherContent = leaf(17, 5)
    let gridCells = [leaf(10, 6), leaf(25, 6), leaf(33, 6), leaf(14, 6)]
    let row: RowView
    let grid: ColumnView
    let lines: ColumnView
    let anchors: AnchorView
    let padded: RootView
    let scroll: BoxScrollView
    let cell: BoxTableViewCell
    let top: ColumnView

    init() {
      text.node.n = 12
      text.node.cw = 10
      text.node.lh = 8
      picture.first = 20
      picture.last = 4
      badge.first = 7
      badge.last = 2
      row = RowView(verticalAlignment: .top, spacing: 3, picture, badge, spacer, text)
      grid = ColumnView(
        horizontalAlignment: .leading, spacing: 2,
        RowView(spacing: 1, gridCells[0], gridCells[1]),
        RowView(spacing: 1, gridCells[2], gridCells[3]))
      lines = ColumnView(verticalAlignment: .top, spacing: 20, leaf(8, 8), label)
      anchors = AnchorView(held)
      padded = RootView(leaf(9, 11))
      scroll = BoxScrollView(RowView(spacing: 0, leaf(150, 8), leaf(15, 6)))
      scroll.height = 20
      cell = BoxTableViewCell(cellContent)
      top = ColumnView(
        verticalAlignment: .top, spacing: 4, row, grid, lines, anchors, padded, scroll, cell)
      anchors.height = 20
      padded.height = 15
      cell.height = 30
    }
  }

  private struct Change: Sendable {
    let name: String
    let apply: @Sendable (Scene) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (Scene) -> Void) {
      self.name = name
      self.apply = apply
    }
  }

  private static let elementChanges = [
    Change("width") { $0.picture.width = 41 },
    Change("height") { $0.badge.height = 41 },
    Change("weight") { $0.badge.weight = 2 },
    Change("displayable") { $0.picture.isDisplayable = false },
    Change("responsive weight") { $0.badge.responsiveWeight = Responsive(3) },
    Change("responsive display") { $0.picture.responsiveIsDisplayable = Responsive(false) },
    Change("anchor at one edge") { $0.held.anchor = [.trailing] },
    Change("anchor at two edges") { $0.held.anchor = [.left, .right, .bottom] },
    Change("intrinsic size") { $0.picture.natural = CGSize(width: 44, height: 33) },
    Change("text") { $0.label.text = "Some other words, and many more of them, that wrap" },
    Change("lines") { $0.label.numberOfLines = 1 },
    Change("font") { $0.label.font = .systemFont(ofSize: 23) },
    Change("order") { $0.row.insertSubview($0.badge, at: 0) },
    Change("removal") { $0.badge.removeFromSuperview() },
    Change("another view") { $0.row.addSubview(leaf(5, 50)) },
    Change("a box instead") { $0.row.addSubview(ColumnView(leaf(5, 50), leaf(6, 6))) },
    Change("a move") { $0.grid.addSubview($0.row) },
  ]

  private static let boxChanges = [
    Change("spacing") { $0.row.spacing = 9 },
    Change("system spacing") { $0.row.spacing = .nan },
    Change("horizontal") { $0.lines.horizontalAlignment = .trailing },
    Change("vertical") { $0.row.verticalAlignment = .bottom },
    Change("baseline") { $0.row.isAlignToBaseline = true },
    Change("last baseline") {
      $0.row.isAlignToBaseline = true
      $0.row.baseline = .last
    },
    Change("column baseline") { $0.lines.isAlignToBaseline = true },
    Change("grid") { $0.grid.isAlignToGrid = true },
    Change("fixed box") { $0.row.height = 61 },
    Change("fixed width of a box") { $0.lines.width = 66 },
    Change("top margin") { $0.row.topMargin = 5 },
    Change("leading margin") { $0.row.leadingMargin = 5 },
    Change("bottom margin") { $0.row.bottomMargin = 5 },
    Change("trailing margin") { $0.row.trailingMargin = 5 },
    Change("topmost margin") { $0.top.trailingMargin = 7 },
    Change("topmost bottom margin") {
      $0.top.verticalAlignment = .bottom
      $0.top.bottomMargin = 7
    },
    Change("top padding") { $0.padded.topPadding = 3 },
    Change("bottom padding") { $0.padded.bottomPadding = 2 },
    Change("direction") { $0.row.semanticContentAttribute = .forceRightToLeft },
    Change("topmost direction") { $0.top.semanticContentAttribute = .forceRightToLeft },
    Change("responsive margins") {
      $0.row.responsiveMargins = Responsive(
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Change("responsive spacing") { $0.row.responsiveSpacing = Responsive(11) },
    Change("responsive axis") { $0.row.responsiveAxis = Responsive(.vertical) },
    Change("responsive horizontal") {
      $0.lines.responsiveHorizontalAlignment = Responsive(.center)
    },
    Change("responsive vertical") { $0.row.responsiveVerticalAlignment = Responsive(.bottom) },
    Change("scroll to width") { $0.scroll.isFitToWidth = true },
    Change("scroll to height") { $0.scroll.isFitToHeight = true },
    Change("insets") {
      $0.scroll.isFitToHeight = true
      $0.scroll.contentInset.bottom = 6
    },
    Change("scroll content") { $0.scroll.content = leaf(77, 5) },
    Change("cell content") { $0.cell.setContent(RowView(margin: 1, $0.otherContent)) },
    Change("no margins in a cell") { $0.cell.setContent($0.cellContent, ignoreMargins: true) },
    Change("accessory") { $0.cell.accessoryType = .checkmark },
    Change("accessory view") { $0.cell.accessoryView = UISwitch() },
    Change("cell margins") { $0.cell.contentView.directionalLayoutMargins.leading = 31 },
    Change("cell bottom margin") { $0.cell.contentView.directionalLayoutMargins.bottom = 3 },
    Change("grid of pixels") {
      $0.picture.width = 30.3
      $0.top.snapsToPixelGrid = true
    },
  ]

  /// Where the scene's topmost box stands.
  private enum Place: CaseIterable {
    case alone, inBox, inView
  }

  /// Puts a scene where it is laid out; gives what to lay out.
  private func host(_ scene: Scene, _ place: Place) -> UIView {
    let host: UIView
    switch place {
    case .alone: host = scene.top
    case .inBox: host = RowView(margin: 2, spacing: 1, leaf(5, 5), scene.top)
    case .inView:
      host = UIView()
      host.addSubview(scene.top)
      scene.top.frame = CGRect(x: 3, y: 3, width: 110, height: 300)
    }
    host.frame = CGRect(x: 0, y: 0, width: 120, height: 330)
    return host
  }

  private func frames(_ view: UIView) -> [String] {
    // What is hidden keeps any frame it had.
    visible(LayoutSnapshot(of: view))
  }

  private func visible(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.nodes.filter { !$0.isHidden }.map { "\($0.name) \($0.frame)" }
  }

  @Test(arguments: elementChanges.indices)
  func `A change of an element is heard`(_ index: Int) {
    check(Self.elementChanges[index])
  }

  @Test(arguments: boxChanges.indices)
  func `A change of a box is heard`(_ index: Int) {
    check(Self.boxChanges[index])
  }

  private func check(_ change: Change) {
    for place in [Place.alone, .inBox, .inView] {
      let fresh = Scene()
      change.apply(fresh)
      let wanted = host(fresh, place)
      wanted.layoutIfNeeded()

      let scene = Scene()
      let changed = host(scene, place)
      changed.layoutIfNeeded()
      let before = frames(changed)
      change.apply(scene)
      changed.layoutIfNeeded()
      #expect(frames(changed) == frames(wanted), "\(change.name), \(place)")
      #expect(frames(changed) != before, "\(change.name), \(place)")
      #expect(scene.scroll.contentSize == fresh.scroll.contentSize)
      #expect(!changed.isMarkedForLayout && !scene.top.isMarkedForLayout)

      // Who measures between the change and the pass hears of it as well.
      let asked = Scene()
      let measured = host(asked, place)
      measured.layoutIfNeeded()
      change.apply(asked)
      for width in [CGFloat(120), 60, 1000] {
        let size = CGSize(width: width, height: .infinity)
        #expect(asked.top.sizeThatFits(size) == fresh.top.sizeThatFits(size))
      }
      measured.layoutIfNeeded()
      #expect(frames(measured) == frames(wanted), "\(change.name), \(place)")
    }
  }

  @Test(arguments: elementChanges.indices)
  func `A snapshot knows what was changed before it, and leaves it to the next pass`(
    _ index: Int
  ) {
    checkSnapshot(Self.elementChanges[index])
  }

  @Test(arguments: boxChanges.indices)
  func `A snapshot knows what was changed of boxes, and leaves it to the next pass`(
    _ index: Int
  ) {
    checkSnapshot(Self.boxChanges[index])
  }

  private func checkSnapshot(_ change: Change) {
    var input = LayoutInput(size: CGSize(width: 95, height: 300))
    input.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fresh = Scene()
    change.apply(fresh)
    let wanted = host(fresh, .alone)
    let atInput = LayoutSnapshot(of: wanted, in: input)
    wanted.layoutIfNeeded()

    let scene = Scene()
    let changed = host(scene, .alone)
    changed.layoutIfNeeded()
    change.apply(scene)
    let before = frames(changed)
    let snapshot = LayoutSnapshot(of: changed, in: input)
    #expect(visible(snapshot) == visible(atInput), "\(change.name)")
    #expect(frames(changed) == before)
    changed.layoutIfNeeded()
    #expect(frames(changed) == frames(wanted), "\(change.name)")
    #expect(scene.scroll.contentSize == fresh.scroll.contentSize)
    // A small change after that builds on the frames as they are.
    for view in [scene, fresh] { view.badge.width = 19 }
    let again = LayoutSnapshot(of: changed, in: input)
    changed.layoutIfNeeded()
    wanted.layoutIfNeeded()
    #expect(frames(changed) == frames(wanted), "\(change.name)")
    #expect(visible(again) == visible(LayoutSnapshot(of: wanted, in: input)))
  }

  @Test func `What a container measured hears of every change in it`() {
    for change in Self.elementChanges + Self.boxChanges {
      let scene = Scene()
      let view = Container(frame: CGRect(x: 0, y: 0, width: 120, height: 330))
      view.addSubview(scene.top)
      scene.top.frame = CGRect(x: 3, y: 3, width: 110, height: 300)
      view.layoutIfNeeded()
      // Measured as a container does, which is told of the next change.
      _ = scene.top.measuredSize(fitting: CGSize(width: 120, height: CGFloat.infinity))
      let layouts = view.layouts
      view.layoutIfNeeded()
      #expect(view.layouts == layouts)
      change.apply(scene)
      view.layoutIfNeeded()
      #expect(view.layouts > layouts, "\(change.name)")
    }
  }

  @Test func `A change and its opposite leave no trace`() {
    let pairs: [(String, (Scene) -> Void, (Scene) -> Void)] = [
      ("pixels", { $0.top.snapsToPixelGrid = true }, { $0.top.snapsToPixelGrid = false }),
      ("grid", { $0.grid.isAlignToGrid = true }, { $0.grid.isAlignToGrid = false }),
      ("baseline", { $0.row.isAlignToBaseline = true }, { $0.row.isAlignToBaseline = false }),
      (
        "direction", { $0.row.semanticContentAttribute = .forceRightToLeft },
        { $0.row.semanticContentAttribute = .unspecified }
      ),
      ("axis", { $0.row.responsiveAxis = Responsive(.vertical) }, { $0.row.responsiveAxis = nil }),
      (
        "margins", { $0.row.responsiveMargins = Responsive(.zero).when(.always, .init(all: 3)) },
        { $0.row.responsiveMargins = nil }
      ),
      (
        "display", { $0.badge.responsiveIsDisplayable = Responsive(false) },
        { $0.badge.responsiveIsDisplayable = nil }
      ),
      (
        "weight", { $0.badge.responsiveWeight = Responsive(1) }, { $0.badge.responsiveWeight = nil }
      ),
      ("hidden", { $0.badge.isDisplayable = false }, { $0.badge.isDisplayable = true }),
      ("width", { $0.badge.width = 80 }, { $0.badge.width = .nan }),
      ("lines", { $0.label.numberOfLines = 1 }, { $0.label.numberOfLines = 0 }),
      ("fit", { $0.scroll.isFitToWidth = true }, { $0.scroll.isFitToWidth = false }),
      ("accessory", { $0.cell.accessoryType = .checkmark }, { $0.cell.accessoryType = .none }),
      (
        "content", { $0.scroll.content = nil },
        { $0.scroll.content = RowView(spacing: 0, leaf(150, 8), leaf(15, 6)) }
      ),
    ]
    for (name, change, undo) in pairs {
      let scene = Scene()
      scene.picture.width = 30.3
      let view = host(scene, .alone)
      view.layoutIfNeeded()
      let before = frames(view)
      change(scene)
      view.layoutIfNeeded()
      #expect(frames(view) != before, "\(name)")
      undo(scene)
      view.layoutIfNeeded()
      #expect(frames(view) == before, "\(name)")
    }
  }
}

/// Counts its passes.
private final class Container: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(all: CGFloat) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }
}
