// The umbrella: everything but LayoutTesting under one import.
#if !canImport(UIKit)
@_exported public import HeadlessUIKit
#endif
@_exported public import LayoutConditions
@_exported public import LayoutCore
@_exported public import LayoutPreviews
