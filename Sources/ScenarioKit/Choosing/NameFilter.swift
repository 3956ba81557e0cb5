import Foundation

/// What scenarios and tests are chosen by their names with: a part of the name in any case, or a regular expression between slashes.
struct NameFilter: Sendable {
  private enum Kind: Sendable {
    case part(String)
    case expression(NSRegularExpression)
  }

  private let kind: Kind

  /// Reads a filter; `nil` where what stands between the slashes is no regular expression.
  init?(_ text: String) {
    guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else {
      kind = .part(text)
      return
    }
    guard let expression = try? NSRegularExpression(pattern: String(text.dropFirst().dropLast())) else { return nil }
    kind = .expression(expression)
  }

  /// Whether a name is chosen.
  func matches(_ name: String) -> Bool {
    switch kind {
    case .part(let part): name.range(of: part, options: .caseInsensitive) != nil
    case .expression(let expression): expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }
  }
}
