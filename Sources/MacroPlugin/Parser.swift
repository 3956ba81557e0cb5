/// Finds the declarations in source code.
///
/// The parser skips code that it doesn't understand, because the compiler checks the code too.
struct Parser {
  let tokens: Tokens
  var index: Int
  /// The index after the last token to parse.
  let end: Int
  /// The number of brackets around the declarations.
  private let depth: Int

  init(_ tokens: Tokens) {
    self.tokens = tokens
    index = 0
    end = tokens.all.count
    depth = 0
  }

  private init(_ tokens: Tokens, in range: Range<Int>, depth: Int) {
    self.tokens = tokens
    index = range.lowerBound
    end = range.upperBound
    self.depth = depth
  }

  func text(_ offset: Int = 0) -> String? { index + offset < end ? tokens.all[index + offset].text : nil }

  func token(_ offset: Int = 0) -> Tokens.Token? { index + offset < end ? tokens.all[index + offset] : nil }

  /// Skips a token with the given text.
  private mutating func take(_ wanted: String) -> Bool {
    guard text() == wanted else { return false }
    index += 1
    return true
  }

  /// Whether the next token is inside brackets.
  private var isNested: Bool { index < end && tokens.all[index].depth > depth }

  /// Skips an opening bracket, its contents and the closing bracket, and returns the contents.
  private mutating func skipBrackets() -> Range<Int> {
    index += 1
    let start = index
    while isNested { index += 1 }
    let contents = start..<index
    index = min(index + 1, end)
    return contents
  }

  /// Skips generic arguments, and returns them with their angle brackets.
  private mutating func skipGenericArguments() -> String {
    let start = index
    index = Self.endOfGenericArguments(at: index, in: tokens, end: end) ?? index + 1
    return tokens.source(start..<index)
  }

  /// Returns the index after generic arguments, or `nil` if the operator isn't an angle bracket.
  static func endOfGenericArguments(at start: Int, in tokens: Tokens, end: Int) -> Int? {
    let depth = tokens.all[start].depth
    var angles = 0
    for index in start..<end where tokens.all[index].depth <= depth {
      let token = tokens.all[index]
      guard token.depth == depth, isInType(token) else { return nil }
      if token.isOperator, token.text != "->" {
        for character in token.text {
          if character == "<" { angles += 1 }
          if character == ">" { angles -= 1 }
        }
        if angles <= 0 { return index + 1 }
      }
    }
    return nil
  }

  /// Returns whether a token can be part of a type.
  private static func isInType(_ token: Tokens.Token) -> Bool {
    if token.isWord { return !keywords.contains(token.text) }
    if token.isOperator { return token.text == "->" || token.text.allSatisfy { "<>?!&.~".contains($0) } }
    return [",", ":", "(", ")", "[", "]", "@"].contains(token.text)
  }

