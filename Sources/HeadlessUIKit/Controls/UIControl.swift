public import Foundation

/// A view that the user operates.
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets = ControlTargets()

  /// Whether the user can operate it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsLayout() } }
  }

  /// Whether it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }

  /// Whether it is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }

  /// Whether its menu opens instead of its main action. Stored only: menus never open.
  open var showsMenuAsPrimaryAction = false

  /// The states it is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayoutWithSuperview() } }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayoutWithSuperview() } }
  }

  /// Creates a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for events. One that was added before has those, too, and runs once.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions of events, then sends the methods of targets.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    for (target, action) in targets.actions(for: controlEvents) {
      sendAction(action, to: target, for: nil)
    }
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.handler(action)
  }

  /// Sends a method to a target. There is nothing to send it with here: a subclass can.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  /// Adds the method of a target for events. It is kept and handed to `sendAction(_:to:for:)`,
  /// which cannot call it without Objective-C. An action or a closure does the same on all
  /// platforms:
  ///
  /// ```swift
  /// control.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  /// ```
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, controlEvents)
  }

  /// Removes the method of a target from events; any target or method for `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action, controlEvents)
  }

  /// The names of a target's methods for events; `nil` without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    targets.names(of: target, for: controlEvent)
  }

  /// The events with an action or a method.
  open var allControlEvents: Event {
    actions.reduce(targets.events) { $0.union($1.events) }
  }

  /// What the user did with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A tap that follows another one began.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text is no longer edited, by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states a control can be in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not operable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Having the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// A horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// A vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
