/// A layout of parts about one axis, which a whole layout takes as its own.
protocol OneAxisLayout: RectBasedLayout {
  var list: LayoutPartList { get }
}
