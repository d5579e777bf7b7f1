// The umbrella: everything under one import.
@_exported public import ConstraintSolver
@_exported public import LayoutAnalysis
@_exported public import LayoutBlocks
@_exported public import LayoutBoxes
@_exported public import LayoutConditions
@_exported public import LayoutConstraints
@_exported public import LayoutCore
@_exported public import LayoutExplorer
@_exported public import LayoutPreviews

#if !canImport(UIKit)
@_exported public import HeadlessUIKit
#endif
