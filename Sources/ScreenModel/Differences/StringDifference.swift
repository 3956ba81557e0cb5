import Foundation

/// A description of differences between strings that are easily overlooked.
public enum StringDifference {
  /// Returns a description of the difference between two strings if the difference is easily overlooked.
  ///
  /// The description covers apostrophes, quotation marks, dashes and ellipses that are straight in one string and typographic in the other. It also covers case, white space
  /// (including no-break spaces and invisible characters), and different compositions of accents:
  /// `They differ only in the apostrophe: expected “’” (U+2019), actual “'” (U+0027).`
  ///
  /// - Returns: A sentence, or `nil` if the strings are equal byte by byte or have other differences.
  public static func describe(expected: String, actual: String) -> String? {
    if areSame(expected, actual) || !areSame(TextFolding.foldAll(expected), TextFolding.foldAll(actual)) { return nil }
    var names: [String] = []
    var details: [String] = []
    for folding in TextFolding.allCases {
      let first = TextFolding.foldAll(expected, but: folding)
      let second = TextFolding.foldAll(actual, but: folding)
      if areSame(first, second) { continue }
      names.append(folding.name)
      // Compare the original strings for the composition of accents, because lowercasing can change the composition.
      let isComposition = folding == .normalisation
      details.append(detail(of: folding, Array((isComposition ? expected : first).unicodeScalars), Array((isComposition ? actual : second).unicodeScalars)))
    }
    if names.isEmpty { return "They differ only in characters that look the same." }
    return "They differ only in \(list(names)): \(details.joined(separator: "; "))."
  }

  private static func areSame(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  /// Returns a description of the first difference between the two strings.
  private static func detail(of folding: TextFolding, _ expected: [Unicode.Scalar], _ actual: [Unicode.Scalar]) -> String {
    var index = 0
    while index < min(expected.count, actual.count) && expected[index] == actual[index] { index += 1 }
    let first = index < expected.count ? expected[index] : nil
    let second = index < actual.count ? actual[index] : nil
    switch folding {
    case .whiteSpace: return whiteSpaceDetail(expected, actual, at: index)
    case .ellipses: return first == "…" ? "expected one “…” (U+2026), actual three dots" : "expected three dots, actual one “…” (U+2026)"
    case .normalisation:
      return "expected \(composition(expected, at: index)), actual \(composition(actual, at: index))"
    default: return "expected \(shown(first)), actual \(shown(second))"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar?) -> String {
    guard let scalar else { return "nothing" }
    return scalar.properties.isAlphabetic ? "“\(scalar)”" : "“\(scalar)” (\(code(scalar)))"
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Returns the code points of the character at `index`.
  private static func composition(_ scalars: [Unicode.Scalar], at index: Int) -> String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.canonicalCombiningClass != .notReordered }
    var start = min(index, scalars.count)
    if start < scalars.count && isMark(scalars[start]) || start == scalars.count { start = max(0, start - 1) }
    while start > 0 && isMark(scalars[start]) { start -= 1 }
    var end = min(start + 1, scalars.count)
    while end < scalars.count && isMark(scalars[end]) { end += 1 }
    let part = scalars[start..<end]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part)
    return "“\(String(text))” as \(part.map(code).joined(separator: " "))"
  }

  // MARK: White space

  private static func whiteSpaceDetail(_ expected: [Unicode.Scalar], _ actual: [Unicode.Scalar], at index: Int) -> String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || TextFolding.isInvisible(scalar) }
    let first = index < expected.count && isBlank(expected[index]) ? expected[index] : nil
    let second = index < actual.count && isBlank(actual[index]) ? actual[index] : nil
    if let first, let second { return "expected \(blankName(first)), actual \(blankName(second))" }
    if let first { return "expected \(blankName(first)) \(place(expected, index)), actual none" }
    if let second { return "expected none, actual \(blankName(second)) \(place(actual, index))" }
    // Name the numbers of characters, because one string only has more white space of the same kind.
    return "expected \(expected.filter(isBlank).count), actual \(actual.filter(isBlank).count) characters of it"
  }

  private static func place(_ scalars: [Unicode.Scalar], _ index: Int) -> String {
    if index == 0 { return "at the start" }
    if scalars[index...].allSatisfy({ $0.properties.isWhitespace || TextFolding.isInvisible($0) }) { return "at the end" }
    var before = String.UnicodeScalarView()
    before.append(contentsOf: scalars[max(0, index - 12)..<index])
    return "after “\(SnapshotText.escaped(String(before)))”"
  }

  private static func blankName(_ scalar: Unicode.Scalar) -> String {
    let name: String
    switch scalar.value {
    case 0x20: name = "a space"
    case 0x09: name = "a tab"
    case 0x0A: name = "a line break"
    case 0x0D: name = "a carriage return"
    case 0xA0: name = "a no-break space"
    default: name = "a character “\((scalar.properties.name ?? "without a name").lowercased())”"
    }
    return "\(name) (\(code(scalar)))"
  }
}
