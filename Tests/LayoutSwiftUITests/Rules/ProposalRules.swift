import Foundation
import LayoutSwiftUI
import Testing

@Suite struct ProposalRules {
  private let none = CGFloat.infinity

  @Test func `Nothing proposed is room without a limit, and bad lengths are none`() {
    #expect(LayoutProposal().room == CGSize(width: none, height: none))
    #expect(LayoutProposal(width: 300).room == CGSize(width: 300, height: none))
    #expect(LayoutProposal(width: 0, height: none).room == CGSize(width: 0, height: none))
    #expect(LayoutProposal(width: -5, height: .nan).room == .zero)
  }

  @Test func `An answer is what fits, along an axis that is filled what is proposed`() {
    let fitting = CGSize(width: 120, height: 40)
    for width in [nil, 0, 50, 300, none, -1, .nan] as [CGFloat?] {
      #expect(LayoutProposal(width: width, height: 10).answer(fitting) == fitting)
    }
    func width(_ proposed: CGFloat?) -> CGFloat {
      LayoutProposal(width: proposed, height: 10).answer(fitting, fills: .width).width
    }
    #expect(width(300) == 300)
    #expect(width(0) == 0)
    // There is nothing to take.
    for proposed in [nil, none, -1, .nan] as [CGFloat?] { #expect(width(proposed) == 120) }
    #expect(
      LayoutProposal(width: 7, height: 9).answer(fitting, fills: [.width, .height])
        == CGSize(width: 7, height: 9))
  }

  @Test func `What fits is never negative, infinite or no number`() {
    for bad in [-1, none, -none, .nan] as [CGFloat] {
      #expect(LayoutProposal().answer(CGSize(width: bad, height: 3)) == CGSize(width: 0, height: 3))
    }
  }
}
