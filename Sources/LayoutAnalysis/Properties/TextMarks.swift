import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Passes whose frames tell of texts: each label is 1 high, and 1 wide if it cuts its text off.
///
/// So maps find out where a text is cut as they find out where an element is.
enum TextMarks {
  /// A pass with marks for frames.
  static func pass(
    of makeElement: @escaping (LayoutInput) -> any LayoutElement
  ) -> (LayoutInput) -> LayoutSnapshot {
    { input in
      let root = LayoutMap.withoutDecisions { makeElement(input) }
      var marks: [CGRect] = []
      var snapshot = LayoutSnapshot(of: root, in: input) {
        for (element, _) in ElementTree(root) { marks.append(mark(of: element)) }
      }
      for (index, mark) in marks.enumerated() where index < snapshot.records.count {
        snapshot.records[index].frame = mark
      }
      return snapshot
    }
  }

  /// Whether an element of a table of marks is a label.
  static func isLabel(_ element: Int, _ table: FrameTable) -> Bool {
    table.frames[element].height.constant == 1
  }

  private static func mark(of element: any LayoutElement) -> CGRect {
    #if canImport(UIKit)
    // Views are laid out on the main thread only, so this runs there.
    nonisolated(unsafe) let element = element
    return MainActor.assumeIsolated { markOnMain(of: element) }
    #else
    return markOnMain(of: element)
    #endif
  }

  #if canImport(UIKit)
  @MainActor
  #endif
  private static func markOnMain(of element: any LayoutElement) -> CGRect {
    guard let label = element as? UILabel else { return .zero }
    return CGRect(x: 0, y: 0, width: label.cutsText ? 1 : 0, height: 1)
  }
}
