import Foundation

/// A symbol that this package needs in a library, or an import that it replaces there.
package struct WantedSymbol: Equatable, Sendable {
  /// The symbol as the linker knows it.
  package var symbol: String
  /// The library that has the symbol, or that imports it.
  package var library: String
  /// How this package uses the symbol.
  package var way: InterpositionRow.Way

  /// Creates a symbol that may or may not be in the table.
  package init(symbol: String, library: String, way: InterpositionRow.Way) {
    self.symbol = symbol
    self.library = library
    self.way = way
  }

  /// The symbol in its readable form: “static FoundationEssentials.TimeZone.current.getter”.
  package var shown: String { Self.shown(symbol) }

  private static func shown(_ symbol: String) -> String { SwiftSymbolName.demangled(symbol) ?? symbol }

  /// Returns the readable names that look like the symbol if the library doesn't have it, with the best name first.
  ///
  /// For an import, the result also has the other libraries of the table that import the function.
  ///
  /// - Parameters:
  ///   - limit: The largest number of names.
  ///   - others: The symbols that aren't new forms of this one, because they're needed for something else.
  ///   - symbols: The symbols of a library, or `nil` if it isn't loaded.
  package func similarSymbols(
    limit: Int = 3, besides others: Set<String> = [], in symbols: (String) -> ExportedSymbols? = { ExportedSymbols(ofLoaded: $0) }
  ) -> [String] {
    guard way != .assumed, let ofLibrary = symbols(library), !ofLibrary.has(self) else { return [] }
    var found = similar(among: (way == .replacedImport ? ofLibrary.imports : ofLibrary.names).subtracting(others))
    if way == .replacedImport, found.count < limit { found += importers(in: symbols).map { "\(shown) in \($0)" } }
    return Array(found.prefix(limit))
  }

  /// Returns the sentence that the library doesn't have the symbol, with similar names.
  ///
  /// - Parameter similar: The names that `similarSymbols` returns.
  package func sentence(similar: [String]) -> String {
    let subject = (way == .replacedImport ? "The import `\(shown)`" : "`\(shown)`") + " of \(library)"
    return subject + " is gone" + Self.clause(similar)
  }

  /// The clause that lists similar names, or an empty string if there are none.
  static func clause(_ similar: [String]) -> String { similar.isEmpty ? "" : "; similar: " + similar.joined(separator: ", ") }

  private func similar(among names: Set<String>) -> [String] {
    let scores = symbol.hasPrefix("$s") ? swiftScores(among: names) : cScores(among: names)
    // Sort equal scores by name, because the order of a set differs between runs.
    let best = scores.sorted { ($1.score, $0.name) < ($0.score, $1.name) }
    var shown: [String] = []
    for (name, _) in best {
      let readable = Self.shown(name)
      // Names with the same readable form as the missing one differ in details that only the mangled form has.
      let text = readable == self.shown ? name : readable
      if !shown.contains(text) { shown.append(text) }
    }
    return shown
  }

  private func cScores(among names: Set<String>) -> [(name: String, score: Double)] {
    names.compactMap { name in name.hasPrefix("$") ? nil : CSymbolName.likeness(from: symbol, to: name).map { (name, $0) } }
  }

  private func swiftScores(among names: Set<String>) -> [(name: String, score: Double)] {
    guard let wanted = SwiftSymbolName.demangled(symbol).flatMap(SwiftSymbolName.init(readable:)) else { return [] }
    let words = wanted.searchWords
    let kind = Self.mangledKind(symbol)
    return names.compactMap { name in
      // Demangle few names, because it takes much longer than a search in the mangled name.
      guard Self.mangledKind(name) == kind, words.contains(where: { strstr(name, $0) != nil }),
        let other = SwiftSymbolName.demangled(name).flatMap(SwiftSymbolName.init(readable:))
      else { return nil }
      return wanted.likeness(to: other).map { (name, $0) }
    }
  }

  /// Returns the letter at the end of a mangled name that tells functions, getters, initializers, and types apart.
  private static func mangledKind(_ symbol: String) -> UInt8? { symbol.utf8.reversed().first { $0 != UInt8(ascii: "Z") } }

  /// Returns the libraries of the table that import the symbol, although the table doesn't say so.
  private func importers(in symbols: (String) -> ExportedSymbols?) -> [String] {
    let rows = InterpositionRow.all.compactMap(\.wanted)
    let known = Set(rows.filter { $0.way == .replacedImport && $0.symbol == symbol }.map(\.library)).union([library])
    return Set(rows.map(\.library)).subtracting(known).sorted().filter { symbols($0)?.imports.contains(symbol) == true }
  }
}

extension InterpositionRow {
  /// The symbol and its library, or `nil` for an assumption.
  package var wanted: WantedSymbol? { library.map { WantedSymbol(symbol: symbol, library: $0, way: way) } }

  /// Returns the readable names that look like the row's symbol if its library doesn't have it, with the best name first.
  ///
  /// Symbols of other rows aren't listed. Call this function only after a failure, because it reads the library's whole symbol table.
  ///
  /// - Parameter limit: The largest number of names.
  package func similarSymbols(limit: Int = 3) -> [String] {
    wanted?.similarSymbols(limit: limit, besides: Set(InterpositionRow.all.compactMap { $0.library == library ? $0.symbol : nil })) ?? []
  }
}
