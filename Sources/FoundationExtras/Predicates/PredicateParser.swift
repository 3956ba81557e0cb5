import Foundation

/// A parser for predicate formats in the documented syntax of `NSPredicate`.
struct PredicateParser {
  private let tokens: [PredicateLexer.Token]
  private let arguments: [Any?]
  private var index = 0
  private var nextArgument = 0

  /// Returns the parsed format.
  static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) -> PredicateFormat {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments)
    let whole = try parser.disjunction()
    guard parser.token.kind == .end else { throw parser.error("AND, OR or the end of the format") }
    return whole
  }

  private init(tokens: [PredicateLexer.Token], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var token: PredicateLexer.Token { tokens[min(index, tokens.count - 1)] }

  private func error(_ expected: String) -> PredicateFormatError {
    PredicateFormatError(position: token.position, expected: expected, found: token.kind == .end ? "the end of the format" : "“\(token.text)”")
  }

  /// The current word in uppercase, or `nil` if the token isn't a word.
  private var word: String? {
    if case .word(let word) = token.kind { word.uppercased() } else { nil }
  }

  /// Consumes the current token if it's one of the given operators or words, and returns whether it was.
  private mutating func take(_ choices: String...) -> Bool {
    let text = word ?? token.text
    guard choices.contains(text), isSignOrWord else { return false }
    index += 1
    return true
  }

  private var isSignOrWord: Bool {
    switch token.kind {
    case .word, .sign: true
    default: false
    }
  }

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateFormat {
    var left = try conjunction()
    while take("OR", "||") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateFormat {
    var left = try negation()
    while take("AND", "&&") { left = .and(left, try negation()) }
    return left
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateFormat {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if case .sign("(") = token.kind {
      let (start, startArgument) = (index, nextArgument)
      index += 1
      // Try to read a part of the predicate. If that fails, the parentheses contain the left side of a comparison.
      do throws(PredicateFormatError) {
        let inner = try disjunction()
        guard take(")") else { throw error("a closing parenthesis") }
        return inner
      } catch {
        let farthest = index
        (index, nextArgument) = (start, startArgument)
        guard let comparison = try? comparison() else {
          index = farthest
          throw error
        }
        return comparison
      }
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateFormat {
    var quantity = PredicateFormat.Comparison.Quantity.one
    if take("ANY", "SOME") { quantity = .any } else if take("ALL") { quantity = .all } else if take("NONE") { quantity = .none }
    let left = try value()
    let comparison = try comparisonOperator()
    let options = try compareOptions()
    let right = try value()
    return .comparison(.init(quantity: quantity, left: left, comparison: comparison, options: options, right: right))
  }

  private static let operators: [(text: String, comparison: PredicateFormat.Comparison.Operator)] = [
    ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual), ("=<", .lessOrEqual), (">=", .greaterOrEqual),
    ("=>", .greaterOrEqual), ("<", .less), (">", .greater), ("LIKE", .like), ("MATCHES", .matches), ("CONTAINS", .contains), ("BEGINSWITH", .beginsWith),
    ("ENDSWITH", .endsWith), ("IN", .isIn), ("BETWEEN", .between),
  ]

  private mutating func comparisonOperator() throws(PredicateFormatError) -> PredicateFormat.Comparison.Operator {
    for (text, comparison) in Self.operators where take(text) { return comparison }
    throw error("an operator such as ==, CONTAINS or BEGINSWITH")
  }

  /// Parses the options of a text comparison: `[c]` and `[cd]`.
  ///
  /// The options `[l]`, `[n]` and `[w]` have no effect.
  private mutating func compareOptions() throws(PredicateFormatError) -> String.CompareOptions {
    guard take("[") else { return [] }
    guard case .word(let letters) = token.kind, letters.allSatisfy({ "cdlnwCDLNW".contains($0) }) else { throw error("c, d or cd") }
    index += 1
    guard take("]") else { throw error("a closing bracket") }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func value() throws(PredicateFormatError) -> PredicateFormat.Value {
    let start = token
    switch start.kind {
    case .string(let text):
      index += 1
      return .constant(text)
    case .integer(let number):
      index += 1
      return .constant(number)
    case .number(let number):
      index += 1
      return .constant(number)
    case .argument(let kind): return try argument(kind)
    case .sign("{"): return try list()
    case .sign("("):
      index += 1
      let inner = try value()
      guard take(")") else { throw error("a closing parenthesis") }
      return inner
    case .sign("@"): return .keyPath(try keys())
    case .word(let word): return try named(word)
    default: throw error("a key path or a value")
    }
  }

  private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateFormat.Value {
    let isEscaped = token.text.hasPrefix("#")
    if !isEscaped {
      switch word.uppercased() {
      case "TRUE", "YES": return constant(true)
      case "FALSE", "NO": return constant(false)
      case "NULL", "NIL": return constant(nil)
      case "SUBQUERY", "FUNCTION", "CAST", "TERNARY": throw error("a key path or a value")
      default: break
      }
    }
    let path = try keys()
    if case .sign("(") = token.kind { throw error("an operator such as ==, CONTAINS or BEGINSWITH") }
    if path.first?.uppercased() == "SELF", !isEscaped { return path.count == 1 ? .object : .keyPath(Array(path.dropFirst())) }
    return .keyPath(path)
  }

  private mutating func constant(_ value: Any?) -> PredicateFormat.Value {
    index += 1
    return .constant(value)
  }

  /// Parses the keys of a key path: `label`, `frame.width`, `cells.@count`.
  private mutating func keys() throws(PredicateFormatError) -> [String] {
    var keys: [String] = []
    repeat {
      let isOperator = take("@")
      switch token.kind {
      case .word(let word):
        keys.append(isOperator ? "@" + word : word)
        index += 1
      case .argument("K") where !isOperator:
        guard case .keyPath(let path) = try argument("K") else { throw error("a key") }
        keys += path
      default: throw error("a key")
      }
    } while take(".")
    return keys
  }

  private mutating func list() throws(PredicateFormatError) -> PredicateFormat.Value {
    index += 1
    var values: [PredicateFormat.Value] = []
    if take("}") { return .list([]) }
    repeat { values.append(try value()) } while take(",")
    guard take("}") else { throw error("a comma or a closing brace") }
    return .list(values)
  }

  private mutating func argument(_ kind: String) throws(PredicateFormatError) -> PredicateFormat.Value {
    guard nextArgument < arguments.count else {
      throw PredicateFormatError(
        position: token.position, expected: "an argument for \(token.text)", found: arguments.isEmpty ? "no arguments" : "only \(arguments.count) of them")
    }
    let argument = arguments[nextArgument]
    if kind == "K" {
      guard let path = argument as? String else {
        throw PredicateFormatError(position: token.position, expected: "a string with a key path for %K", found: argument.map { "“\($0)”" } ?? "nil")
      }
      nextArgument += 1
      index += 1
      let keys = path.split(separator: ".").map(String.init)
      if case .sign(".") = token.kind {
        index += 1
        return .keyPath(keys + (try self.keys()))
      }
      return keys.count == 1 && keys[0].uppercased() == "SELF" ? .object : .keyPath(keys)
    }
    nextArgument += 1
    index += 1
    return .constant(argument)
  }
}
