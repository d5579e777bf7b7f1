import Foundation

extension LayoutSnapshot {
  /// Takes the frames of an element and all within it as they are.
  ///
  /// ```swift
  /// view.layoutIfNeeded()
  /// print(LayoutSnapshot(of: view))
  /// // LayoutView (0, 0, 320, 568)
  /// //   title (0, 0, 320, 60)
  /// ```
  ///
  /// Frames are measured from the upper left corner of what is around, also where its bounds do not
  /// begin at zero; those in a scroll view from where its content begins, however far it is
  /// scrolled, and so are those in elements that are no views.
  ///
  /// - Complexity: O(elements); nothing recurses.
  public init(of element: some LayoutElement) {
    var builder = Builder()
    builder.add(element)
    self =
      builder.finish() ?? LayoutSnapshot(name: element.layoutName, frame: element.layoutFrame)
  }

  /// Takes the frames that an element and all within it would have for an input.
  ///
  /// Lays out at the input and puts everything back: sizes, positions and marks are as before, as
  /// are the content sizes of scroll views. What an override of `layoutSubviews` changes besides
  /// stays changed.
  ///
  /// ```swift
  /// let phone = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 320, height: 568)))
  /// let tablet = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 768, height: 1024)))
  /// print(tablet.difference(from: phone))
  /// ```
  ///
  /// The element itself sees the whole input. Those within see its traits, direction and scale
  /// unless they set their own, their own margins, and their own safe area: off UIKit what the
  /// input's leaves to them, if nothing is around the element. A size that is not finite takes the
  /// snapshot as it is.
  ///
  /// - Complexity: O(elements), and a pass.
  public init(of element: some LayoutElement, in input: LayoutInput) {
    self.init(of: element, in: input) {}
  }

  /// Takes frames as ``init(of:in:)`` does, and looks at the tree before it is put back.
  ///
  /// - Parameter look: What to do while the tree is laid out for the input.
  package init(of element: some LayoutElement, in input: LayoutInput, look: () -> Void) {
    guard input.size.width.isFinite, input.size.height.isFinite else {
      self.init(of: element)
      look()
      return
    }
    let restorations = element.saveLayoutOfTree()
    let storage = element.storage
    let override = storage.inputOverride
    let former = element.passInput
    // An app's view may hear of another safe area, and write frames then.
    let restoreEnvironment = Recording.pass(over: element) { element.assume(input) }
    storage.inputOverride = input
    element.place(CGRect(origin: element.layoutFrame.origin, size: input.size))
    element.setNeedsLayout()
    if former.traits != input.traits || former.scale != input.scale
      || former.direction != input.direction
    {
      // Containers within the element inherit these; nothing else would mark them.
      element.markTracedContainers()
    }
    element.layOutChildren()
    self.init(of: element)
    look()
    storage.inputOverride = override
    restoreEnvironment()
    // Twice: restoring a container may mark what was restored within it.
    for _ in 0..<2 {
      for restore in restorations.reversed() { restore() }
    }
  }

  /// Sets the frames of the snapshot, matched by their places in the tree.
  ///
  /// Descends as long as the tree and the snapshot have the same number of children; where they
  /// differ, the children keep their frames. A frame that is not finite is left out and a negative
  /// size counts by its amount, both with an issue. Returns the number of elements placed.
  ///
  /// - Complexity: O(elements).
  @discardableResult
  public func apply(to element: some LayoutElement) -> Int {
    var pending: [(any LayoutElement, Node, origin: CGPoint)] = [(element, root, .zero)]
    var count = 0
    while let (element, node, origin) = pending.popLast() {
      var frame = node.frame
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      let stored = frame.storable { problem in
        let names = [element.issueName]
        LayoutIssue.report(PassProblem(problem, of: 0).issue(elements: names, at: nil))
      }
      if let stored {
        element.place(stored)
        count += 1
      }
      let children = element.layoutChildren
      let nodes = node.children
      guard children.count == nodes.count else { continue }
      let inner = element.snapshotOrigin
      pending.append(contentsOf: zip(children, nodes).reversed().map { ($0, $1, inner) })
    }
    return count
  }
}

extension LayoutSnapshot.Builder {
  /// Adds an element and all within it.
  fileprivate mutating func add(_ root: any LayoutElement) {
    var isWitnessed = false
    // Of each element that is open.
    var origins: [CGPoint] = []
    for (element, depth) in ElementTree(root) {
      while openCount > depth { end() }
      if !isWitnessed, let witness = element.existingStorage?.frameWitness {
        isWitnessed = true
        witness.framesWillBeTaken(of: root)
      }
      if Recording.isOn { Recording.noteEntry(element, at: records.count) }
      origins.removeLast(origins.count - depth)
      var frame = element.layoutFrame
      if let origin = origins.last {
        frame.origin.x -= origin.x
        frame.origin.y -= origin.y
      }
      origins.append(element.snapshotOrigin)
      begin(name: element.layoutName, frame: frame, isHidden: element.isHidden)
      if element.layoutContentSize != nil { noteScrolling() }
    }
  }
}

extension LayoutElement {
  /// Where, in the coordinates within, the frames of a snapshot are measured from: a view's upper
  /// left corner, as of a cell's content view whose bounds begin beside an accessory. What scrolls
  /// is taken as if it were not scrolled; so are elements that are no views, as a clip view's
  /// bounds say how far it is scrolled.
  fileprivate var snapshotOrigin: CGPoint {
    guard let view = asView, view.layoutContentSize == nil else { return .zero }
    return view.layoutBoundsOrigin
  }

  /// Saves the element and all within it, with the guides in each; to be restored in reverse, the
  /// children first.
  package func saveLayoutOfTree() -> [() -> Void] {
    var restorations: [() -> Void] = []
    for (element, _) in ElementTree(self) {
      restorations.append(element.saveLayout())
      for guide in element.existingStorage?.guides ?? [] {
        restorations.append(guide.saveLayout())
      }
    }
    return restorations
  }
}
