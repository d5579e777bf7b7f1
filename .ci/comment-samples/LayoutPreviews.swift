// LayoutPictureIndex.swift
let picture = LayoutPicture(title: "cart", of: UIView()), folder = FileManager.default.temporaryDirectory

// LayoutPictureSheet.swift
let sizes = [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)]
let file = FileManager.default.temporaryDirectory.appending(path: "comment-sheet.svg")
func picture(_ size: CGSize) -> LayoutPicture {
  LayoutPicture(title: "cart", of: UIView(frame: CGRect(origin: .zero, size: size)))
}

// LayoutPicture+Look.swift
let picture = LayoutPicture(title: "cart", of: UIView())

// LayoutPicture+Making.swift
let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
let file = FileManager.default.temporaryDirectory.appending(path: "comment-picture.svg")

// LayoutPicture+Overflow.swift
let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
card.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20)))
let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
screen.addSubview(card)
let picture = LayoutPicture(title: "card", of: screen)

// LayoutPicture.swift
let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
let file = FileManager.default.temporaryDirectory.appending(path: "comment-picture.svg"), other = file
