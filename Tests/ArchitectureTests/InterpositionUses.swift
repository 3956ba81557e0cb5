import Foundation
import VirtualTime

/// The source files that use the rows of `Interposition.def`.
struct InterpositionUses {
  /// A source file, and the words that show which rows it uses.
  private struct Source {
    let file: SourceTree.File
    var isC: Bool { file.path.hasSuffix(".c") }
    /// All identifiers outside comments.
    var words: Set<Substring> = []
    /// The first arguments of macros, for example of `ORIGINAL(name)`.
    var macroArguments: Set<Substring> = []
    /// The functions that a C file defines.
    var definitions: Set<Substring> = []
  }

  private let sources: [Source]
  /// The number of files that have the same name.
  private let namesakes: [Substring: Int]

  /// Creates the uses in the given C and Swift files.
  init(files: [SourceTree.File]) {
    namesakes = Dictionary(files.map { ($0.path.split(separator: "/").last ?? "", 1) }, uniquingKeysWith: +)
    sources = files.filter { $0.path.hasSuffix(".c") || $0.text.has("stk_process_row_") || $0.text.has("Interposition.def") }.map(Self.read)
  }

  /// Returns the files that use a row: its constant, its original, its definition, or a comment that refers to an assumption.
  ///
  /// - Returns: The shortest names that identify the files.
  func files(of row: InterpositionRow) -> [String] { sources.filter { Self.uses($0, row) }.map { shortName(of: $0.file.path) } }

  private static func uses(_ source: Source, _ row: InterpositionRow) -> Bool {
    let name = Substring(row.name)
    if source.words.contains("stk_process_row_\(name)") || source.words.contains("stk_interposed_\(name)") { return true }
    switch row.way {
    case .assumed: return source.file.text.has("`\(name)` in Interposition.def")
    case .redefined: return source.macroArguments.contains(name) || source.definitions.contains(name)
    case .found: return source.isC && row.symbol == row.name && source.words.contains(name)
    case .replacedImport, .replacedMethod: return false
    }
  }

  private func shortName(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let name = parts.last, namesakes[name] != 1 else { return String(parts.last ?? "") }
    return parts.suffix(2).joined(separator: "/")
  }

  private static func read(_ file: SourceTree.File) -> Source {
    var source = Source(file: file)
    for line in file.lines {
      let code = line.has("//") ? line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line : line
      source.words.formUnion(names(in: code))
      guard source.isC, code.has("(") else { continue }
      source.macroArguments.formUnion(macroArguments(in: code))
      if let name = definition(in: code) { source.definitions.insert(name) }
    }
    return source
  }

  // Compare bytes, because splitting by characters takes seconds.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func names(in code: Substring) -> [Substring] { code.utf8.split { !isPartOfName($0) }.map(Substring.init) }

  /// Returns the first arguments of the macros that are used in a line, if they're names.
  private static func macroArguments(in code: Substring) -> [Substring] {
    let parts = code.utf8.split(separator: UInt8(ascii: "("), omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).compactMap { before, after in
      let macro = before.suffix { isPartOfName($0) }
      let isMacro = !macro.isEmpty && macro.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      let argument = after.prefix(while: isPartOfName)
      guard isMacro, !argument.isEmpty, let next = after[argument.endIndex...].first, next == UInt8(ascii: ",") || next == UInt8(ascii: ")") else { return nil }
      return Substring(argument)
    }
  }

  /// Returns the function whose definition starts in a line, or `nil` if none does.
  private static func definition(in code: Substring) -> Substring? {
    guard code.first != " ", code.first != "#", !code.hasSuffix(";") else { return nil }
    // An attribute has parentheses too.
    let declaration = code.hasPrefix("__attribute__") ? code.drop { $0 != " " } : code
    return declaration.firstIndex(of: "(").flatMap { names(in: declaration[..<$0]).last }
  }
}

extension Substring.UTF8View.SubSequence {
  /// Returns the longest suffix whose bytes fulfill a condition.
  fileprivate func suffix(_ isIncluded: (UInt8) -> Bool) -> Self {
    lastIndex { !isIncluded($0) }.map { self[index(after: $0)...] } ?? self
  }
}
