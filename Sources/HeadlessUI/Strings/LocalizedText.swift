import Foundation

/// Text that is looked up in the tables of a bundle when it's shown.
final class LocalizedText: Sendable {
  let key: String
  let arguments: [TextPart]
  let table: String?
  let bundle: URL?
  /// The parts that are shown if no table contains the key.
  let fallback: [TextPart]
  /// A Boolean value that indicates whether markup in a table's string is interpreted.
  let hasMarkup: Bool

  init(key: String, arguments: [TextPart], table: String? = nil, bundle: URL? = nil, fallback: [TextPart], hasMarkup: Bool = true) {
    self.key = key
    self.arguments = arguments
    self.table = table
    self.bundle = bundle
    self.fallback = fallback
    self.hasMarkup = hasMarkup
  }

  /// Returns the same text for another table and bundle.
  func with(table: String?, bundle: URL?) -> LocalizedText {
    LocalizedText(key: key, arguments: arguments, table: table, bundle: bundle, fallback: fallback, hasMarkup: hasMarkup)
  }

  /// Returns the text in the language of the given context.
  func string(in place: TextPlace) -> String {
    guard let found = CurrentStrings.entry(for: key, table: table, bundle: bundle, languages: place.languages) else { return Self.joined(fallback, in: place) }
    let pieces = found.entry.pieces(arguments, language: found.language, locale: place.locale)
    let isMarkup = hasMarkup && pieces.contains { if case .literal(let text) = $0 { MarkdownText.mayBeMarkdown(text) } else { false } }
    return Self.joined(MarkdownText.parts(pieces, isMarkdown: isMarkup), in: place)
  }

  private static func joined(_ parts: [TextPart], in place: TextPlace) -> String { parts.map { $0.string(in: place) }.joined() }
}

extension LocalizedText: Equatable {
  static func == (first: LocalizedText, second: LocalizedText) -> Bool {
    if first === second { return true }
    return first.key == second.key && first.arguments == second.arguments && first.table == second.table && first.bundle == second.bundle && first.fallback == second.fallback
  }
}
