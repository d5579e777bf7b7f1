// Domains, properties and snapshots are what checks are written with.
@_exported public import LayoutAnalysis
@_exported public import LayoutCore
