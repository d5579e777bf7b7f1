import LayoutAppKit

// NSView+Measuring.swift, not run: there is no AppKit; .ci/appkit/accepted/Views.swift has such a class
