#if RECORDS_DECISIONS
@testable import HeadlessUIKit
import Testing

private class Plain: UIView {
  var count = 0
  override func didMoveToSuperview() { count += 1 }
}
private class Margins: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { .zero }
    set { tag = Int(newValue.left) }
  }
}
private class Area: Plain {
  override var safeAreaInsets: UIEdgeInsets { .zero }
}
private class Direction: UIView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }
}
private class Baseline: UILabel {
  override var forLastBaselineLayout: UIView { self }
}

@Suite struct OverriddenMethodRules {
  @Test func `Only methods that decide about frames count, of any class between`() {
    #expect(OverriddenMethods.of(Plain.self) == [])
    #expect(OverriddenMethods.of(Margins.self) == .layout)
    #expect(OverriddenMethods.of(Area.self) == .layout)
    #expect(OverriddenMethods.of(Direction.self) == .layout)
    #expect(OverriddenMethods.of(Baseline.self) == .measuring)
  }
}
#endif
