// Layers, colours, animations and images beside layout, as UIKit spells them.
import UIKit

final class Card: UIView {
  let badge = CALayer()
  let gradient = CAGradientLayer()

  override class var layerClass: AnyClass { CALayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
    layer.borderWidth = 1 / 2
    layer.borderColor = UIColor.lightGray.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    badge.backgroundColor = UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).cgColor
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    badge.actions = ["position": NSNull(), "bounds": NSNull()]
    layer.addSublayer(badge)
    layer.insertSublayer(gradient, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    badge.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    badge.position = CGPoint(x: bounds.maxX, y: 0)
    badge.setAffineTransform(CGAffineTransform(rotationAngle: 1))
  }
}

// Layers are on no actor.
nonisolated func soften(_ layer: CALayer) {
  layer.cornerRadius = 4
  layer.sublayers?.forEach { $0.opacity = 0.5 }
  layer.superlayer?.isHidden = false
}

@MainActor func animations(_ view: UIView, _ other: UIView) {
  var count = 0
  UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
  UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in count += 1 }
  UIView.animate(
    withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
    animations: { view.alpha = 1 }, completion: nil)
  UIView.animate(
    withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
    animations: { view.alpha = 1 })
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
  }
  UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.alpha = 1 }
  UIView.transition(from: view, to: other, duration: 1, options: .showHideTransitionViews)
  UIView.performWithoutAnimation { view.layoutIfNeeded() }
}

@MainActor func images() -> [UIImage?] {
  let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold, scale: .large)
  return [
    UIImage(named: "logo"),
    UIImage(named: "logo", in: Bundle.main, with: nil),
    UIImage(systemName: "star"),
    UIImage(systemName: "star", withConfiguration: configuration)?.withTintColor(.red),
    UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate),
    UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1)),
  ]
}

/// A view whose colors depend on traits, in a layer as well.
final class Note: UIView {
  private let warmth: CGFloat = 0.5

  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
  }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { refresh() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
      return
    }
    refresh()
  }

  private func refresh() {
    backgroundColor = Note.paper
    tintColor = UIColor { [warmth] _ in UIColor(red: 1, green: warmth, blue: 0, alpha: 1) }
    traitCollection.performAsCurrent {
      layer.borderColor = UIColor.separator.withAlphaComponent(0.5).cgColor
    }
    let plain = Note.paper.resolvedColor(with: UITraitCollection.current)
    layer.backgroundColor = plain.cgColor
  }
}

final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .unspecified
  }
}

/// Colors are resolved off the main actor, too.
func isLight(_ color: UIColor) async -> Bool {
  await Task.detached {
    var white: CGFloat = 0
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
    return color.getWhite(&white, alpha: nil) && white > 0.5
  }.value
}
