package import Foundation
package struct PixelGrid: Equatable { var scale: CGFloat; package init(scale: CGFloat) { self.scale = scale }
 package func snap(_ rect: CGRect) -> CGRect { rect } }
