import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Passes after changes against passes of controllers built anew.
@Suite struct IncrementalLaws {
  @Test func `Passes after changes equal fresh ones`() {
    forRandomControllers(seed: 31, count: 4_000, readsOthers: false, mayAvoidClosures: true) {
      model, generator in
      var rig = ChangeRig(model)
      for step in 0..<generator.int(1...6) {
        var changes: [String] = []
        for _ in 0..<generator.int(0...3) { changes.append(rig.change(&generator)) }
        if let failure = rig.check() { return "step \(step), \(changes): \(failure)" }
      }
      return nil
    }
  }

  /// Without orders, subviews that leave, and a few that come, change the plan that there is.
  @Test func `Passes after subviews came and left equal fresh ones`() {
    forRandomControllers(seed: 33, count: 2_000, readsOthers: false, mayAvoidClosures: true) {
      model, generator in
      var rig = ChangeRig(model.withoutOrders)
      for step in 0..<generator.int(1...8) {
        var changes: [String] = []
        // Where many leave, the plan is let go of.
        let count = generator.chance(3) ? 60 : generator.int(1...3)
        for _ in 0..<count { changes.append(rig.changeSubviews(&generator)) }
        if let failure = rig.check() { return "step \(step), \(changes): \(failure)" }
      }
      return nil
    }
  }

  /// What elements that left leave behind in the plan must neither show nor pile up.
  @Test func `Adding and removing one element thousands of times`() {
    forRandomControllers(seed: 34, count: 8, readsOthers: false, mayAvoidClosures: true) {
      model, generator in
      var rig = ChangeRig(model.withoutOrders)
      for round in 0..<1_500 {
        rig.addOrRemoveLast(&generator, added: round % 2 == 0)
        if round % 3 != 0, let failure = rig.check(againstFresh: round % 50 == 1) {
          return "round \(round): \(failure)"
        }
      }
      return nil
    }
  }

  /// What a replaced method leaves behind in the plan must neither show nor pile up.
  @Test func `Replacing one method thousands of times`() {
    forRandomControllers(seed: 32, count: 8, readsOthers: false, mayAvoidClosures: true) {
      model, generator in
      var model = model
      model.elements.append(generator.element(id: 99, methods: [generator.method(ids: 0)]))
      var rig = ChangeRig(model)
      for round in 0..<3_000 {
        rig.replaceMethods(at: rig.model.elements.count - 1, [generator.method(ids: 0)])
        if round % 3 != 0, let failure = rig.check(againstFresh: round % 50 == 1) {
          return "round \(round): \(failure)"
        }
      }
      return nil
    }
  }
}

/// A live controller and the model of what it should be.
struct ChangeRig {
  var model: ControllerModel
  private var built: BuiltController
  private var removed: [ElementModel] = []
  private var depths: [Int: Int] = [:]
  private var nextID = 1_000

  init(_ model: ControllerModel) {
    self.model = model
    built = model.build()
  }

  /// Lays out, and gives what differs from the oracle and from a fresh controller.
  mutating func check(againstFresh: Bool = true) -> String? {
    for place in model.elements.indices { model.elements[place].frame = built.frames[place] }
    built.view.layoutIfNeeded()
    if let failure = difference(built.frames, model.expectedFrames(), model) { return failure }
    guard againstFresh else { return nil }
    let fresh = model.build()
    fresh.view.layoutIfNeeded()
    return difference(built.frames, fresh.frames, model, tolerance: 0).map { "fresh: " + $0 }
  }

  mutating func replaceMethods(at place: Int, _ methods: [MethodModel]) {
    model.elements[place].methods = methods
    let live = methods.map { $0.method(in: built.world) }
    built.view.setLayoutMethods(live, for: built[place])
  }

