public import Foundation

/// A button of a bar. There are no bars here, so it only holds values.
open class UIBarButtonItem: UIBarItem {
  /// Creates a button without title and image.
  public override init() {
    super.init()
  }

  /// Creates a button from an archive. There are no archives without UIKit.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button; an action's title and image count before those given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title. Nothing calls the action: give it a `primaryAction` instead.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates a button with an image. Nothing calls the action: give it a `primaryAction` instead.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
  }

  /// Creates a button that the system draws; here one without title and image.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button that the system draws. Nothing calls the action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Creates a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How the button looks.
  open var style = Style.plain

  /// The width in points; 0 for the natural one.
  open var width: CGFloat = 0

  /// The view shown instead of title and image.
  open var customView: UIView?

  /// The menu that the button opens. Stored only.
  open var menu: UIMenu?

  /// What happens when the user operates the button. An action that is set brings its title and
  /// image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// As the bar has it.
    case plain = 0
    /// For what completes a task.
    case done = 2
  }

  /// The buttons that the system draws.
  public enum SystemItem: Int, Sendable {
    /// Completes a task.
    case done = 0
    /// Leaves without saving.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a fixed width.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers actions.
    case action = 9
    /// Files something.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes on.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
    case close = 24
  }
}
