import ConstraintSolver
import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The last step of a pass: items take the frames that the problem found.
extension StatementPass {
  /// Places all items, views first and scroll views' contents last.
  func place(_ input: LayoutInput) {
    if needsPlacing { gatherPlacing() }
    placing.read(&problem)
    // Taken out meanwhile, as a copy would count references. What observes a frame may change the
    // tree, but the items are let go of after the pass only.
    let placing = takePlacing()
    defer {
      self.placing = placing
      self.placing.room = input.size
    }
    let frames = hasMirrors || hasPixelGrid ? adjustedFrames(input) : []
    withExtendedLifetime(owners) {
      placing.values.withUnsafeBufferPointer { values in
        let solved = { (index: Int) in
          frames.isEmpty ? CGRect(values, placing.places[index]) : frames[placing.nodes[index]]
        }
        if seeksMisplaced(placing, input) {
          placeMisplaced(of: placing, values)
        } else {
          for index in placing.views.indices { self.place(index, of: placing, solved(index)) }
        }
        let first = placing.views.count
        for (number, item) in placing.others.enumerated() {
          var frame = solved(first + number)
          frame.keep(item.layoutFrame, but: placing.decided[first + number])
          if canPlaceInChangedTree(placing.nodes[first + number], frame) { item.place(frame) }
        }
        let second = first + placing.others.count
        for (number, reference) in placing.scrollViews.enumerated() {
          let view = reference.takeUnretainedValue()
          var frame = solved(second + number)
          frame.keep(
            CGRect(origin: .zero, size: view.contentSize), but: placing.decided[second + number])
          let old = view.contentSize
          if old.width != frame.size.width || old.height != frame.size.height,
            canPlace(placing.nodes[second + number], frame)
          {
            view.contentSize = frame.size
          }
        }
      }
    }
  }

  /// Whether most views may have their frames already, so that it is worth a look which have not:
  /// in a room of the size before, where frames are values.
  private func seeksMisplaced(_ placing: ConstraintPlacing, _ input: LayoutInput) -> Bool {
    // What is elsewhere in a changed tree has to be told of.
    placing.room == input.size && placing.views.count >= 32 && !hasMirrors && !hasPixelGrid
      && !needsGather && isTold && !Recording.isOn
  }

  /// Places the views that do not have their frames: a loop without calls passes over the others.
  /// Where it passes over few, it is run ever less often.
  @inline(never)
  private func placeMisplaced(
    of placing: ConstraintPlacing, _ values: UnsafeBufferPointer<Double>
  ) {
    var (index, step) = (0, 4)
    while index < placing.views.count {
      let next = placing.firstMisplacedView(from: index, values)
      step = next > index + 4 ? 8 : min(2 * step, 64)
      index = min(next + step, placing.views.count)
      for number in next..<index {
        place(number, of: placing, CGRect(values, placing.places[number]))
      }
    }
  }

  /// Places a view as far as statements decide its frame.
  @inline(__always)
  private func place(_ index: Int, of placing: ConstraintPlacing, _ solved: CGRect) {
    placing.views[index]._withUnsafeGuaranteedRef { view in
      var frame = solved
      let decided = placing.decided[index]
      if decided != 15 { frame.keep(view.layoutFrame, but: decided) }
      if canPlace(placing.nodes[index], frame) { view.place(frame) }
    }
  }

  private func takePlacing() -> ConstraintPlacing {
    var placing = ConstraintPlacing()
    swap(&placing, &self.placing)
    return placing
  }

  /// Whether an item can take a frame: the frame can be stored, and the item is where it was.
  @inline(__always)
  private func canPlace(_ index: @autoclosure () -> Int, _ frame: CGRect) -> Bool {
    if frame.isStorable, !needsGather, isTold { return true }
    return canPlaceInChangedTree(index(), frame)
  }

  /// The same where the tree may have changed without notice.
  private func canPlaceInChangedTree(_ index: Int, _ frame: CGRect) -> Bool {
    guard item(index).layoutContainer === item(nodes[index].parent) else {
      removed.append(item(index).issueName)
      return false
    }
    return frame.storable { frameProblems.append(PassProblem($0, of: index)) } != nil
  }

  /// Notes that statements decide more or less of an item.
  func noteDecided(_ index: Int) {
    nodes[index].isDecidedAnew = false
    if nodes[index].kind == .gone { return }
    let (place, decided) = (nodes[index].placing, nodes[index].decided)
    if place >= 0, place < placing.decided.count, decided != 0 {
      placing.decided[place] = decided
    } else if place < 0, decided != 0, nodes[index].kind == .free, placing.hasViewsOnly,
      let view = unmanagedView(index)
    {
      nodes[index].placing = placing.nodes.count
      placing.views.append(view)
      placing.add(index, nodes[index])
    } else {
      needsPlacing = true
    }
  }

  /// Has an item that leaves placed no longer.
  func stopPlacing(_ index: Int) {
    let place = nodes[index].placing
    if needsPlacing || place < 0 { return }
    guard place == placing.nodes.count - 1, placing.hasViewsOnly else {
      needsPlacing = true
      // These are kept alive.
      placing.others.removeAll(keepingCapacity: true)
      return
    }
    nodes[index].placing = -1
    placing.removeLastView()
  }

  /// Puts together what is placed.
  private func gatherPlacing() {
    needsPlacing = false
    placing.removeAll()
    for index in nodes.indices {
      nodes[index].placing = -1
      nodes[index].isDecidedAnew = false
    }
    placing.makeRoom(for: nodes.count)
    for isView in [true, false] {
      for index in nodes.indices where nodes[index].kind == .free {
        let view = unmanagedView(index)
        guard (view != nil) == isView, nodes[index].decided != 0 else { continue }
        if let view {
          placing.views.append(view)
        } else {
          placing.others.append(item(index))
        }
        nodes[index].placing = placing.nodes.count
        placing.add(index, nodes[index])
      }
    }
    for index in contentNodes where nodes[index].decided != 0 {
      guard let view = item(nodes[index].parent) as? UIScrollView else { continue }
      placing.scrollViews.append(.passUnretained(view))
      placing.add(index, nodes[index])
      placing.decided[placing.decided.count - 1] &= 12
    }
  }
}

extension ConstraintPlacing {
  fileprivate mutating func makeRoom(for count: Int) {
    places.reserveCapacity(count)
    views.reserveCapacity(count)
    nodes.reserveCapacity(count)
    decided.reserveCapacity(count)
  }

  fileprivate mutating func add(_ index: Int, _ node: ConstraintNode) {
    places.append(node.x.valueIndex)
    nodes.append(index)
    decided.append(node.decided)
  }
}

extension CGRect {
  @inline(__always)
  fileprivate init(_ values: UnsafeBufferPointer<Double>, _ first: Int) {
    // Rounding may leave a size a little below 0.
    self.init(
      x: values[first], y: values[first &+ 1], width: Swift.max(values[first &+ 2], 0),
      height: Swift.max(values[first &+ 3], 0))
  }
}