  /// Changes the controller and the model in the same way; gives what was done.
  mutating func change(_ generator: inout ModelGenerator) -> String {
    let view = built.view
    guard let place = model.elements.indices.randomElement(using: &generator) else {
      return add(&generator)
    }
    let child = built[place]
    switch generator.int(0...16) {
    case 0...2:
      replaceMethods(at: place, generator.methods(ids: 0))
      return "methods of \(place)"
    case 3...4:
      // Neighbors of the same methods keep sharing what does not change.
      var methods = model.elements[place].methods ?? []
      if let one = methods.indices.randomElement(using: &generator) {
        methods[one].position = generator.method(ids: 0).position
      }
      replaceMethods(at: place, methods)
      return "a position of \(place)"
    case 5:
      let method = generator.method(ids: 0)
      model.elements[place].methods = (model.elements[place].methods ?? []) + [method]
      view.appendLayoutMethod(method.method(in: built.world), for: child)
      return "append to \(place)"
    case 6:
      let order = generator.int(-2...2)
      model.elements[place].order = order
      if generator.chance(50) {
        view.setLayoutOrder(order, for: child)
      } else {
        view.orderInfo[child.hash] = order
      }
      return "order of \(place)"
    case 7: return add(&generator)
    case 8: return remove(at: place)
    case 9: return addAgain(&generator, at: generator.int(0...model.elements.count))
    case 10:
      model.size = generator.size()
      view.bounds.size = model.size
      return "size"
    case 11:
      model.optimization = generator.optimization()
      model.wideOptimization = generator.chance(30) ? generator.optimization() : nil
      model.configure(view)
      return "optimization"
    case 12:
      depths[model.elements[place].id] = generator.int(-2...2)
      view.setZIndex(depths[model.elements[place].id]!, for: child)
      view.reloadSubviews()
      model.sort(by: depths)
      return "depth of \(place)"
    case 13:
      view.layoutInfo[child.hash] = nil
      model.elements[place].methods = nil
      return "no methods of \(place)"
    case 14:
      // Nobody hears of a view that was moved by hand, so the controller is told.
      child.frame = generator.rect()
      view.setNeedsLayout()
      return "move \(place)"
    case 15:
      built.elements[model.elements[place].id]!.content = generator.rect().size
      model.elements[place].content = built.elements[model.elements[place].id]!.content
      child.invalidateIntrinsicContentSize()
      return "content of \(place)"
    default:
      model.mirrors.toggle()
      model.snaps = generator.chance(30)
      model.isRightToLeft = generator.chance(50)
      model.margins.leading = generator.length(0...20)
      model.safeArea.top = generator.length(0...20)
      model.configure(view)
      return "setting"
    }
  }

  /// Adds, removes or moves a subview, or replaces methods; no subview gets an order.
  mutating func changeSubviews(_ generator: inout ModelGenerator) -> String {
    guard let place = model.elements.indices.randomElement(using: &generator) else {
      return add(&generator, ordered: false)
    }
    switch generator.int(0...9) {
    case 0...2: return add(&generator, ordered: false)
    case 3...5: return remove(at: place)
    case 6: return addAgain(&generator, at: model.elements.count)
    case 7: return addAgain(&generator, at: generator.int(0...model.elements.count))
    case 8:
      replaceMethods(at: place, generator.methods(ids: 0))
      return "methods of \(place)"
    default:
      let child = built[place]
      model.elements.append(model.elements.remove(at: place))
      built.view.bringSubviewToFront(child)
      return "to front \(place)"
    }
  }

  mutating func addOrRemoveLast(_ generator: inout ModelGenerator, added: Bool) {
    if added {
      _ = add(&generator, ordered: false)
    } else {
      _ = remove(at: model.elements.count - 1)
    }
  }

  private mutating func add(_ generator: inout ModelGenerator, ordered: Bool = true) -> String {
    nextID += 1
    var element = generator.element(id: nextID, methods: generator.methods(ids: 0))
    if !ordered { element.order = nil }
    model.elements.append(element)
    model.add(element, to: &built)
    return "add"
  }

  private mutating func remove(at place: Int) -> String {
    let child = built[place]
    removed.append(model.elements.remove(at: place))
    child.removeFromSuperview()
    return "remove \(place)"
  }

  private mutating func addAgain(_ generator: inout ModelGenerator, at target: Int) -> String {
    guard !removed.isEmpty else { return "nothing" }
    let element = removed.remove(at: generator.int(0...(removed.count - 1)))
    model.elements.insert(element, at: target)
    built.view.insertSubview(built.elements[element.id]!, at: target)
    return "add again at \(target)"
  }
}

extension ControllerModel {
  fileprivate var withoutOrders: ControllerModel {
    var copy = self
    for place in copy.elements.indices { copy.elements[place].order = nil }
    return copy
  }

  /// Sorts the elements by depth, keeping the order of equal ones.
  fileprivate mutating func sort(by depths: [Int: Int]) {
    let all = Set(elements.map { depths[$0.id] ?? 0 }).sorted()
    elements = all.flatMap { depth in elements.filter { (depths[$0.id] ?? 0) == depth } }
  }
}
