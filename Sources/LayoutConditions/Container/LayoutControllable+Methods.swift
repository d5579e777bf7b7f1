public import Foundation
public import LayoutCore

extension LayoutControllable {
  /// Replaces an element's methods.
  ///
  /// ```swift
  /// view.setLayoutMethods([
  ///   LayoutMethod(condition: .landscape, position: .makeRelative(frame: rightHalf)),
  ///   LayoutMethod(constantPosition: .makeInsets(insets: .zero)),
  /// ], for: image)
  /// ```
  public func setLayoutMethods(_ methods: [LayoutMethod], for subview: Subview) {
    changeMethods(of: subview) { $0 = methods }
  }

  /// Replaces an element's methods by one that always applies.
  public func setConstantPosition(
    _ position: LayoutPosition, for subview: Subview, fileID: String = #fileID, line: Int = #line
  ) {
    setLayoutMethods(
      [LayoutMethod(constantPosition: position, fileID: fileID, line: line)], for: subview)
  }

  /// Appends a method to an element's, to be tried after them.
  public func appendLayoutMethod(_ method: LayoutMethod, for subview: Subview) {
    changeMethods(of: subview) { $0.append(method) }
  }

  /// Appends a method that always applies, as the last resort.
  public func appendConstantPosition(
    _ position: LayoutPosition, for subview: Subview, fileID: String = #fileID, line: Int = #line
  ) {
    appendLayoutMethod(
      LayoutMethod(constantPosition: position, fileID: fileID, line: line), for: subview)
  }

  /// Appends a method for where a condition holds, to be tried after those there are.
  ///
  /// ```swift
  /// screen.appendLayout(of: list, at: .insets(.zero), while: .width(..<600))
  /// ```
  public func appendLayout(
    of subview: Subview, at position: LayoutPosition, while condition: LayoutCondition,
    fileID: String = #fileID, line: Int = #line
  ) {
    appendLayoutMethod(
      LayoutMethod(condition: condition, position: position, fileID: fileID, line: line),
      for: subview)
  }

  /// **Appends** a method, despite its name, which NotAutoLayout's users know: see
  /// ``appendLayout(of:at:while:fileID:line:)``.
  public func setLayout(
    of subview: Subview, at position: LayoutPosition, while condition: LayoutCondition,
    fileID: String = #fileID, line: Int = #line
  ) {
    appendLayoutMethod(
      LayoutMethod(condition: condition, position: position, fileID: fileID, line: line),
      for: subview)
  }

  /// **Appends** a method with an opaque condition; see ``setLayout(of:at:while:fileID:line:)``.
  public func setLayout(
    of subview: Subview, at position: LayoutPosition,
    while condition: @escaping (_ boundSize: CGSize) -> Bool,
    fileID: String = #fileID, line: Int = #line
  ) {
    appendLayoutMethod(
      LayoutMethod(condition: condition, position: position, fileID: fileID, line: line),
      for: subview)
  }

  /// Adds an element with its methods and z-index; what is `nil` leaves the stored value.
  public func addSubview(
    _ view: Subview, withAssociatedLayoutMethods methods: [LayoutMethod]? = nil,
    andZIndex zIndex: Int? = nil
  ) {
    addSubview(view, layoutMethods: methods, order: nil, zIndex: zIndex)
  }

  /// Adds an element with a position that always applies, and its z-index.
  public func addSubview(
    _ view: Subview, withAssociatedConstantPosition position: LayoutPosition,
    andZIndex zIndex: Int? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    addSubview(
      view, constantPosition: position, order: nil, zIndex: zIndex, fileID: fileID, line: line)
  }

  /// Adds an element with its methods, order and z-index; what is `nil` leaves the stored value.
  public func addSubview(
    _ view: Subview, layoutMethods methods: [LayoutMethod]?, order: Int? = nil, zIndex: Int? = nil
  ) {
    if let methods { setLayoutMethods(methods, for: view) }
    if let order { setLayoutOrder(order, for: view) }
    if let zIndex { setZIndex(zIndex, for: view) }
    addSubview(view)
  }

  /// Adds an element with a position that always applies, its order and z-index.
  public func addSubview(
    _ view: Subview, constantPosition position: LayoutPosition, order: Int? = nil,
    zIndex: Int? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    addSubview(
      view,
      layoutMethods: [
        LayoutMethod(constantPosition: position, fileID: fileID, line: line)
      ], order: order, zIndex: zIndex)
  }

  /// Places elements once, without storing anything, as if they were the whole flow.
  ///
  /// ```swift
  /// view.layout([badge], at: .makeOffset(value: .zero, from: .topRight, size: badgeSize))
  /// ```
  public func layout(
    _ subviews: [Subview], at position: LayoutPosition,
    optimization: LayoutOptimization? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let method = LayoutMethod(constantPosition: position, fileID: fileID, line: line)
    PlanPass<Subview>().layOutOnce(
      subviews, with: method, optimization: optimization, in: self)
  }

  private func changeMethods(of subview: Subview, _ change: (inout [LayoutMethod]) -> Void) {
    let id = ObjectIdentifier(subview)
    forgetWhenGoneUnlessWatched(subview)
    guard let cache = layoutPlanCache else {
      change(&layoutInfo[id, default: []])
      setNeedsLayout()
      return
    }
    cache.changeMethods(of: id) {
      change(&layoutInfo[id, default: []])
      setNeedsLayout()
      return layoutInfo[id] ?? []
    }
  }
}
