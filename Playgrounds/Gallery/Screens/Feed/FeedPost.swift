import Framewise

/// What a card of the feed shows.
struct FeedPost {
  var name: String
  var time: String
  var text: String
  var tint: UIColor

  /// Posts of neighbors, with texts of one to five lines.
  static let all: [FeedPost] = (0..<8).map { index in
    FeedPost(
      name: names[index % names.count], time: times[index % times.count],
      text: texts[index % texts.count],
      tint: UIColor(hue: CGFloat(index) * 0.381, saturation: 0.32, brightness: 0.88, alpha: 1))
  }

  private static let names = [
    "The bakery at the corner", "Allotment no. 12", "Choir", "Ground floor, left", "Bicycle cellar",
    "Library van", "Swimming club",
  ]

  private static let times = ["just now", "20 minutes ago", "this morning", "yesterday"]

  private static let texts = [
    "There are six loaves left, and it is raining. Come soon.",
    """
    The pumpkins have decided to grow through the fence. Whoever lives on the other side may keep \
    what hangs over; please leave the stalk, it feeds the ones on ours.
    """,
    "Thursday at eight. Bring a pencil.",
    """
    Found on the stairs: one glove, left, green, with a hole where somebody bit into it. It is \
    waiting on the radiator in the hall.
    """,
    """
    The pump has a new hose. If the tyre still will not fill, it is the tyre; there are patches in \
    the tin with the anchor on its lid, and somebody is down here on Saturdays to show how it is \
    done. The old hose goes to the first who asks: it makes a good swing.
    """,
    "Next stop at the mill on Monday. The atlas is back.",
  ]
}

/// The views of a card, the same whichever way they are laid out.
struct FeedCardParts {
  let picture: UIImageView
  let avatar: UIView
  let name: UILabel
  let time: UILabel
  let text: UILabel
  let actions: [UILabel]

  init(_ post: FeedPost) {
    picture = UIImageView(image: UIImage(size: CGSize(width: 320, height: 200)))
      .named("picture", post.tint).rounded(8)
    avatar = UIView().named("avatar", post.tint).rounded(FeedMetrics.avatar / 2)
    name = UILabel("name", post.name, size: 15, weight: .semibold, lines: 1)
    time = UILabel("time", post.time, size: 12, color: Palette.muted, lines: 1)
    text = UILabel("text", post.text, size: 15)
    actions = ["Like", "Comment", "Share"].map {
      let action = UILabel("action \($0)", $0, size: 14, color: Palette.accent, lines: 1)
      action.textAlignment = .center
      return action
    }
  }

  var all: [UIView] { [picture, avatar, name, time, text] + actions }

  /// Where the name begins below the avatar's top, for name and time to stand in the middle.
  var nameInset: CGFloat {
    let heights = (name.intrinsicContentSize.height, time.intrinsicContentSize.height)
    return (FeedMetrics.avatar - (heights.0 + FeedMetrics.line + heights.1)) / 2
  }
}

/// The lengths of the feed, in points.
enum FeedMetrics {
  static let margin: CGFloat = 12
  static let gap: CGFloat = 10
  static let bar: CGFloat = 44
  static let picture: CGFloat = 140
  static let avatar: CGFloat = 40
  static let action: CGFloat = 28

  /// Between name and time.
  static let line: CGFloat = 2
}
