import Foundation
import HeadlessUIKit
import Testing

@Suite struct AnimationTests {
  @Test func `Every animation has run when the call returns, and was finished`() {
    var calls: [String] = []
    let told = { (finished: Bool) in calls.append("\(finished)") }
    UIView.animate(withDuration: 9) { calls.append("a") }
    UIView.animate(withDuration: 9, animations: { calls.append("b") }, completion: told)
    UIView.animate(
      withDuration: 9, delay: 5, options: [.repeat, .curveEaseIn],
      animations: { calls.append("c") }, completion: told)
    UIView.animate(
      withDuration: 9, delay: 5, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      animations: { calls.append("d") }, completion: told)
    UIView.transition(
      with: UIView(), duration: 9, options: .transitionCrossDissolve,
      animations: { calls.append("e") }, completion: told)
    UIView.performWithoutAnimation { calls.append("f") }
    #expect(calls == ["a", "b", "true", "c", "true", "d", "true", "e", "true", "f"])
  }

  @Test func `Keyframes run in the order in which they are added`() {
    var calls: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { calls.append(1) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { calls.append(2) }
    } completion: { _ in
      calls.append(3)
    }
    #expect(calls == [1, 2, 3])
  }

  @Test func `A transition puts one view in the place of another`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    views[0...2].forEach(parent.addSubview)
    var isFinished = false
    UIView.transition(from: views[1], to: views[3], duration: 1) { isFinished = $0 }
    #expect(isFinished && views[1].superview == nil)
    #expect(parent.subviews.map { view in views.firstIndex { $0 === view } } == [0, 3, 2])
    UIView.transition(
      from: views[0], to: views[2], duration: 1, options: .showHideTransitionViews)
    #expect(views[0].isHidden && !views[2].isHidden && views[0].superview === parent)
  }
}
