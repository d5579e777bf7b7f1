import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutElement {
  /// Says in words why the element has its frame: which container laid it out, for which input, and
  /// what the container tried for it. For a debugger, at a breakpoint in an app or a test:
  /// `po card.explainLayout()`.
  ///
  /// ```swift
  /// print(card.explainLayout())
  /// // card (16, 25, 288, 191)
  /// //   1. no   width >= 600: insets (25, 24, 264, 24) within bounds (Shop/LoginScreen.swift:12)
  /// //   2. yes  always: insets (25, 16, 264, 16) within bounds (Shop/LoginScreen.swift:13)
  /// // in login, for 320 x 480
  /// ```
  ///
  /// Conditions answer for the present input, the frame is that of the last pass. Where the
  /// container mirrors, which the last line says, methods tell where the element would be for left
  /// to right. Of an element that no container lays out it says so. At other sizes, `LayoutMap`
  /// explains the same from its formulas.
  ///
  /// - Complexity: A trace of each container around the element, up to the one that lays it out.
  public func explainLayout() -> String {
    for container in ElementContainers(of: self) {
      guard let traced = container as? any TracedContainer else { continue }
      let trace = traced.layoutTrace()
      let identity = ObjectIdentifier(self)
      guard let entry = trace.entries.first(where: { $0.identity == identity }) else { continue }
      // The trace of a box in another one is that of the whole tree.
      let input = traced.layoutInput
      let size = [input.size.width, input.size.height].map { Double($0).plainText }
      var text = "\(entry)\nin \(container.layoutName), for \(size[0]) x \(size[1])"
      if input.direction == .rightToLeft {
        text += traced.mirrorsForRightToLeft ? ", mirrored for right to left" : ", right to left"
      }
      return text
    }
    let entry = LayoutTrace.Entry(element: layoutName, frame: layoutFrame, methods: [])
    return "\(entry) of a container around it"
  }
}
