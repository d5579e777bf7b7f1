import Foundation
import HeadlessUIKit
import Testing

/// What classes and protocols do of themselves, where an app has nothing of its own.
@Suite struct ArchiveAndDelegateTests {
  /// There are no archives, so what is read from one is like what is made without a frame.
  @Test func `A view from an archive is like one without a frame`() throws {
    let plainViews = [
      UIView(), UIControl(), UILabel(), UIButton(), UISwitch(), UISlider(), UIProgressView(),
      UIPageControl(), UIDatePicker(), UISegmentedControl(), UITextField(), UITextView(),
      UIScrollView(), UITableView(), UITableViewCell(), UICollectionReusableView(),
      UICollectionViewCell(), UIImageView(), UIActivityIndicatorView(), UIWindow(),
      UINavigationBar(), UIRefreshControl(), UITableViewHeaderFooterView(reuseIdentifier: nil),
    ]
    for plain in plainViews {
      let view = try #require(type(of: plain).init(coder: NSCoder()), "\(type(of: plain))")
      #expect(type(of: view) == type(of: plain) && view.frame.origin == .zero, "\(type(of: view))")
      #expect(view.clipsToBounds == plain.clipsToBounds, "\(view)")
      #expect(view.isUserInteractionEnabled == plain.isUserInteractionEnabled, "\(view)")
      #expect(view.subviews.map { "\(type(of: $0))" } == plain.subviews.map { "\(type(of: $0))" })
    }
    let stepper = try #require(UIStepper(coder: NSCoder()))
    #expect(stepper.bounds.size == UIStepper().bounds.size)
    #expect(stepper.sizeThatFits(.zero) == stepper.intrinsicContentSize)
    let collection = try #require(UICollectionView(coder: NSCoder()))
    #expect(collection.collectionViewLayout.collectionView === collection)
  }

  @Test func `A controller from an archive makes its view`() throws {
    let types: [UIViewController.Type] = [
      UIViewController.self, UINavigationController.self, UITableViewController.self,
      UICollectionViewController.self,
    ]
    for type in types {
      let controller = try #require(type.init(coder: NSCoder()), "\(type)")
      #expect(!controller.isViewLoaded && controller.view != nil && controller.title == nil)
    }
    let guide = try #require(UILayoutGuide(coder: NSCoder()))
    #expect(guide.layoutFrame == .zero && guide.owningView == nil)
    #expect(UIBarButtonItem(coder: NSCoder())?.title == nil)
    #expect(UINavigationItem(coder: NSCoder())?.title == nil)
  }

  private final class Silent: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  /// UIKit documents what a table does where its delegate and data source have no answer.
  @Test func `A table has its own heights, one section and no titles`() {
    let (table, silent) = (UITableView(), Silent())
    table.dataSource = silent
    table.delegate = silent
    table.rowHeight = 50
    table.estimatedRowHeight = 40
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 20
    let path = IndexPath(row: 1, section: 0)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    let rows: [any UITableViewDelegate & UITableViewDataSource] = [
      silent, UITableViewController(style: .plain),
    ]
    for rows in rows {
      #expect(rows.tableView(table, heightForRowAt: path) == 50)
      #expect(rows.tableView(table, estimatedHeightForRowAt: path) == 40)
      #expect(rows.tableView(table, heightForHeaderInSection: 0) == 30)
      #expect(rows.tableView(table, heightForFooterInSection: 0) == 20)
      #expect(rows.tableView(table, titleForHeaderInSection: 0) == nil)
      #expect(rows.tableView(table, titleForFooterInSection: 0) == nil)
      #expect(rows.tableView(table, viewForHeaderInSection: 0) == nil)
      #expect(rows.tableView(table, viewForFooterInSection: 0) == nil)
      #expect(rows.tableView(table, willSelectRowAt: path) == path)
      #expect(rows.tableView(table, canEditRowAt: path))
    }
    #expect(silent.tableView(table, cellForRowAt: path).reuseIdentifier == "cell")
    #expect(UITableViewController(style: .plain).tableView(table, numberOfRowsInSection: 0) == 0)
  }

