import Foundation
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The pass of a block: its program, and the elements by number, kept from pass to pass.
///
/// A ``LayoutScheme`` has one, and copies of it share it until one of them changes. A block type of
/// your own can store one as its ``LayoutBlockProtocol/blockFront``. The program is declared anew
/// when a block in it, an element's death or container, or the items of a stack changed.
///
/// A pass goes the way of every other: `begin(_:)` guards it and brings the program up to date,
/// `run(in:_:)` computes the frames, `place()` stores them, and `end()` says what interrupted
/// it, before `tellProblems()` says what went wrong. `LayoutPass` does not drive it, as there is
/// no container: elements of a block may be in any. `SchemePass` is that of a container.
public final class BlockPass: ChangeObserver {
  /// The program and its state, in memory of their own that the pass owns from `init` to `deinit`:
  /// lists in a property of a class would be retained, and checked for access, by every pass.
  let engine: UnsafeMutablePointer<Engine>

  struct Engine {
    var program = BlockProgram()
    var state = BlockState()

    /// The elements, to be reached without counting references, and what held each. An element's
    /// death makes the program stale, and a stale program does not read the row.
    var row: [Unmanaged<AnyObject>] = []
    var containers: [ObjectIdentifier?] = []

    /// The elements that a pass places; with conditions, those that the last one did.
    var placed: [Int32] = []

    /// What has to be asked of elements before a pass.
    var loads: [(number: Int32, needs: BlockProgram.Uses)] = []

    /// The blocks that are read as an element is, and that element.
    var followers: [(block: Int32, element: Int32)] = []
    var itemLists: [StackItems] = []
    /// The sources of the lists, which hold them.
    var itemSources: [Unmanaged<StackItems.Source>] = []

    /// The tree of snapshots.
    var nodes: [BlockNode] = []
    /// What elements are called in snapshots; empty before the first one, which names the nodes
    /// too.
    var serials: [Int] = []
  }

  var program: BlockProgram { engine.pointee.program }

  /// What the program calls, if anything.
  var closures: BlockClosures?

  var elements: [DeclaredElement] = []
  var conditions: [LayoutCondition] = []

  /// The pixels to which frames are moved: those of a container, or else of the outermost scheme.
  var containerGrid: PixelGrid? { didSet { noteFinish() } }
  var schemeGrid: PixelGrid? { didSet { noteFinish() } }

  /// The room of the container, where frames are mirrored in what holds them.
  var mirrorRoom: CGRect? { didSet { noteFinish() } }

  /// Whether any of these is there: one look for nearly all passes. Like the other properties that
  /// every pass looks at, it is set and read at once, never across a call.
  @exclusivity(unchecked) private(set) var needsFinish = false

  /// The way to all elements at once, where they are of one kind.
  @exclusivity(unchecked) var rowType: (any ElementRow.Type)?

  /// Where each block was written, and whom it places.
  var origins: [BlockOrigin] = []

  /// What makes the program stale when it changes, besides the elements' links, and how often what
  /// is not an element had changed when the program was declared.
  var marks: [ChangeMark] = []
  var statedChanges: UInt32 = 0

  /// What tells the passes of blocks around of ``setNeedsDeclaration()``, if there are any.
  private var markForOthers: ChangeMark?

  /// The mark that tells of ``setNeedsDeclaration()``.
  var mark: ChangeMark {
    let mark = markForOthers ?? ChangeMark()
    markForOthers = mark
    return mark
  }

  /// Whether the program has to be declared anew. Set and read at once, never across a call.
  @exclusivity(unchecked) var isStale = true

  /// Whether nothing was laid out or declared yet.
  @exclusivity(unchecked) var isNew = true

  /// Whether blocks changed, or elements moved, while others were declared: nobody would notice
  /// later that the program does not know.
  var hasChangedMeanwhile = false

  /// Whether a pass calls what may move elements: closures of blocks, conditions, or elements that
  /// are asked for their content. Known since the program was declared.
  @exclusivity(unchecked) var callsOthers = false

  /// The elements whose death nobody would notice. A program of them is for one pass only.
  var held: [any LayoutElement] = []

  /// The guard of passes and of measuring. Its methods call nothing, so accesses never overlap.
  @exclusivity(unchecked) var guardState = PassGuard()

