/// Turns the tokens of a step's argument into the pieces of a sentence.
struct SentenceBuilder {
  private struct Call {
    /// The quoted texts and the names that are arguments of the call itself.
    var quotes: [Int] = []
    /// The label of the argument that is read now.
    var label = ""
    var targetIsSecret = false
    /// Whether the brackets are those of a list rather than of a call.
    var isList = false
  }

  private static let secretWords: Set<String> = ["password", "passcode", "passphrase", "secret", "secure", "pin", "cvv", "cvc"]
  private static let silent: Set<String> = ["self", "try", "await", "in", "shared"]

  private var pieces: [SentenceTemplate.Piece] = []
  private var isGlued = true
  private var calls: [Call] = [Call()]

  /// The template of an expression.
  static func template(_ tokens: [SourceToken]) -> SentenceTemplate {
    var builder = SentenceBuilder()
    builder.add(tokens[...])
    return SentenceTemplate(builder.pieces)
  }

  private mutating func add(_ tokens: ArraySlice<SourceToken>) {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      let previous = index > tokens.startIndex ? tokens[index - 1] : nil
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
      switch token.kind {
      case .identifier:
        if let flag = Self.flag(tokens, at: index) {
          // `clean: true` is read as “clean”, `clean: false` as “not clean”.
          word((flag ? "" : "not ") + Words.of(token.text))
          index += 2
        } else if let duration = Self.duration(tokens, at: index) {
          // `.minutes(25)` is read as “25 minutes”.
          word(duration)
          index += 3
        } else {
          identifier(token, previous, next)
        }
      case .number: word(token.text)
      case .string(let parts): quote(parts)
      case .open(UInt8(ascii: "{")):
        let end = Self.end(of: tokens, from: index)
        closure(tokens[(index + 1)..<end])
        index = end
      case .open(let bracket):
        if let next, case .close = next.kind, bracket == UInt8(ascii: "[") { word("[]") }
        calls.append(Call(isList: bracket == UInt8(ascii: "[")))
      case .close: closeCall()
      case .comma: comma(isBeforeLabel: Self.isLabel(tokens, at: index + 1), next)
      case .colon:
        if previous.map({ Self.isLabelName($0) }) != true, previous?.kind != .comma { glue(":") }
      case .dot: break
      case .other: symbol(token, previous, next)
      }
      index += 1
    }
  }

  private mutating func identifier(_ token: SourceToken, _ previous: SourceToken?, _ next: SourceToken?) {
    if next?.kind == .colon, previous == nil || previous?.kind == .comma || Self.isOpen(previous) {
      calls[calls.count - 1].label = token.text
      if token.text != "_" { word(Words.of(token.text)) }
      return
    }
    // `as` and `is` are read aloud; `self`, `try`, `await` and `shared` are not, nor is a closure's `$0`.
    guard token.text != "_", !token.text.hasPrefix("$") else { return }
    if Self.silent.contains(token.text) { return }
    let words = Words.of(token.text)
    if calls.last?.label == "into", Self.isSecret(words) {
      calls[calls.count - 1].targetIsSecret = true
    }
    if Self.mayBeArgument(previous, next) { name(token.text, words) } else { word(words) }
  }

  /// Whether an identifier stands for a value by itself: it is neither a member of something nor called, and no label.
  private static func mayBeArgument(_ previous: SourceToken?, _ next: SourceToken?) -> Bool {
    if previous?.kind == .dot { return false }
    switch next?.kind {
    case .dot, .colon, .open: return false
    default: return true
    }
  }

  private mutating func comma(isBeforeLabel: Bool, _ next: SourceToken?) {
    let label = calls[calls.count - 1].label
    if isBeforeLabel {
      calls[calls.count - 1].label = ""
    } else if next?.kind != .dot || calls[calls.count - 1].isList {
      glue(",")
    } else if !label.isEmpty {
      // `is: .exists, .visible` lists what holds; a case after an argument without a label, `scroll(table, .downwards`, only says more of it.
      word("and")
    }
  }

  private mutating func closeCall() {
    guard calls.count > 1, let call = calls.popLast() else { return }
    if call.targetIsSecret {
      for index in call.quotes {
        switch pieces[index] {
        case .quoted(let shown, let parts, _): pieces[index] = .quoted(shown, parts: parts, isSecret: true)
        case .name(let name, let words, _): pieces[index] = .name(name, words: words, isSecret: true)
        case .words: break
        }
      }
    }
  }

  private mutating func symbol(_ token: SourceToken, _ previous: SourceToken?, _ next: SourceToken?) {
    let isPostfix = !token.isSpaced && previous != nil && !Self.isOpen(previous)
    let isPrefix = !isPostfix && next?.isSpaced == false
    switch token.text {
    case "!" where isPrefix: word("not")
    case "!", "?": if !isPostfix { word(token.text) }
    case "\\", "&", "#", "@", ";", "?.", "!.": break
    case "..." where isPostfix, "..<" where isPostfix:
      glue(token.text)
      isGlued = true
    case _ where isPrefix:
      word(token.text)
      isGlued = true
    default: word(token.text)
    }
  }

  /// The words of a closure of one expression; “…” for a longer one.
  private mutating func closure(_ body: ArraySlice<SourceToken>) {
    let isLong = body.dropFirst().contains { $0.beginsLine || $0.text == ";" }
    if isLong { return word("…") }
    let start = body.firstIndex { $0.kind == .identifier && $0.text == "in" }.map { $0 + 1 } ?? body.startIndex
    calls.append(Call())
    add(body[start...])
    calls.removeLast()
  }

  private mutating func quote(_ parts: [SourceToken.StringPart]) {
    var shown = ""
    var texts: [String] = []
    for part in parts {
      switch part {
      case .text(let text):
        shown += Self.oneLine(text)
        texts.append(text)
      case .interpolation(let tokens):
        let inner = Self.template(tokens)
        shown += "<" + inner.masked + ">"
      }
    }
    space()
    calls[calls.count - 1].quotes.append(pieces.count)
    pieces.append(.quoted(shown, parts: texts, isSecret: Self.isSecret(Words.of(calls.last?.label ?? ""))))
  }

  private mutating func name(_ name: String, _ words: String) {
    space()
    calls[calls.count - 1].quotes.append(pieces.count)
    pieces.append(.name(name, words: words, isSecret: Self.isSecret(words) || Self.isSecret(Words.of(calls.last?.label ?? ""))))
  }

  /// Whether words say that what they name is secret.
  private static func isSecret(_ words: String) -> Bool {
    words.split(separator: " ").contains { secretWords.contains($0.lowercased()) }
  }

  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private mutating func word(_ word: String) {
    guard !word.isEmpty else { return }
    space()
    append(word)
  }

  private mutating func glue(_ text: String) {
    append(text)
    isGlued = false
  }

  private mutating func space() {
    if !isGlued { append(" ") }
    isGlued = false
  }

  private mutating func append(_ text: String) {
    if case .words(let words) = pieces.last {
      pieces[pieces.count - 1] = .words(words + text)
    } else {
      pieces.append(.words(text))
    }
  }

  private static func isOpen(_ token: SourceToken?) -> Bool {
    if case .open = token?.kind { true } else { false }
  }

  private static func isLabelName(_ token: SourceToken) -> Bool { token.kind == .identifier }

  private static func isLabel(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool {
    index + 1 < tokens.endIndex && tokens[index].kind == .identifier && tokens[index + 1].kind == .colon
  }

  /// The value of a labelled argument that is a Boolean literal; nil for anything else.
  private static func flag(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool? {
    guard isLabel(tokens, at: index), index + 2 < tokens.endIndex, tokens[index + 2].kind == .identifier else { return nil }
    return switch tokens[index + 2].text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  private static let units: Set<String> = ["milliseconds", "seconds", "minutes", "hours", "days"]

  /// The words of a duration that is a literal, with its unit's name at the index; nil for anything else.
  private static func duration(_ tokens: ArraySlice<SourceToken>, at index: Int) -> String? {
    guard units.contains(tokens[index].text), index > tokens.startIndex, tokens[index - 1].kind == .dot, index + 3 < tokens.endIndex else { return nil }
    guard tokens[index + 1].kind == .open(UInt8(ascii: "(")), tokens[index + 2].kind == .number, case .close = tokens[index + 3].kind else { return nil }
    let number = tokens[index + 2].text
    return "\(number) \(number == "1" ? String(tokens[index].text.dropLast()) : tokens[index].text)"
  }

  /// The index of the bracket that closes the one at `start`.
  private static func end(of tokens: ArraySlice<SourceToken>, from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.endIndex {
      if case .open = tokens[index].kind { depth += 1 }
      if case .close = tokens[index].kind {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return tokens.endIndex - 1
  }
}
