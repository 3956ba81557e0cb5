/// A Swift file and the text that the compiler reads instead of it.
struct SwiftFile {
  /// A part of the file that the compiler reads differently, with its line.
  struct Finding: Equatable {
    var text: String
    var line: Int
  }

  /// The text that the compiler reads.
  ///
  /// Each line of the file keeps its number.
  private(set) var rewritten: [UInt8]
  /// The parts of the file that differ.
  private(set) var findings: [Finding] = []
  /// Whether the file imports XCTest, as tests and their helpers do.
  private(set) var importsXCTest = false
  /// The static properties and types that the file declares in extensions of types with asset symbols.
  ///
  /// An example is `brand` in `extension Color`.
  private(set) var assetMembers: [String: Set<String>] = [:]

  /// Reads a file.
  ///
  /// Throws `SourceScanner.Unterminated` if a comment or a literal isn't terminated.
  init(_ source: [UInt8]) throws {
    rewritten = source
    var scanner = SourceScanner(source)
    var tokens: [SourceScanner.Token] = []
    while let token = try scanner.next() { tokens.append(token) }
    let code = TokenList(tokens: tokens, scanner: scanner)
    var edits: [Edit] = []
    var types = EnclosingTypes()
    for index in tokens.indices {
      types.read(code, index)
      if let type = types.innermostExtended.flatMap(Self.typeWithAssets), let name = code.declaredMember(at: index) { assetMembers[type, default: []].insert(name) }
      switch tokens[index].kind {
      case .directive: edits += Self.conditions(in: code, at: index) + Self.selector(in: code, at: index, of: types.innermost)
      case .attribute: edits += Self.attribute(in: code, at: index)
      case .word:
        if code.text(index) == "import", code.importedModule(at: index) == "XCTest" { importsXCTest = true }
      case .sign: break
      }
    }
    findings = edits.map { Finding(text: String(decoding: source[$0.range], as: UTF8.self), line: $0.line) }
    for edit in edits.reversed() { rewritten.replaceSubrange(edit.range, with: edit.replacement) }
  }

  /// Returns the name of a type with asset symbols, without its module, or `nil` for another type.
  private static func typeWithAssets(_ name: String) -> String? {
    let parts = name.split(separator: ".").drop { ["DeveloperToolsSupport", "SwiftUI", "UIKit"].contains($0) }
    let types: Set<Substring> = ["Color", "ColorResource", "ImageResource", "ShapeStyle", "UIColor", "UIImage"]
    return parts.first.map(types.contains) == true ? parts.joined(separator: ".") : nil
  }

  /// A replacement of a part of the file.
  private struct Edit {
    var range: Range<Int>
    var line: Int
    var replacement: [UInt8]

    /// Creates a replacement that is padded to the length of the original, so columns stay the same.
    ///
    /// If the text is longer than the original, the rest of the line moves.
    init(_ range: Range<Int>, in code: TokenList, line: Int, by text: String) {
      self.range = range
      self.line = line
      let old = code.scanner.source[range]
      // Add missing line breaks, so each line keeps its number.
      let lineEnds = max(0, old.count { $0 == .newline } - text.utf8.count { $0 == .newline })
      let padding = lineEnds == 0 ? max(0, old.count - text.utf8.count) : 0
      replacement = Array(text.utf8) + Array(repeating: .space, count: padding) + Array(repeating: .newline, count: lineEnds)
    }
  }

  // MARK: Replacements

  /// The conditions that are true for an app in the iPhone simulator.
  private static let trueConditions: Set<String> = ["os(iOS)", "targetEnvironment(simulator)"]

