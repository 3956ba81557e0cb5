import Foundation

/// A block of a web page, such as a heading or a paragraph.
enum HTMLBlock: Equatable {
  case heading(String)
  case text(String)
  case link(String, URL)
  case image(name: String, description: String)
}

/// A parser for the static content of a web page.
///
/// Scripts, styles, and layout are ignored.
struct HTMLParser {
  private enum Token {
    case text(String)
    case open(name: String, attributes: [String: String])
    case close(name: String)
  }

  private static let blockTags: Set<String> = [
    "p", "div", "li", "ul", "ol", "br", "hr", "tr", "table", "section", "article", "header", "footer", "body", "html", "title", "main", "nav",
  ]
  private static let hiddenTags: Set<String> = ["script", "style", "head", "noscript", "template"]

  private let baseURL: URL?
  private var blocks: [HTMLBlock] = []
  private var text = ""
  private var headingDepth = 0
  private var hiddenDepth = 0
  private var link: URL?

  static func blocks(of html: String, baseURL: URL?) -> [HTMLBlock] {
    var parser = HTMLParser(baseURL: baseURL)
    for token in tokens(of: html) { parser.consume(token) }
    parser.endBlock()
    return parser.blocks
  }

  private init(baseURL: URL?) { self.baseURL = baseURL }

  private mutating func consume(_ token: Token) {
    switch token {
    case .text(let characters): if hiddenDepth == 0 { text += Self.unescaped(characters) }
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.hiddenTags.contains(name) { hiddenDepth += 1 }
    if Self.isHeading(name) {
      endBlock()
      headingDepth += 1
    } else if Self.blockTags.contains(name) {
      endBlock()
    } else if name == "a" {
      endBlock()
      link = attributes["href"].flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
    } else if name == "img", hiddenDepth == 0 {
      endBlock()
      let source = attributes["src"] ?? ""
      blocks.append(.image(name: source, description: attributes["alt"] ?? source))
    }
  }

  private mutating func close(_ name: String) {
    if Self.hiddenTags.contains(name) { hiddenDepth = max(0, hiddenDepth - 1) }
    guard Self.isHeading(name) || Self.blockTags.contains(name) || name == "a" else { return }
    endBlock()
    if Self.isHeading(name) { headingDepth = max(0, headingDepth - 1) }
    if name == "a" { link = nil }
  }

  private mutating func endBlock() {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    text = ""
    guard !words.isEmpty else { return }
    if let link {
      blocks.append(.link(words, link))
    } else {
      blocks.append(headingDepth > 0 ? .heading(words) : .text(words))
    }
  }

  private static func isHeading(_ name: String) -> Bool { name.count == 2 && name.hasPrefix("h") && name.last?.isNumber == true }

  // MARK: Tokens

  private static func tokens(of html: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { tokens.append(.text(String(rest[..<start]))) }
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else {
        tokens.append(.text(String(rest)))
        return tokens
      }
      if let tag = tag(rest[rest.index(after: start)..<end]) { tokens.append(tag) }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { tokens.append(.text(String(rest))) }
    return tokens
  }

  private static func tag(_ inside: Substring) -> Token? {
    var rest = inside
    let isClosing = rest.hasPrefix("/")
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard !name.isEmpty else { return nil }
    if isClosing { return .close(name: name) }
    return .open(name: name, attributes: attributes(rest.dropFirst(name.count)))
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text.drop { $0.isWhitespace || $0 == "/" }
    while !rest.isEmpty {
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }.lowercased()
      rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
      guard rest.hasPrefix("=") else {
        rest = name.isEmpty ? rest.dropFirst() : rest
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        continue
      }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      attributes[name] = unescaped(String(value))
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
    }
    return attributes
  }

  private static let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&")]

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
