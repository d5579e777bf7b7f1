// The parts of SwiftUI that LayoutSwiftUI and its samples use, as declarations to type-check against.
public import Foundation
public import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct UnitPoint: Hashable, Sendable {
  public static let topLeading = UnitPoint()
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

public protocol Animatable {}

public protocol Layout: Animatable, Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  @MainActor @preconcurrency
  public func callAsFunction<Content: View>(_ content: () -> Content) -> some View { content() }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}
