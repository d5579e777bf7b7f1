/// A guide that may hold blocks.
protocol ContentGuide: GuideElement {
  /// What the guide holds, where that is made of blocks.
  var contentBlock: (any LayoutBlockProtocol)? { get }
}
