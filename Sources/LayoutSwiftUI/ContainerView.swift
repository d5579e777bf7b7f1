#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
public import SwiftUI
public import UIKit

/// A container of views as a view of SwiftUI: it is as large as its content in what is proposed.
///
/// ```swift
/// ContainerView(fills: [.width]) { RowView(spacing: 8) { title; price } } update: { row in
///   row.isHidden = model.isEmpty
/// }
/// ```
public struct ContainerView<Container: UIView>: UIViewRepresentable {
  private let fills: LayoutProposal.Axes
  private let make: () -> Container
  private let update: (Container) -> Void

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - fills: The axes along which a proposed length is taken as it is; none by default.
  ///   - make: Makes the container, once.
  ///   - update: Brings it up to date when the state of SwiftUI changes.
  public init(
    fills: LayoutProposal.Axes = [], _ make: @escaping () -> Container,
    update: @escaping (Container) -> Void = { _ in }
  ) {
    self.fills = fills
    self.make = make
    self.update = update
  }

  /// Makes the container.
  public func makeUIView(context: Context) -> Container { make() }

  /// Brings the container up to date.
  public func updateUIView(_ container: Container, context: Context) { update(container) }

  /// The size that the container takes for a proposal.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Container, context: Context
  ) -> CGSize? {
    let proposal = LayoutProposal(proposal)
    return proposal.answer(uiView.sizeThatFits(proposal.room), fills: fills)
  }
}
#endif
