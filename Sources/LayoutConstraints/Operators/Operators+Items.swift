public import Foundation

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: HorizontalAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: HorizontalTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: VerticalAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: VerticalTarget?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: ConstrainableView>(source: Source, target: BaselineAnchor?)
  -> LayoutStatement?
{
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: ConstrainableView>(source: Source, target: BaselineTarget?)
  -> LayoutStatement?
{
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: DimensionAnchor?) -> LayoutStatement? {
  source.constrain(to: target, fileID: "", line: 0)?.notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: DimensionTarget?) -> [LayoutStatement] {
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@_disfavoredOverload
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: CGFloat) -> [LayoutStatement] {
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: SizeTarget?) -> [LayoutStatement] {
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: (CGFloat, CGFloat)) -> [LayoutStatement]
{
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: ItemPositionTargetCombination?)
  -> [LayoutStatement]
{
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}

/// `item.constrain(to: target)`; see ``LayoutStatement/location`` for its place.
@discardableResult
public func >> <Source: LayoutItem>(source: Source, target: (any LayoutItem)?) -> [LayoutStatement]
{
  source.constrain(to: target, fileID: "", line: 0).notingCaller()
}
