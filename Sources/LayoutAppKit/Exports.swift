// Elements, inputs, conditions, snapshots and issues, so that files import this and a vocabulary.
@_exported public import LayoutCore

#if canImport(AppKit) && !canImport(UIKit)
// What positions and inputs are made of and AppKit has no type for. The rest of the stand-in for
// UIKit stays out of sight, as AppKit has the same names.
@_exported public import struct HeadlessUIKit.UIEdgeInsets
@_exported public import enum HeadlessUIKit.UIUserInterfaceLayoutDirection
#endif