  @Test func `A table and a collection show no rows`() {
    let (table, silent) = (UITableView(), Silent())
    table.dataSource = silent
    let path = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: path) == nil && table.visibleCells == [])
    #expect(table.indexPathsForVisibleRows == nil && table.indexPathForSelectedRow == nil)
    #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
    var order: [String] = []
    table.performBatchUpdates({ order.append("updates") }, completion: { order.append("\($0)") })
    #expect(order == ["updates", "true"])
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(silent.numberOfSections(in: collection) == 1)
    #expect(silent.collectionView(collection, cellForItemAt: path).contentView.bounds == .zero)
    let screen = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(screen.numberOfSections(in: collection) == 1)
    #expect(screen.collectionView(collection, numberOfItemsInSection: 0) == 0)
  }

  @Test func `A path without parts is that of the first row`() {
    #expect(IndexPath().section == 0 && IndexPath().row == 0)
    #expect(IndexPath(index: 4).section == 4 && IndexPath(index: 4).row == 0)
  }

  @Test func `An app and a scene may have no window of their own`() {
    final class App: UIResponder, UIApplicationDelegate {}
    final class Scene: UIResponder, UIWindowSceneDelegate {}
    let (app, scene) = (App(), Scene())
    app.window = UIWindow()
    scene.window = UIWindow()
    #expect(app.window == nil && scene.window == nil)
    #expect(app.application(UIApplication(), didFinishLaunchingWithOptions: nil))
    #expect(UIApplication.LaunchOptionsKey(rawValue: "url").rawValue == "url")
  }

  @Test func `A window shows the same controller's view once`() {
    let (window, controller) = (UIWindow(), UIViewController())
    window.rootViewController = controller
    window.rootViewController = controller
    #expect(window.subviews == [controller.view] && !window.isKeyWindow)
  }

  @Test func `A menu has its options, an action what is set`() {
    let menu = UIMenu(title: "Sort", options: [.displayInline, .singleSelection])
    #expect(menu.title == "Sort" && menu.image == nil)
    #expect(menu.options == [.displayInline, .singleSelection])
    let (action, image) = (UIAction(title: "a") { _ in }, UIImage())
    action.title = "b"
    action.image = image
    #expect(action.title == "b" && action.image === image)
  }

  @Test func `Traits and fonts that are equal have equal hashes`() {
    let traits = { UITraitCollection(horizontalSizeClass: .compact) }
    #expect(Set([traits(), traits()]).count == 1)
    #expect(traits().horizontalSizeClass == .compact)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), traits(),
    ])
    #expect(both.userInterfaceIdiom == .phone && both.horizontalSizeClass == .compact)
    #expect(both.copy() as? UITraitCollection === both)
    let font = UIFont.systemFont(ofSize: 13)
    #expect(Set([font, .systemFont(ofSize: 13)]).count == 1 && font.copy() as? UIFont === font)
    #expect(font.familyName == "Liberation Sans")
  }

  @Test func `An image view has the size of the image it shows`() {
    let (small, large) = (
      UIImage(size: CGSize(width: 1, height: 2)), UIImage(size: CGSize(width: 30, height: 40))
    )
    let view = UIImageView(image: small, highlightedImage: large)
    #expect(view.bounds.size == small.size && view.intrinsicContentSize == small.size)
    #expect(view.highlightedImage === large && !view.isHighlighted)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == large.size && view.isHighlighted)
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize == small.size)
    view.image = nil
    #expect(view.intrinsicContentSize == UIView().intrinsicContentSize)
    #expect(UIImageView(image: nil).bounds.size == .zero)
  }

  /// Sources: a symbol of the body text, at 17 points, is 20 points high; small ones are 0.8 times,
  /// large ones 1.25 times as large.
  @Test func `A symbol is as large as its configuration says`() {
    typealias Configuration = UIImage.SymbolConfiguration
    func side(_ configuration: Configuration) -> CGFloat? {
      UIImage(systemName: "star", withConfiguration: configuration)?.size.width
    }
    #expect(side(Configuration(weight: .bold)) == 20)
    #expect(side(Configuration(font: .systemFont(ofSize: 34))) == 40)
    #expect(side(Configuration(pointSize: 17, weight: .bold, scale: .small)) == 16)
    #expect(side(Configuration(textStyle: .body, scale: .large)) == 25)
    #expect(side(Configuration(pointSize: CGFloat.nan)) == 20)
    let image = UIImage(size: CGSize(width: 3, height: 4))
    #expect(image.withTintColor(.red).size == image.size)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().size == image.size)
    #expect(image.resizableImage(withCapInsets: .zero, resizingMode: .tile).size == image.size)
  }

  @Test func `A color that depends on traits says what decides about it`() {
    let color = UIColor { _ in .red }
    #expect(color.description == "UIColor(dynamicProvider:)")
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(faded.description == "UIColor.label.withAlphaComponent(0.5)")
  }
}
