/// The place of a macro such as `#expect`, which the name of its expansion's file contains.
///
/// The compiler writes the code that a macro expands to into a separate file, and backtraces have the lines of that file. The name of the file is the mangled name
/// of the expansion: “@__swiftmacro_9ShopTests0021CartTestsswift_abcDEfMX31_4_6expectfMf_.swift” is `#expect` in the file CartTests.swift at line 32 and column 5.
struct MacroExpansion: Equatable {
  /// The line of the macro, counted from 1.
  let line: Int
  /// The column of the macro, counted from 1.
  let column: Int
  /// The mangled name in front of the line, which ends with the name of the macro's file.
  private let prefix: String

  /// Creates the place of a macro from the path of its expansion, or returns `nil` for the path of another file.
  init?(path: String) {
    guard let name = path.split(separator: "/").last, name.hasPrefix("@__swiftmacro_"), let mark = name.range(of: "fMX") else { return nil }
    let numbers = name[mark.upperBound...].split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
    guard numbers.count == 3, let line = Self.index(numbers[0]), let column = Self.index(numbers[1]), line > 0 else { return nil }
    self.line = line
    self.column = max(1, column)
    prefix = String(name[..<mark.lowerBound])
  }

  /// Returns whether a path belongs to the file that contains the macro.
  ///
  /// In the mangled name, the length of the file's name comes before the name, and an encoding of the characters that can't be in an identifier comes after it.
  func isIn(_ path: String) -> Bool {
    guard let file = path.split(separator: "/").last, !file.hasPrefix("@") else { return false }
    let name = file.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } + "_"
    guard let place = prefix.range(of: name, options: .backwards), place.lowerBound > prefix.startIndex else { return false }
    return prefix[prefix.index(before: place.lowerBound)].isNumber
  }

  /// Returns a mangled number: “_” is 0, and “31_” is 32.
  private static func index(_ digits: Substring) -> Int? { digits.isEmpty ? 0 : Int(digits).map { $0 + 1 } }
}