  private static func conditions(in code: TokenList, at index: Int) -> [Edit] {
    guard ["#if", "#elseif"].contains(code.text(index)) else { return [] }
    var edits: [Edit] = []
    var next = index + 1
    var depth = 0
    // Include following lines, because a condition in parentheses can continue on the next line.
    while next + 3 < code.count, depth > 0 || code.tokens[next].line == code.tokens[index].line {
      let parts = (next...next + 3).map(code.text)
      if trueConditions.contains(parts.joined()) {
        let range = code.range(next...next + 3)
        // Add the spaces inside the parentheses, because an operator next to them may not have spaces: `os(iOS)||os(tvOS)`.
        let text = "(" + String(repeating: " ", count: range.count - 6) + "true)"
        edits.append(Edit(range, in: code, line: code.tokens[next].line, by: text))
        next += 3
      } else if parts[0] == "(" {
        depth += 1
      } else if parts[0] == ")" {
        depth -= 1
      }
      next += 1
    }
    return edits
  }

  /// The attributes that need the Objective-C runtime, which Linux doesn't have.
  ///
  /// Most declarations have the same meaning without them.
  private static let objectiveC: Set<String> = ["@objc", "@objcMembers", "@IBOutlet"]

  private static func attribute(in code: TokenList, at index: Int) -> [Edit] {
    guard objectiveC.contains(code.text(index)) else { return [] }
    // Include parentheses without a space before them, because they contain the Objective-C name: `@objc(name:)`.
    var last = index
    if code.text(index) == "@objc", index + 1 < code.count, code.tokens[index + 1].range.lowerBound == code.tokens[index].range.upperBound, code.text(index + 1) == "(" {
      last = code.closingBracket(of: index + 1) ?? index
    }
    return [Edit(code.range(index...last), in: code, line: code.tokens[index].line, by: "")]
  }

  /// Replaces `#selector(Type.name(_:))` with the selector's name and the method itself.
  ///
  /// An unqualified name is qualified with the enclosing type. The selector then doesn't capture `self`, so an object that stores the selector doesn't retain it.
  private static func selector(in code: TokenList, at index: Int, of type: String?) -> [Edit] {
    guard code.text(index) == "#selector", index + 1 < code.count, code.text(index + 1) == "(", let close = code.closingBracket(of: index + 1), close > index + 2 else { return [] }
    let name = SelectorName(code, index + 2..<close)
    var method = code.source(index + 2...close - 1)
    if let type, let plain = name.plainStart { method = "\(type).\(code.source(plain...close - 1))" }
    let text = name.isAccessor ? "Selector(\"\(name.text)\")" : "Selector(\"\(name.text)\", \(method))"
    return [Edit(code.range(index...close), in: code, line: code.tokens[index].line, by: text)]
  }
}

/// The types that enclose the current code while a file is read.
struct EnclosingTypes {
  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  /// For each open brace, the type that it opens, or `nil`.
  private var braces: [(name: String, isExtension: Bool)?] = []
  /// The type whose opening brace is expected next.
  private var next: String?
  private var isInName = false
  private var isExtension = false

  /// The name of the innermost type.
  var innermost: String? { braces.last { $0 != nil }??.name }

  /// The name of the extended type, if the innermost brace belongs to an extension.
  var innermostExtended: String? { braces.last.flatMap { $0?.isExtension == true ? $0?.name : nil } }

  /// Reads the next token of a file.
  mutating func read(_ code: TokenList, _ index: Int) {
    let text = code.text(index)
    if isInName {
      let isPart = text == "." || code.tokens[index].kind == .word && (next?.isEmpty == true || next?.hasSuffix(".") == true)
      if isPart { next?.append(text) } else { isInName = false }
      if isPart { return }
    }
    switch text {
    case "{":
      braces.append(next.map { ($0, isExtension) })
      next = nil
    case "}": if !braces.isEmpty { braces.removeLast() }
    case _ where Self.keywords.contains(text) && isDeclaration(code, index):
      next = ""
      isInName = true
      isExtension = text == "extension"
    default: break
    }
  }

  /// Returns whether a keyword declares a type.
  ///
  /// A keyword doesn't declare a type in `class func`, in a constraint such as `: class` or in a name such as `.extension`.
  private func isDeclaration(_ code: TokenList, _ index: Int) -> Bool {
    guard code.tokens[index].kind == .word, index + 1 < code.count, code.tokens[index + 1].kind == .word else { return false }
    if index > 0, [".", ":", "import"].contains(code.text(index - 1)) { return false }
    return !["func", "var", "let", "subscript", "override", "private", "public", "internal", "fileprivate", "final"].contains(code.text(index + 1))
  }
}

