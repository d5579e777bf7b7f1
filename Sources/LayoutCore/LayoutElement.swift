public import Foundation
#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif
