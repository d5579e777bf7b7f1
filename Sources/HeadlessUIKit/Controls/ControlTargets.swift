import Foundation

/// The methods of targets that a control would send, in the order in which they were added.
///
/// Targets are not kept alive, as in UIKit.
struct ControlTargets {
  private var entries: [Entry] = []

  private struct Entry {
    weak var target: AnyObject?
    let isForAnyone: Bool
    let action: Selector
    var events: UIControl.Event
  }

  /// All events with a method.
  var events: UIControl.Event {
    entries.reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
  }

  mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    if let index = entries.firstIndex(where: {
      $0.target === target && $0.isForAnyone == (target == nil) && $0.action == action
    }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(
        Entry(target: target, isForAnyone: target == nil, action: action, events: events))
    }
  }

  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    for index in entries.indices {
      guard target == nil || entries[index].target === target,
        action == nil || entries[index].action == action
      else { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The methods of the targets that exist.
  func actions(for events: UIControl.Event) -> [(target: AnyObject?, action: Selector)] {
    entries.filter { !$0.events.isDisjoint(with: events) && ($0.isForAnyone || $0.target != nil) }
      .map { ($0.target, $0.action) }
  }

  func names(of target: Any?, for events: UIControl.Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions(for: events).filter { $0.target === target }.map { "\($0.action)" }
    return names.isEmpty ? nil : names
  }
}
