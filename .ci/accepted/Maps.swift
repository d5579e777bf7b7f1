// A map of a screen, and what a test asks of it.
import Framewise
import UIKit

final class LoginCard: LayoutView {
  let send = UIButton()
}

@MainActor func checkLogin() -> [String] {
  let map = LayoutMap(over: .sizes(320...1024, 480...1200)) { LoginCard() }
  let verdicts = [
    map.verdict(.noOverlap(except: ["background"])), map.verdict(.inside(.superview)),
    map.verdict(.minimumSize(width: 44, height: 44, of: ["send"])),
    map.verdict(.holds("it is wide") { $0.root.frame.width >= 320 }),
  ]
  for region in map.regions { print(region, region.share) }
  let frames = map.frames(at: CGSize(width: 400, height: 490))
  return verdicts.map(\.description) + [frames?.description ?? ""]
    + map["send"].map(\.description) + map.borders.map(\.description)
    + map.findings.map(\.explanation)
}

func checkValues() -> Bool {
  LayoutMap(
    over: .size(CGSize(width: 375, height: 667)),
    snapshot: { input in
      LayoutSnapshot(name: "screen", frame: CGRect(origin: .zero, size: input.size))
    }
  ).verdict(.placed()).isProved
}
