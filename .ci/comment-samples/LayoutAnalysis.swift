// MapDifference.swift
let before = loginMap
let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { LoginScreen(top: 37) }

// SizePolygon.swift
let map = loginMap

// FrameFormula.swift
let map = loginMap

// ElementFormulas.swift
let map = loginMap

// LayoutBorder.swift
let map = loginMap

// LayoutExplanation.swift
let map = loginMap

// LayoutMapFile.swift
let url = FileManager.default.temporaryDirectory.appending(path: "comment.layoutmap.json")

// LayoutRegion.swift
let map = loginMap

// LayoutProperty.swift: noOverlap
let map = loginMap

// LayoutProperty.swift: inside
let map = loginMap

// LayoutMap+Verdict.swift
let map = loginMap
