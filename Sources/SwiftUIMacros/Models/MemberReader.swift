/// Reads the members of a class, one after the other.
struct MemberReader {
  enum Member {
    case properties([ModelClass.Property])
    case constraint(kind: String, text: String)
    case initializer
    case other
  }

  private struct Attribute {
    let name: String
    let arguments: String
  }

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "package", "fileprivate", "open", "static", "class", "final", "lazy", "weak", "unowned", "override", "nonisolated", "dynamic", "required",
    "convenience", "mutating", "nonmutating", "optional", "isolated",
  ]
  private static let declarations: Set<String> = ["var", "let", "func", "subscript"]

  private let source: Tokens
  private let tokens: [Tokens.Token]
  private var index: Int

  /// Creates a reader that starts after the brace of the class.
  init(_ source: Tokens, from start: Int) {
    self.source = source
    tokens = source.tokens
    index = start
  }

  private func text(at index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  private var isAtEnd: Bool { index >= tokens.count || tokens[index].depth == 0 }

  /// Returns the next member, or `nil` at the end of the class.
  mutating func next() throws -> Member? {
    while !isAtEnd, tokens[index].text == ";" { index += 1 }
    guard !isAtEnd else { return nil }
    if tokens[index].text == "#" { return directive() }
    var attributes: [Attribute] = []
    while text(at: index) == "@" { attributes.append(attribute()) }
    var modifiers: Set<String> = []
    while Self.modifiers.contains(text(at: index)), text(at: index) != "class" || Self.declarations.contains(text(at: index + 1)) || Self.modifiers.contains(text(at: index + 1)) {
      modifiers.insert(tokens[index].text)
      index += 1
      if text(at: index) == "(" { skipBrackets() }
    }
    guard !isAtEnd else { return nil }
    switch tokens[index].text {
    case "var", "let": return .properties(try variables(attributes, modifiers))
    case "init":
      skipBody()
      return .initializer
    case "typealias", "case", "import":
      skipLine()
      return .other
    default:
      skipBody()
      return .other
    }
  }

  // MARK: Parts

  private mutating func attribute() -> Attribute {
    index += 1
    var name = text(at: index)
    index += 1
    while text(at: index) == "." {
      name = text(at: index + 1)
      index += 2
    }
    guard text(at: index) == "(", !tokens[index].isApart else { return Attribute(name: name, arguments: "") }
    let start = index + 1
    skipBrackets()
    return Attribute(name: name, arguments: source.text(start..<(index - 1)) ?? "")
  }

  /// Moves behind the bracket that closes the bracket at the index.
  private mutating func skipBrackets() {
    let depth = tokens[index].depth
    index += 1
    while index < tokens.count, tokens[index].depth > depth { index += 1 }
    index += 1
  }

  /// Moves behind the braces of a declaration.
  private mutating func skipBody() {
    while !isAtEnd, !(tokens[index].depth == 1 && tokens[index].text == "{") { index += 1 }
    if !isAtEnd { skipBrackets() }
  }

  private mutating func skipLine() {
    index += 1
    while !isAtEnd, tokens[index].depth > 1 || !tokens[index].isAfterLineEnd { index += 1 }
  }

  /// Reads `#Index`, `#Unique` or a compiler directive.
  ///
  /// The members in all branches of `#if` count.
  private mutating func directive() -> Member {
    let kind = text(at: index + 1)
    guard kind == "Index" || kind == "Unique" else {
      skipLine()
      return .other
    }
    let start = index + 1
    while !isAtEnd, text(at: index) != "(" { index += 1 }
    if !isAtEnd { skipBrackets() }
    return .constraint(kind: kind, text: source.text(start..<index) ?? "")
  }

  // MARK: Variables

  private mutating func variables(_ attributes: [Attribute], _ modifiers: Set<String>) throws -> [ModelClass.Property] {
    var found: [ModelClass.Property] = []
    let isTransient = attributes.contains { $0.name == "Transient" }
    let isStatic = modifiers.contains("static") || modifiers.contains("class") || modifiers.contains("lazy")
    repeat {
      index += 1
      let name = text(at: index)
      guard name != "(" else {
        skipLine()
        return []
      }
      index += 1
      let type = text(at: index) == ":" ? part(stoppingAt: ["=", "{", ","]) : nil
      let value = text(at: index) == "=" ? part(stoppingAt: [","]) : nil
      let hasAccessors = !isAtEnd && tokens[index].text == "{" && tokens[index].depth == 1
      if hasAccessors { skipBrackets() }
      if isTransient, !isStatic, !hasAccessors, value == nil, type?.hasSuffix("?") == false, type?.hasSuffix("!") == false {
        throw Problem("@Transient requires non-optional property '\(name)' to have a default value")
      }
      if !isStatic, !isTransient, !hasAccessors {
        found.append(ModelClass.Property(name: name, type: type, value: value, metadata: Self.metadata(attributes)))
      }
    } while !isAtEnd && tokens[index].text == "," && tokens[index].depth == 1
    return found
  }

  /// Returns the text after a colon or an equals sign.
  private mutating func part(stoppingAt ends: Set<String>) -> String? {
    let isValue = tokens[index].text == "="
    index += 1
    let start = index
    var angles = 0
    while !isAtEnd {
      let token = tokens[index]
      if token.depth == 1 {
        if token.text == ";" { break }
        if index > start, source.startsStatement(at: index) { break }
        if angles == 0, ends.contains(token.text) { break }
        if isValue, token.text == "{", source.observes(at: index) { break }
        if token.text == "<", !token.isApart || !isValue {
          angles += 1
        } else if angles > 0, token.text.allSatisfy({ $0 == ">" || $0 == "?" || $0 == "." }), token.text.contains(">") {
          angles = max(0, angles - token.text.count { $0 == ">" })
        }
      }
      index += 1
    }
    return source.text(start..<index)
  }

  private static func metadata(_ attributes: [Attribute]) -> String? {
    for attribute in attributes where attribute.name == "Attribute" || attribute.name == "Relationship" {
      return "SwiftData.Schema.\(attribute.name)(\(attribute.arguments))"
    }
    return nil
  }
}
