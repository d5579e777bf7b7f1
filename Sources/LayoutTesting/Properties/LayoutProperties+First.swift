public import Foundation
public import LayoutAnalysis

/// The first property of a list; each is described where it follows another one.
extension LayoutProperties {
  /// A property that maps know, too.
  public static func property(_ property: LayoutProperty) -> LayoutProperties {
    LayoutProperties().property(property)
  }

  /// Siblings do not cover each other, apart from some elements.
  public static func noOverlap(except others: String...) -> LayoutProperties {
    LayoutProperties().property(.noOverlap(except: others))
  }

  /// Elements at any places of the tree do not cover each other.
  public static func noOverlap(among elements: LayoutSelection) -> LayoutProperties {
    LayoutProperties().noOverlap(among: elements)
  }

  /// Elements stay within an area, apart from some.
  public static func inside(
    _ area: LayoutProperty.Area, except others: String...
  ) -> LayoutProperties {
    LayoutProperties().property(.inside(area, except: others))
  }

  /// Some elements stay within an area.
  public static func inside(
    _ area: LayoutProperty.Area, of elements: LayoutSelection
  ) -> LayoutProperties {
    LayoutProperties().inside(area, of: elements)
  }

  /// Elements are at least as wide and as high as a length, in points.
  public static func minimumSize(
    _ side: CGFloat, of elements: LayoutSelection
  ) -> LayoutProperties {
    LayoutProperties().minimumSize(side, of: elements)
  }

  /// Elements have at least a size, in points.
  public static func minimumSize(
    width: CGFloat = 0, height: CGFloat = 0, of elements: LayoutSelection
  ) -> LayoutProperties {
    LayoutProperties().minimumSize(width: width, height: height, of: elements)
  }

  /// Elements share a line.
  public static func aligned(
    _ elements: [String], _ line: LayoutProperty.Line
  ) -> LayoutProperties {
    LayoutProperties().aligned(elements, line)
  }

  /// Elements follow each other.
  public static func ordered(
    _ elements: [String], along axis: LayoutProperty.Axis = .height
  ) -> LayoutProperties {
    LayoutProperties().ordered(elements, along: axis)
  }

  /// An element does not become smaller while the layout becomes larger.
  public static func grows(_ element: String, along axis: LayoutProperty.Axis) -> LayoutProperties {
    LayoutProperties().grows(element, along: axis)
  }

  /// Every element is placed, or some are.
  public static func placed(_ elements: String...) -> LayoutProperties {
    LayoutProperties().property(.placed(elements.isEmpty ? nil : elements))
  }

  /// From right to left the layout is the mirror image of the one from left to right.
  public static func sameInMirror(except others: String...) -> LayoutProperties {
    LayoutProperties().property(.sameInMirror(except: others))
  }

  /// Anything about the frames at a size.
  public static func holds(
    _ statement: String, _ test: @escaping (LayoutFrames) throws -> Bool
  ) -> LayoutProperties {
    LayoutProperties().holds(statement, test)
  }

  /// No label cuts off a part of its text.
  public static var textFits: LayoutProperties { LayoutProperties().textFits }

  /// No label cuts off a part of its text, apart from some.
  public static func textFits(except others: [String]) -> LayoutProperties {
    LayoutProperties().textFits(except: others)
  }

  /// Every number of every frame is finite.
  public static var finite: LayoutProperties { LayoutProperties().finite }

  /// Laying out the same tree again at the same size gives the same frames.
  public static var idempotent: LayoutProperties { LayoutProperties().idempotent }

  /// A tree that was laid out at other sizes before has the frames of a new one.
  public static var sameAsFresh: LayoutProperties { LayoutProperties().sameAsFresh }

  /// One pass is enough: when everything is laid out once more, nothing moves.
  public static var settles: LayoutProperties { LayoutProperties().settles }

  /// No pass reports an issue.
  public static var noIssues: LayoutProperties { LayoutProperties().noIssues }

  /// A pixel more or less of the layout moves no edge by more than a distance, in points.
  public static func steady(
    within distance: CGFloat, except others: String...
  ) -> LayoutProperties {
    let test = SteadyTest(distance: distance, excepted: others)
    return LayoutProperties().adding(test.statement, .steady(test))
  }

  /// What an element holds stands side by side, with a spacing and nothing else between.
  public static func noGaps(
    in element: String, along axis: LayoutProperty.Axis, spacing: CGFloat = 0
  ) -> LayoutProperties {
    LayoutProperties().noGaps(in: element, along: axis, spacing: spacing)
  }
}
