import Foundation

/// A kind of difference between two strings that look alike, and a function that removes it.
enum TextFolding: CaseIterable {
  case normalisation, apostrophes, quotationMarks, dashes, ellipses, whiteSpace, letterCase

  /// The name in a sentence: “they differ only in …”.
  var name: String {
    switch self {
    case .normalisation: "the composition of accented letters"
    case .apostrophes: "the apostrophe"
    case .quotationMarks: "the quotation marks"
    case .dashes: "the dash"
    case .ellipses: "the ellipsis"
    case .whiteSpace: "white space"
    case .letterCase: "upper and lower case"
    }
  }

  /// Returns the string without differences of this kind.
  func fold(_ text: String) -> String {
    switch self {
    case .normalisation: text.precomposedStringWithCanonicalMapping
    case .apostrophes: Self.replacing(text, "'") { Self.apostropheCodes.contains($0.value) }
    case .quotationMarks: Self.replacing(text, "\"") { Self.quotationMarkCodes.contains($0.value) }
    case .dashes: Self.replacing(text, "-") { $0.value == 0x2D || (0x2010...0x2015).contains($0.value) || $0.value == 0x2212 }
    case .ellipses: text.replacingOccurrences(of: "…", with: "...")
    case .whiteSpace: Self.foldingWhiteSpace(text)
    case .letterCase: text.lowercased()
    }
  }

  /// Returns the string without differences of any kind, except the given kind.
  static func foldAll(_ text: String, but exception: TextFolding? = nil) -> String {
    var text = text
    for folding in allCases where folding != exception { text = folding.fold(text) }
    return text
  }

  /// Returns whether a character is invisible.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static let apostropheCodes: Set<UInt32> = [0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0x02BC]
  private static let quotationMarkCodes: Set<UInt32> = [0x22, 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0xAB, 0xBB]

  private static func replacing(_ text: String, _ replacement: Unicode.Scalar, _ isReplaced: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isReplaced(scalar) ? replacement : scalar) }
    return String(result)
  }

  /// Replaces each run of white space with one space.
  ///
  /// White space at the ends and invisible characters are removed.
  private static func foldingWhiteSpace(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isSpaceDue = false
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      if scalar.properties.isWhitespace {
        isSpaceDue = !result.isEmpty
      } else {
        if isSpaceDue { result.append(" ") }
        isSpaceDue = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}
