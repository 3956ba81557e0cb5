import Foundation

/// A text that is looked up in the tables of a bundle when it is shown.
final class LocalizedText: Sendable {
  let key: String
  let arguments: [TextPart]
  let table: String?
  let bundle: URL?
  /// What is shown where no table has the key.
  let fallback: [TextPart]
  /// Whether markup in the text of a table counts.
  let hasMarkup: Bool

  init(key: String, arguments: [TextPart], table: String? = nil, bundle: URL? = nil, fallback: [TextPart], hasMarkup: Bool = true) {
    self.key = key
    self.arguments = arguments
    self.table = table
    self.bundle = bundle
    self.fallback = fallback
    self.hasMarkup = hasMarkup
  }

  /// The same text in another table.
  func with(table: String?, bundle: URL?) -> LocalizedText {
    LocalizedText(key: key, arguments: arguments, table: table, bundle: bundle, fallback: fallback, hasMarkup: hasMarkup)
  }

  /// The text in the language of a place.
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