  // MARK: Types

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]

  mutating func type() -> TypeDeclaration? {
    let introducer = introducer()
    guard Self.typeKeywords.contains(introducer.keyword), token()?.isWord == true else { return nil }
    let start = index
    index += 1
    while text() == ".", token(1)?.isWord == true { index += 2 }
    let name = tokens.source(start..<index)
    if text()?.hasPrefix("<") == true { _ = skipGenericArguments() }
    var inheritedTypes: [String] = []
    if take(":") {
      repeat {
        let start = index
        skipType { $0 == "where" }
        inheritedTypes.append(tokens.source(start..<index))
      } while take(",")
    }
    while index < end, isNested || text() != "{" { index += 1 }
    let body = skipBrackets()
    return TypeDeclaration(introducer: introducer, name: name, inheritedTypes: inheritedTypes, members: Parser(tokens, in: body, depth: depth + 1).members())
  }

  // MARK: Introducers

  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "lazy", "weak", "unowned", "override", "required", "convenience", "mutating",
    "nonmutating", "borrowing", "consuming", "dynamic", "optional", "indirect", "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix",
  ]

  private static let keywords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype", "import", "case", "macro", "operator", "precedencegroup",
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]

  private var isAtModifier: Bool {
    guard let word = text(), Self.modifiers.contains(word) else { return false }
    // A class member is `class var`, and a nested class is `class Name`.
    return word != "class" || text(1).map { Self.modifiers.contains($0) || ["var", "let", "func", "subscript"].contains($0) } ?? false
  }

  mutating func introducer() -> Introducer {
    var introducer = Introducer(start: token()?.start ?? 0)
    while true {
      if text() == "@" {
        introducer.attributes.append(attribute())
      } else if isAtModifier {
        let start = index
        index += 1
        if text() == "(" { _ = skipBrackets() }
        introducer.modifiers.append(tokens.source(start..<index))
      } else {
        break
      }
    }
    if let word = text(), Self.keywords.contains(word) {
      introducer.keyword = word
      index += 1
    }
    return introducer
  }

  private mutating func attribute() -> Attribute {
    index += 1
    let start = index
    index += 1
    while token()?.isApart == false, text() == "." || text() == ":" && text(1) == ":" { index += text() == "." ? 2 : 3 }
    index = min(index, end)
    let name = tokens.source(start..<index)
    if let next = token(), next.text.hasPrefix("<"), !next.isApart { _ = skipGenericArguments() }
    guard let next = token(), next.text == "(", !next.isAfterLineEnd else { return Attribute(name: name, arguments: nil) }
    return Attribute(name: name, arguments: tokens.source(skipBrackets()))
  }

  // MARK: Members

  consuming func members() -> [Member] {
    var members: [Member] = []
    while index < end {
      let start = index
      members.append(member())
      // Skip a token that starts no declaration.
      if index == start { index += 1 }
    }
    return members
  }

  private mutating func member() -> Member {
    if text() == "#" { return directiveOrMacro() }
    let introducer = introducer()
    if text() == "#" { return directiveOrMacro() }
    switch introducer.keyword {
    case "var", "let": return .variable(Variable(introducer: introducer, bindings: bindings()))
    case "init":
      while index < end, text() != "(" { index += 1 }
      let parameters = index < end ? skipBrackets() : index..<index
      skipBody()
      return .initializer(labels: labels(in: parameters))
    case "": return .other
    default:
      skipBody()
      return .other
    }
  }

  /// Returns the external names of parameters.
  private func labels(in parameters: Range<Int>) -> [String] {
    var parser = Parser(tokens, in: parameters, depth: depth + 1)
    var labels: [String] = []
    while parser.index < parser.end {
      while parser.text() == "@" { _ = parser.attribute() }
      labels.append(Names.plain(parser.text() ?? ""))
      while parser.index < parser.end, parser.isNested || parser.text() != ":" { parser.index += 1 }
      parser.index += 1
      parser.skipType { $0 == "..." }
      _ = parser.take("...")
      if parser.take("=") { parser.skipValue() }
      if !parser.take(",") { break }
    }
    return labels
  }

  /// Skips the rest of a declaration, with its body.
  private mutating func skipBody() {
    while index < end {
      if isNested {
        index += 1
      } else if text() == "{" {
        _ = skipBrackets()
        return
      } else if text() == ";" || isAtMember {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func directiveOrMacro() -> Member {
    let start = index
    index += 1
    let word = text() ?? ""
    index = min(index + 1, end)
    if ["if", "elseif", "else", "endif"].contains(word) {
      while let next = token(), !next.isAfterLineEnd || tokens.all[index - 1].isOperator { index += 1 }
      return .directive(tokens.source(start..<index))
    }
    var (name, genericArguments, arguments) = (word, "", "")
    while token()?.isApart == false, text() == ".", let next = token(1), next.isWord {
      name += "." + next.text
      index += 2
    }
    if let next = token(), next.text.hasPrefix("<"), !next.isApart { genericArguments = skipGenericArguments() }
    if let next = token(), next.text == "(", !next.isAfterLineEnd { arguments = tokens.source(skipBrackets()) }
    while text() == "{" || token()?.isWord == true && text(1) == ":" && text(2) == "{" {
      if text() != "{" { index += 2 }
      _ = skipBrackets()
    }
    return .macro(name: name, genericArguments: genericArguments, arguments: arguments)
  }

  /// Whether the next token starts a member on a new line.
  private var isAtMember: Bool {
    guard let next = token(), next.isAfterLineEnd, index > 0, !continues(after: index - 1) else { return false }
    return next.text == "@" || next.text == "#" || Self.keywords.contains(next.text) || Self.modifiers.contains(next.text)
  }

  private static let wordsBeforeOperands: Set<String> = ["try", "await", "as", "is", "else", "in", "any", "some", "each", "repeat", "return", "throw", "unsafe", "consume", "copy"]

  /// Returns whether a type or an expression continues after a token on the next line.
  private func continues(after index: Int) -> Bool {
    let token = tokens.all[index]
    // A word after a dot is a name: `Match.any`.
    if token.isWord, index > 0, tokens.all[index - 1].text.hasSuffix(".") { return false }
    return switch token.text {
    case "=", "->", ",", ":", ".", "\\": true
    case ">": false
    default: token.isOperator ? token.isApart : Self.wordsBeforeOperands.contains(token.text)
    }
  }

  // MARK: Variables

  private mutating func bindings() -> [Variable.Binding] {
    var bindings: [Variable.Binding] = []
    repeat {
      guard let first = token() else { break }
      var binding = Variable.Binding(start: first.start)
      if first.text == "(" {
        _ = skipBrackets()
      } else {
        if first.isWord, first.text != "_" { binding.name = first.text }
        index += 1
      }
      var hasValue = false
      if take(":") { (binding.type, hasValue) = declaredType() }
      if hasValue || take("=") {
        let start = index
        skipValue()
        binding.value = tokens.source(start..<index)
      }
      if text() == "{" {
        binding.accessors = isAtAccessors(of: ["willSet", "didSet"]) ? .observers : .computed
        _ = skipBrackets()
      }
      bindings.append(binding)
    } while take(",")
    return bindings
  }

  /// Returns the type of a variable, and whether an equals sign follows the type without a space.
  private mutating func declaredType() -> (String?, hasValue: Bool) {
    let start = index
    skipType { _ in false }
    guard start < index else { return (nil, false) }
    let last = tokens.all[index - 1]
    // A type such as `Int?` and an equals sign without a space between them are one operator.
    if last.isOperator, last.text.count > 1, last.text.hasSuffix("=") { return (tokens.source(bytes: tokens.all[start].start..<last.end - 1), true) }
    return (tokens.source(start..<index), false)
  }

  private mutating func skipType(until isEnd: (String) -> Bool) {
    let start = index
    var angles = 0
    while index < end {
      if isNested {
        index += 1
        continue
      }
      let token = tokens.all[index]
      if angles == 0, ["=", ",", ";", "{"].contains(token.text) || isEnd(token.text) { return }
      if index > start, isAtMember { return }
      index += 1
      guard token.isOperator, token.text != "->" else { continue }
      for character in token.text {
        if character == "<" { angles += 1 }
        if character == ">" { angles -= 1 }
      }
      if token.text.hasSuffix("=") { return }
    }
  }

  private mutating func skipValue() {
    let start = index
    while index < end {
      if isNested {
        index += 1
        continue
      }
      let token = tokens.all[index]
      if token.text == "," || token.text == ";" { return }
      if index > start, isAtMember || token.text == "{" && isAtAccessors(of: Self.accessors) { return }
      if token.text.hasPrefix("<"), !token.isApart, let close = Self.endOfGenericArguments(at: index, in: tokens, end: end) {
        index = close
      } else {
        index += 1
      }
    }
  }

  private static let accessors: Set<String> = ["willSet", "didSet", "get", "set", "init", "_read", "_modify"]

  /// Returns whether braces contain accessors, and whether the first is one of the given accessors.
  private func isAtAccessors(of words: Set<String>) -> Bool {
    var parser = Parser(tokens, in: (index + 1)..<end, depth: depth + 1)
    while parser.text() == "@" { _ = parser.attribute() }
    while parser.isAtModifier { parser.index += 1 }
    guard let word = parser.text(), words.contains(word) else { return false }
    parser.index += 1
    if parser.text() == "(" { _ = parser.skipBrackets() }
    while parser.text() == "async" || parser.text() == "throws" { parser.index += 1 }
    return parser.text() == "{"
  }
}
