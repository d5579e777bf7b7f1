public import Foundation

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: HorizontalAnchor, target: (any LayoutItem)?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: HorizontalAnchor, target: HorizontalAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: HorizontalAnchor, target: consuming HorizontalTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: VerticalAnchor, target: (any LayoutItem)?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: VerticalAnchor, target: VerticalAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: VerticalAnchor, target: consuming VerticalTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: VerticalAnchor, target: BaselineAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: VerticalAnchor, target: BaselineTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: BaselineAnchor, target: (any ConstrainableView)?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: BaselineAnchor, target: BaselineAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: BaselineAnchor, target: BaselineTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: BaselineAnchor, target: VerticalAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: BaselineAnchor, target: VerticalTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: DimensionAnchor, target: (any LayoutItem)?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: DimensionAnchor, target: DimensionAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> (source: DimensionAnchor, target: DimensionTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `anchor.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@_disfavoredOverload
@discardableResult
public func >> (source: DimensionAnchor, target: CGFloat) -> LayoutStatement {
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}
