import Foundation

/// A filter for names: a case-insensitive part of the name, or a regular expression between slashes.
struct NameFilter: Sendable {
  private enum Kind: Sendable {
    case part(String)
    case expression(NSRegularExpression)
  }

  private let kind: Kind

  /// Creates a filter from a string, or `nil` if its regular expression isn't valid.
  init?(_ text: String) {
    guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else {
      kind = .part(text)
      return
    }
    guard let expression = try? NSRegularExpression(pattern: String(text.dropFirst().dropLast())) else { return nil }
    kind = .expression(expression)
  }

  /// Returns whether a name matches.
  func matches(_ name: String) -> Bool {
    switch kind {
    case .part(let part): name.range(of: part, options: .caseInsensitive) != nil
    case .expression(let expression): expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }
  }
}
