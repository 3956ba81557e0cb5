/// The call that a step consists of, such as `type(name, into: field)`.
struct StepCall {
  /// An argument of the call.
  struct Argument {
    /// The index of the label, or `nil` if there is none.
    let label: Int?
    /// The indexes of the expression's tokens, which aren't empty.
    let expression: Range<Int>
  }

  /// The index of the function's name.
  let function: Int
  /// The indexes of the expression whose function is called, which are empty for a function of the test.
  let receiver: Range<Int>
  /// The indexes of the tokens between the parentheses.
  let list: Range<Int>
  let arguments: [Argument]

  /// Creates the call from the tokens of a step's expression, or returns `nil` if the expression isn't a single call.
  init?(_ tokens: ArraySlice<SourceToken>, of tokenizer: SourceTokenizer) {
    var start = tokens.startIndex
    while start < tokens.endIndex, tokens[start].kind == .identifier, tokenizer.isText(of: tokens[start], "try") || tokenizer.isText(of: tokens[start], "await") {
      start += 1
    }
    if start + 1 < tokens.endIndex, tokens[start].kind == .identifier, tokenizer.isText(of: tokens[start], "self"), tokens[start + 1].kind == .dot { start += 2 }
    guard let opening = Self.opening(tokens, from: start, of: tokenizer), opening > start, tokens[opening - 1].kind == .identifier else { return nil }
    function = opening - 1
    if function == start {
      receiver = start..<start
    } else {
      guard tokens[function - 1].kind == .dot, function - 1 > start, tokens[start].kind == .identifier else { return nil }
      receiver = start..<(function - 1)
    }
    list = (opening + 1)..<(tokens.endIndex - 1)
    arguments = Self.arguments(tokens[list])
  }

  /// Returns the index of the parenthesis that the last token closes, if the tokens are a chain of members, calls, and subscripts.
  private static func opening(_ tokens: ArraySlice<SourceToken>, from start: Int, of tokenizer: SourceTokenizer) -> Int? {
    var index = start
    while index < tokens.endIndex {
      switch tokens[index].kind {
      case .identifier, .dot: index += 1
      case .open(let bracket):
        let end = SentenceBuilder.end(of: tokens, from: index)
        if end == tokens.endIndex - 1 { return bracket == UInt8(ascii: "(") ? index : nil }
        index = end + 1
      case .other where tokenizer.isText(of: tokens[index], "?") || tokenizer.isText(of: tokens[index], "!"): index += 1
      default: return nil
      }
    }
    return nil
  }

  private static func arguments(_ tokens: ArraySlice<SourceToken>) -> [Argument] {
    var arguments: [Argument] = []
    var start = tokens.startIndex
    func add(to end: Int) {
      var label: Int?
      var first = start
      if first + 1 < end, tokens[first].kind == .identifier, tokens[first + 1].kind == .colon {
        label = first
        first += 2
      }
      if first < end { arguments.append(Argument(label: label, expression: first..<end)) }
    }
    var index = start
    while index < tokens.endIndex {
      switch tokens[index].kind {
      case .open: index = SentenceBuilder.end(of: tokens, from: index)
      case .comma:
        add(to: index)
        start = index + 1
      default: break
      }
      index += 1
    }
    add(to: tokens.endIndex)
    return arguments
  }
}
