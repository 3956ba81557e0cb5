/// A Swift file, and how it reads to a compiler for an iPhone.
struct SwiftFile {
  /// What is said of the file to its author, each with its line.
  struct Finding: Equatable {
    var text: String
    var line: Int
  }

  /// The text as the compiler is to read it: each line stands where it stood.
  private(set) var rewritten: [UInt8]
  /// What reads otherwise there.
  private(set) var findings: [Finding] = []
  /// Whether the file imports XCTest, as tests and what helps them do.
  private(set) var importsXCTest = false

  /// Reads a file; throws what never ends in it.
  init(_ source: [UInt8]) throws {
    rewritten = source
    var scanner = SourceScanner(source)
    var tokens: [SourceScanner.Token] = []
    while let token = try scanner.next() { tokens.append(token) }
    let code = TokenList(tokens: tokens, scanner: scanner)
    var edits: [Edit] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .directive: edits += Self.conditions(in: code, at: index) + Self.selector(in: code, at: index)
      case .attribute: edits += Self.attribute(in: code, at: index)
      case .word:
        if code.text(index) == "import", code.importedModule(at: index) == "XCTest" { importsXCTest = true }
      case .sign: break
      }
    }
    findings = edits.map { Finding(text: String(decoding: source[$0.range], as: UTF8.self), line: $0.line) }
    for edit in edits.reversed() { rewritten.replaceSubrange(edit.range, with: edit.replacement) }
  }

  /// A part of the file that reads otherwise.
  private struct Edit {
    var range: Range<Int>
    var line: Int
    var replacement: [UInt8]

    /// A replacement that is as long as what it replaces, so that columns stay as well; what is longer moves the rest of its line.
    init(_ range: Range<Int>, in code: TokenList, line: Int, by text: String) {
      self.range = range
      self.line = line
      // A line end within stays, so that each line stands where it stood.
      let old = code.scanner.source[range]
      let lineEnds = old.filter { $0 == .newline }
      let padding = max(0, old.count - lineEnds.count - text.utf8.count)
      replacement = Array(text.utf8) + Array(repeating: .space, count: lineEnds.isEmpty ? padding : 0) + lineEnds
    }
  }

  // MARK: What reads otherwise

  /// The conditions that an app on a simulated iPhone meets.
  private static let trueConditions: Set<String> = ["os(iOS)", "targetEnvironment(simulator)"]

  private static func conditions(in code: TokenList, at index: Int) -> [Edit] {
    guard ["#if", "#elseif"].contains(code.text(index)) else { return [] }
    var edits: [Edit] = []
    var next = index + 1
    while next + 3 < code.count, code.tokens[next].line == code.tokens[index].line {
      let parts = (next...next + 3).map(code.text)
      if trueConditions.contains(parts.joined()) {
        edits.append(Edit(code.range(next...next + 3), in: code, line: code.tokens[next].line, by: "true"))
        next += 3
      }
      next += 1
    }
    return edits
  }

  /// Attributes that ask for the runtime of Objective-C, which Linux lacks, and that change nothing in what is written in Swift.
  private static let objectiveC: Set<String> = ["@objc", "@objcMembers", "@IBOutlet"]

  private static func attribute(in code: TokenList, at index: Int) -> [Edit] {
    guard objectiveC.contains(code.text(index)) else { return [] }
    // `@objc(name:)` has the name in Objective-C with it, without a space.
    var last = index
    if code.text(index) == "@objc", index + 1 < code.count, code.tokens[index + 1].range.lowerBound == code.tokens[index].range.upperBound, code.text(index + 1) == "(" {
      last = code.closingBracket(of: index + 1) ?? index
    }
    return [Edit(code.range(index...last), in: code, line: code.tokens[index].line, by: "")]
  }

  /// `#selector(Type.name(_:))` names a method; the copy has the method itself beside the name.
  private static func selector(in code: TokenList, at index: Int) -> [Edit] {
    guard code.text(index) == "#selector", index + 1 < code.count, code.text(index + 1) == "(", let close = code.closingBracket(of: index + 1), close > index + 2 else { return [] }
    let name = SelectorName(code, index + 2..<close)
    let text = name.isAccessor ? "Selector(\"\(name.text)\")" : "Selector(\"\(name.text)\", \(code.source(index + 2...close - 1)))"
    return [Edit(code.range(index...close), in: code, line: code.tokens[index].line, by: text)]
  }
}

/// The tokens of a file.
struct TokenList {
  let tokens: [SourceScanner.Token]
  let scanner: SourceScanner

  var count: Int { tokens.count }

  func text(_ index: Int) -> String { scanner.text(tokens[index]) }

  /// The bytes from one token to another.
  func range(_ indices: ClosedRange<Int>) -> Range<Int> { tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound].range.upperBound }

  func source(_ indices: ClosedRange<Int>) -> String { String(decoding: scanner.source[range(indices)], as: UTF8.self) }

  /// Returns the token that closes a bracket.
  func closingBracket(of open: Int) -> Int? {
    var depth = 0
    for index in open..<count {
      if text(index) == "(" { depth += 1 }
      if text(index) == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the module that an `import` names: `import XCTest`, `import class XCTest.XCTestCase`.
  func importedModule(at index: Int) -> String? {
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    // A word of this name elsewhere, such as a property, isn't one.
    if index > 0, text(index - 1) == "." { return nil }
    let next = index + 1
    guard next < count, tokens[next].kind == .word else { return nil }
    guard kinds.contains(text(next)) else { return text(next) }
    return next + 1 < count ? text(next + 1) : nil
  }
}

/// The name that a method has in Objective-C.
struct SelectorName {
  private(set) var text = ""
  /// Whether it is the getter or the setter of a property.
  private(set) var isAccessor = false

  /// Reads what stands in the brackets of `#selector`.
  init(_ code: TokenList, _ indices: Range<Int>) {
    var rest = indices
    if rest.count > 2, code.text(rest.lowerBound + 1) == ":", ["getter", "setter"].contains(code.text(rest.lowerBound)) {
      isAccessor = true
      rest = rest.lowerBound + 2..<rest.upperBound
    }
    // The last name outside of brackets, with its labels; a cast follows after `as`.
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
          text = word
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

  private static func isPreposition(_ word: String) -> Bool { ["at", "by", "for", "from", "in", "of", "on", "to", "using", "with"].contains(word) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
