import LayoutSwiftUI
#if canImport(SwiftUI)
import SwiftUI
#endif

// ContainerView.swift, needs SwiftUI
struct Model {
  var isEmpty = false
}
let model = Model(), title = UILabel(), price = UILabel()
func view() -> some View {
  // ...
}

// FrameLayout.swift, needs SwiftUI
struct Photo: View {
  var body: Never { fatalError() }
}
let leftHalf = CGRect(x: 0, y: 0, width: 0.5, height: 1), topHalf = CGRect(x: 0, y: 0, width: 1, height: 0.5)
