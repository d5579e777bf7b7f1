public import Foundation
public import LayoutAnalysis
import LayoutCore

extension LayoutProperties {
  /// No label cuts off a part of its text.
  public var textFits: LayoutProperties { textFits(except: []) }

  /// No label cuts off a part of its text, apart from some. It is known of elements only, as frames
  /// do not tell what they show.
  ///
  /// Text is cut off if its lines are too wide, or if there are more than have room. A single line
  /// counts as shown however low its label is; `minimumSize` asks for heights.
  ///
  /// - Parameter others: Labels that may cut theirs off, by path or name; a name that no label has
  ///   fails the check.
  public func textFits(except others: [String]) -> LayoutProperties {
    adding("texts fit", .texts(TextTest(excepted: others)))
  }

  /// Every number of every frame is finite.
  public var finite: LayoutProperties {
    adding("frames are finite", .passes(FrameTests.infinite))
  }

  /// Laying out the same tree again at the same size gives the same frames.
  public var idempotent: LayoutProperties {
    adding("a second layout is the same as the first", .trees(TreeTests.unlikeFirst))
  }

  /// A tree that was laid out at other sizes before has the frames of a new one.
  ///
  /// Layouts that keep something from a former pass fail it.
  public var sameAsFresh: LayoutProperties {
    adding("a used tree is laid out like a new one", .trees(TreeTests.unlikeFresh))
  }

  /// One pass is enough: when everything is laid out once more, nothing moves.
  public var settles: LayoutProperties {
    adding("the layout settles after one pass", .trees(TreeTests.unsettled))
  }

  /// No pass reports an issue, such as a conflict of statements or an element without a frame.
  public var noIssues: LayoutProperties {
    adding("no issue is reported", .passes(FrameTests.issues))
  }

  /// A pixel more or less of the layout moves no edge by more than a distance.
  ///
  /// Layouts that are meant to change at a breakpoint move farther there; name the elements that
  /// may.
  ///
  /// - Parameters:
  ///   - distance: The farthest that an edge may move, in points.
  ///   - others: Elements that may move farther, by path or name, which several may have.
  public func steady(within distance: CGFloat, except others: String...) -> LayoutProperties {
    let test = SteadyTest(distance: distance, excepted: others)
    return adding(test.statement, .steady(test))
  }

  /// What an element holds stands side by side, with a spacing and nothing else between.
  ///
  /// - Parameters:
  ///   - element: The element that holds the flow.
  ///   - axis: `.width` from left to right, `.height` from top to bottom.
  ///   - spacing: The distance from each to the next, in points; none by default.
  public func noGaps(
    in element: String, along axis: LayoutProperty.Axis, spacing: CGFloat = 0
  ) -> LayoutProperties {
    let test = GapTest(holder: element, axis: axis, spacing: spacing)
    return adding("there are no gaps in \(element)", .passes(test.breaches))
  }
}
