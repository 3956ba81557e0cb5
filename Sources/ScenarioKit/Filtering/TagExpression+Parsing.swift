extension TagExpression {
  /// A syntax error in a tag expression.
  struct Problem: Error, Equatable {
    let reason: String
    /// The number of characters before the error.
    let offset: Int
  }

  /// Creates an expression from text.
  ///
  /// `not` binds tighter than `and`, and `and` binds tighter than `or`.
  ///
  /// In a tag, a parenthesis, a space, or a backslash is escaped with a backslash.
  init(parsing text: String) throws(Problem) {
    var parser = Parser(tokens: try Self.tokens(of: text), end: text.count)
    self = try parser.disjunction()
    if let rest = parser.peek { throw Problem(reason: rest.text == ")" ? "there is no “(” for this “)”" : "“and” or “or” was expected before “\(rest.text)”", offset: rest.offset) }
  }

  private struct Token {
    var text: String
    var offset: Int
    /// Whether the token contains a backslash, which makes it a tag in any case.
    var isEscaped = false

    /// Returns whether the token is the given operator or parenthesis.
    func `is`(_ word: String) -> Bool { text == word && !isEscaped }
    var isTag: Bool { isEscaped || !["and", "or", "not", "(", ")"].contains(text) }
  }

  private static func tokens(of text: String) throws(Problem) -> [Token] {
    var tokens: [Token] = []
    var word: Token?
    func end() {
      if let done = word { tokens.append(done) }
      word = nil
    }
    var isAfterBackslash = false
    for (offset, character) in text.enumerated() {
      if isAfterBackslash {
        guard character.isWhitespace || "()\\".contains(character) else {
          throw Problem(reason: "a backslash can escape only “(”, “)”, “\\” and a space, not “\(character)”", offset: offset - 1)
        }
        word?.text.append(character)
        isAfterBackslash = false
      } else if character == "\\" {
        if word == nil { word = Token(text: "", offset: offset) }
        word?.isEscaped = true
        isAfterBackslash = true
      } else if character == "(" || character == ")" {
        end()
        tokens.append(Token(text: String(character), offset: offset))
      } else if character.isWhitespace {
        end()
      } else if word == nil {
        word = Token(text: String(character), offset: offset)
      } else {
        word?.text.append(character)
      }
    }
    if isAfterBackslash { throw Problem(reason: "nothing follows the backslash", offset: text.count - 1) }
    end()
    return tokens
  }

  private struct Parser {
    var tokens: [Token]
    let end: Int
    var next = 0

    var peek: Token? { next < tokens.count ? tokens[next] : nil }

    mutating func take(_ word: String) -> Bool {
      guard let token = peek, token.is(word) else { return false }
      next += 1
      return true
    }

    mutating func disjunction() throws(Problem) -> TagExpression {
      var expression = try conjunction()
      while take("or") { expression = .or(expression, try conjunction()) }
      return expression
    }

    mutating func conjunction() throws(Problem) -> TagExpression {
      var expression = try operand()
      while take("and") { expression = .and(expression, try operand()) }
      return expression
    }

    mutating func operand() throws(Problem) -> TagExpression {
      guard let token = peek else { throw Problem(reason: "a tag was expected at the end", offset: end) }
      if take("not") { return .not(try operand()) }
      if take("(") {
        let inner = try disjunction()
        if take(")") { return inner }
        guard let rest = peek else { throw Problem(reason: "there is no “)” for this “(”", offset: token.offset) }
        throw Problem(reason: "“and”, “or” or “)” was expected before “\(rest.text)”", offset: rest.offset)
      }
      guard token.isTag else { throw Problem(reason: "a tag was expected instead of “\(token.text)”", offset: token.offset) }
      let name = ScenarioTag(token.text).name
      if name.isEmpty { throw Problem(reason: "“@” isn't a tag", offset: token.offset) }
      next += 1
      return .tag(name)
    }
  }
}