/// The tokens of a file.
struct TokenList {
  let tokens: [SourceScanner.Token]
  let scanner: SourceScanner

  var count: Int { tokens.count }

  func text(_ index: Int) -> String { scanner.text(tokens[index]) }

  /// Returns the byte range from one token to another.
  func range(_ indices: ClosedRange<Int>) -> Range<Int> { tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound }

  func source(_ indices: ClosedRange<Int>) -> String { String(decoding: scanner.source[range(indices)], as: UTF8.self) }

  /// Returns the index of the token that closes a bracket.
  func closingBracket(of open: Int) -> Int? {
    var depth = 0
    for index in open..<count {
      if text(index) == "(" { depth += 1 }
      if text(index) == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the name of the type or static property whose declaration starts with a token.
  func declaredMember(at index: Int) -> String? {
    guard tokens[index].kind == .word, index + 2 < count else { return nil }
    let name: Int? =
      switch text(index) {
      case "static", "class": ["let", "var"].contains(text(index + 1)) ? index + 2 : nil
      case "enum", "struct", "typealias": index + 1
      default: nil
      }
    return name.map { text($0).filter { $0 != "`" } }
  }

  /// Returns the module that an `import` names: `import XCTest`, `import class XCTest.XCTestCase`.
  func importedModule(at index: Int) -> String? {
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    // Ignore the word after a dot, because it's a property and not an import.
    if index > 0, text(index - 1) == "." { return nil }
    let next = index + 1
    guard next < count, tokens[next].kind == .word else { return nil }
    guard kinds.contains(text(next)) else { return text(next) }
    return next + 1 < count ? text(next + 1) : nil
  }
}

/// The Objective-C name of a method.
struct SelectorName {
  private(set) var text = ""
  /// Whether the selector is the getter or setter of a property.
  private(set) var isAccessor = false
  /// The index of the name's start, if only `self` or `Self` precedes the name.
  private(set) var plainStart: Int?

  /// Reads the contents of the parentheses of `#selector`.
  init(_ code: TokenList, _ indices: Range<Int>) {
    var rest = indices
    var isSetter = false
    if rest.count > 2, code.text(rest.lowerBound + 1) == ":", ["getter", "setter"].contains(code.text(rest.lowerBound)) {
      isAccessor = true
      isSetter = code.text(rest.lowerBound) == "setter"
      rest = rest.lowerBound + 2..<rest.upperBound
    }
    defer { if isSetter { text = "set" + Self.capitalized(text) + ":" } }
    let isOfSelf = rest.count > 2 && code.text(rest.lowerBound + 1) == "." && ["self", "Self"].contains(code.text(rest.lowerBound))
    let start = isOfSelf ? rest.lowerBound + 2 : rest.lowerBound
    if start + 1 >= rest.upperBound || code.text(start + 1) != "." { plainStart = start }
    // Use the last name outside parentheses, because the names before it are types or properties. A cast with `as` isn't part of the name.
    var labels: [String] = []
    var depth = 0
    for index in rest {
      let word = code.text(index)
      if depth == 0, word == "as" { break }
      switch word {
      case "(": depth += 1
      case ")": depth -= 1
      case ".", ":": break
      default:
        if depth == 0 {
          text = word.filter { $0 != "`" }
          labels = []
        } else if index + 1 < rest.upperBound, code.text(index + 1) == ":" {
          labels.append(word)
        }
      }
    }
    guard let first = labels.first else { return }
    if first != "_" { text += Self.isPreposition(first) ? Self.capitalized(first) : "With" + Self.capitalized(first) }
    text += ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// Returns whether a label starts with a preposition, which replaces “With” in the name.
  private static func isPreposition(_ label: String) -> Bool {
    let first = label.prefix { !$0.isUppercase }
    return prepositions.contains(String(first))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