  /// What went wrong in the pass, and the elements that left, to be reported when it is over.
  var problems: [PassProblem] = [] { didSet { hasProblems = true } }
  var lost: [Int] = [] { didSet { hasProblems = true } }
  @exclusivity(unchecked) private(set) var hasProblems = false

  /// What was told of blocks that read later frames, since the program was declared.
  private var toldOrder: Set<LayoutIssue> = []

  /// The room of the last pass, as long as its frames are those of the program.
  @exclusivity(unchecked) var lastSource: CGRect?

  /// What holds the elements and owns the pass, where there is such a thing; it outlives the pass.
  unowned(unsafe) var space: AnyObject?

  /// The direction of the elements in the container.
  var direction: UIUserInterfaceLayoutDirection? {
    didSet { if direction != oldValue { isStale = true } }
  }

  /// Called when what the block is made of changed.
  var didChange: (() -> Void)?

  /// Creates a pass without a program.
  public init() {
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
  }

  deinit {
    stopObserving()
    engine.deinitialize(count: 1)
    engine.deallocate()
  }

  /// Declares that what the block is made of changed, here and in all blocks that it is in.
  public func setNeedsDeclaration() {
    isStale = true
    guardState.noteChange()
    markForOthers?.noteChange()
  }

  package func noteChange() {
    isStale = true
    didChange?()
  }

  package func noteNewRoom() { didChange?() }

  /// Begins a pass of a block: brings the program up to date. Returns `false`, and notes the
  /// request, within another.
  func begin(_ block: some LayoutBlockProtocol) -> Bool {
    guard guardState.begin() else { return false }
    bring(upTo: block)
    return true
  }

  /// Ends a pass, and reports that it was interrupted if it was.
  @inline(__always)
  func end() {
    if isStale { noteChangesMeanwhile() }
    guard guardState.end() != nil else { return }
    LayoutIssue.report(
      .changedDuringPass(elements.first.map { [$0.issueName] } ?? [], at: origins.first?.location))
  }

  /// Notes changes of blocks and constraints since the program was declared, as interruptions of
  /// the pass. An element's death is none: it is left out, with an issue of its own.
  func noteChangesMeanwhile() {
    guard isStale else { return }
    let changes = marks.reduce(0 as UInt32) { $1 is ElementLink ? $0 : $0 &+ $1.changeCount }
    if changes != statedChanges { guardState.noteChange() }
  }

  /// Has the next pass look for blocks that read later frames, where there may be any.
  func noteOrder() {
    toldOrder = []
    if engine.pointee.program.usesLaterFrames { hasProblems = true }
  }

  /// Reports what went wrong in the pass that is over.
  @inline(__always)
  func tellProblems() {
    if hasProblems { reportProblems() }
  }

  @inline(never)
  private func reportProblems() {
    let (problems, lost) = (problems, lost)
    self.problems = []
    self.lost = []
    // What conditions decide may differ in the next pass.
    hasProblems = program.usesLaterFrames && !conditions.isEmpty
    // Of the pass that is over: elements that are asked for their names may ask for another one.
    let (elements, held, issues, program) = (elements, held, issues, program)
    defer { withExtendedLifetime(held) {} }
    let state = engine.pointee.state
    if let first = lost.first {
      LayoutIssue.report(
        .removedDuringPass(
          lost.map { elements[$0].issueName },
          at: issues.location(ofBlockPlacing: first, in: program, state)))
    }
    issues.report(problems, of: program, state, elements: elements)
    guard program.usesLaterFrames else { return }
    for issue in issues.outOfOrder(program, state, elements: elements)
    where toldOrder.insert(issue).inserted {
      LayoutIssue.report(issue)
    }
  }

  private func noteFinish() {
    needsFinish = containerGrid != nil || schemeGrid != nil || mirrorRoom != nil
  }

  func isActive(_ block: some LayoutBlockProtocol) -> Bool {
    if guardState.isRunning { return !program.writes.isEmpty }
    _ = begin(block)
    let isActive = !program.writes.isEmpty
    end()
    return isActive
  }
}

/// The former name of ``BlockPass``, after which ``LayoutBlockProtocol/blockFront`` is called.
@available(*, deprecated, renamed: "BlockPass")
public typealias BlockFront = BlockPass
