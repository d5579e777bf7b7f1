/// The advances and kinds of characters.
enum TextScalars {
  /// The kinds of the ASCII characters.
  static let asciiKinds: [TextKind] = (0..<0x80).map { (byte: UInt8) in
    switch byte {
    case 0x09, 0x20: .space
    case 0x0A...0x0D: .newline
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "%"):
      .closing
    case UInt8(ascii: "-"): .hyphen
    default: .plain
    }
  }

  /// Whether a code point joins the character before it and has no width of its own.
  static func isExtender(_ point: UInt32) -> Bool {
    switch point {
    case ..<0x300: false
    case 0x300...0x36F, 0x483...0x489: true
    case 0x370...0x482, 0x48A...0x590, 0x5D0...0x5EA, 0x620...0x64A: false
    case 0x200B: false
    case 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF: true
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    case 0x302A...0x302F, 0x3099, 0x309A: true
    case 0x2010...0x20CF, 0x2100...0x2CEE, 0x2E00...0xA66E, 0xA960...0xA97C, 0xAC00...0xD7AF:
      false
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF: true
    case 0xFE10...0xFFEF, 0x1F000...0x3FFFF: false
    case 0xE0000...0xE0FFF: true
    default: hasExtendingCategory(point)
    }
  }

  private static func hasExtendingCategory(_ point: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(point) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  /// The kind of a code point beyond ASCII.
  static func kind(_ point: UInt32) -> TextKind {
    switch point {
    case 0x85, 0x2028, 0x2029: .newline
    case 0x2010, 0x2012...0x2014: .hyphen
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: .space
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0xFF08, 0xFF3B, 0xFF5B,
      0xFF62:
      [.wide, .opening]
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301C, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D,
      0xFF61, 0xFF63...0xFF65:
      [.wide, .closing]
    // Small kana and prolonged sound marks.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1,
      0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB, 0x30FC:
      [.wide, .closing]
    default: isWide(point) ? .wide : .plain
    }
  }

  /// The advance of a code point that is missing in the font.
  static func fallbackAdvance(_ point: UInt32, digit: Int) -> Int {
    switch point {
    case 0x09: digit * 2
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x200B, 0x2028, 0x2029: 0
    case 0x2000, 0x2002: TextUnits.em / 2
    case 0x2001, 0x2003: TextUnits.em
    case 0x2004: TextUnits.em / 3
    case 0x2005, 0x2008, 0x205F: TextUnits.em / 4
    case 0x2006, 0x2009, 0x200A, 0x202F: TextUnits.em / 6
    case 0x2190...0x21FF, 0x2300...0x25FF: TextUnits.em
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: TextUnits.em / 2
    default: isExtender(point) ? 0 : isWide(point) ? TextUnits.em : digit
    }
  }

  /// Whether a code point is one em wide and lines may break around it.
  static func isWide(_ point: UInt32) -> Bool {
    switch point {
    case ..<0x1100: false
    case 0x1100...0x115F, 0xA960...0xA97C: true
    case 0x2600...0x27BF, 0x2B00...0x2BFF: true
    case 0x2E80...0xA4CF, 0xAC00...0xD7AF: true
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF: true
    case 0x16FE0...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
