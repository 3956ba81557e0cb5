/// A builder that creates a sentence from the tokens of a step's argument.
struct SentenceBuilder {
  struct Call {
    let number: Int
    /// Whether the current argument has a label, and whether the label suggests a secret or is “into”.
    var hasLabel = false
    var labelIsSecret = false
    var labelIsInto = false
    var targetIsSecret = false
    /// Whether the brackets enclose a list and not the arguments of a call.
    var isList = false
    /// Whether the states after the current argument's label are negated, or `nil` if the label is neither “is” nor “isNot”.
    var negatesStates: Bool?
    /// Whether the last state has its own verb, such as “exists”.
    var endsWithVerb = false
    /// Whether the brackets enclose the arguments of an inline element, such as `Button(id: "Greet")`.
    var isElement = false
  }

  /// An argument of the step's function whose value isn't in the source.
  struct Place {
    let argument: SentenceTemplate.Mark.Argument
    let first: Int
    let last: Int
    /// The offset of the argument's words, and the number of marks before them.
    var start = 0
    var markCount = 0
  }

  let tokenizer: SourceTokenizer
  /// Whether `state(of: button, is: .enabled)` reads as “button is enabled”.
  private(set) var namesStatesOnly = false
  let text = ByteBuffer(capacity: 256)
  var marks: [SentenceTemplate.Mark] = []
  var calls = [Call(number: 0)]
  /// The arguments whose values the running step supplies, in order.
  var places: [Place] = []
  var isGlued = true
  private var callCount = 0

  private init(_ tokenizer: SourceTokenizer) { self.tokenizer = tokenizer }

  /// Returns the template of a step: its keyword, its label, and the words of its expression.
  static func template(_ tokens: ArraySlice<SourceToken>, of tokenizer: SourceTokenizer, after keyword: String, _ label: StepLabel) -> SentenceTemplate {
    var builder = SentenceBuilder(tokenizer)
    builder.text.append(keyword)
    builder.text.append(0x20)
    if label != .none {
      builder.text.append(label.rawValue)
      builder.text.append(0x20)
    }
    builder.namesStatesOnly = label == .the
    guard let call = StepCall(tokens, of: tokenizer) else {
      builder.add(tokens)
      return builder.template
    }
    if let written = builder.written(call, tokens) { return written }
    let function = builder.findPlaces(of: call, tokens)
    if label != .i || !builder.addVerbFirst(call, tokens) { builder.add(tokens) }
    return SentenceTemplate(String(decoding: builder.text.bytes, as: UTF8.self), builder.marks, function: function)
  }

  /// Returns the template of an expression.
  static func template(_ tokens: ArraySlice<SourceToken>, of tokenizer: SourceTokenizer) -> SentenceTemplate {
    var builder = SentenceBuilder(tokenizer)
    builder.add(tokens)
    return builder.template
  }

  private var template: SentenceTemplate { SentenceTemplate(String(decoding: text.bytes, as: UTF8.self), marks) }

  func bytes(_ token: SourceToken) -> UnsafeBufferPointer<UInt8> { tokenizer.bytes(of: token) }

  mutating func add(_ tokens: ArraySlice<SourceToken>) {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if !places.isEmpty { beginPlace(at: index) }
      let token = tokens[index]
      let previous = index > tokens.startIndex ? tokens[index - 1] : nil
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
      switch token.kind {
      case .identifier:
        if let flag = flag(tokens, at: index) {
          // `clean: true` reads as “clean”, `clean: false` as “not clean”.
          if !flag { word("not") }
          words(of: token)
          index += 2
        } else if isDuration(tokens, at: index) {
          // `.minutes(25)` reads as “25 minutes”.
          let (unit, count) = (bytes(token), tokens[index + 2])
          number(count)
          words(bytes(count).isText("1") ? UnsafeBufferPointer(rebasing: unit.dropLast()) : unit)
          index += 3
        } else if let argument = Self.argument(bytes(token)), let next, case .open(UInt8(ascii: "(")) = next.kind {
          // Add only the word for the argument, because its contents appear under the step.
          word(argument)
          index = Self.end(of: tokens, from: index + 1)
        } else if isStateOfElement(tokens, at: index) {
          openCall(isList: false)
          calls[calls.count - 1].hasLabel = true
          index += 3
        } else if addsState(tokens, at: index) {
          // The words of the state are complete.
        } else if let last = inlineElement(tokens, at: index) {
          index = last
        } else {
          identifier(token, previous, next)
        }
      case .number: number(token)
      case .string(let literal): quote(tokenizer.literals[literal])
      case .open(UInt8(ascii: "{")):
        let end = Self.end(of: tokens, from: index)
        closure(tokens[(index + 1)..<end])
        index = end
      case .open(let bracket):
        if let next, case .close = next.kind, bracket == UInt8(ascii: "[") { word("[]") }
        openCall(isList: bracket == UInt8(ascii: "["))
      case .close: closeCall()
      case .comma: comma(isBeforeLabel: Self.isLabel(tokens, at: index + 1), next)
      case .colon:
        if previous?.kind != .identifier, previous?.kind != .comma { glue(":") }
      case .dot: break
      case .other: symbol(token, previous, next)
      }
      if !places.isEmpty { endPlace(at: index) }
      index += 1
    }
  }

  private mutating func identifier(_ token: SourceToken, _ previous: SourceToken?, _ next: SourceToken?) {
    let name = bytes(token)
    if next?.kind == .colon, previous == nil || previous?.kind == .comma || Self.isOpen(previous) {
      let current = calls.count - 1
      calls[current].hasLabel = true
      calls[current].labelIsInto = name.isText("into")
      let start = text.count
      if calls[current].isElement, name.isText("parent") {
        word("in")
      } else if !name.isText("_") {
        words(of: token)
      }
      calls[current].labelIsSecret = isSecret(from: start)
      return
    }
    // Leave out words such as `self`, `try`, `await`, `shared`, and `$0`, because they say nothing about the step. `as` and `is` are part of the sentence.
    guard !name.isText("_"), name.first != UInt8(ascii: "$"), !Self.silent.contains(where: { name.isText($0) }) else { return }
    let start = words(of: token)
    let isSecret = isSecret(from: start)
    let current = calls.count - 1
    if isSecret, calls[current].labelIsInto { calls[current].targetIsSecret = true }
    guard Self.mayBeArgument(previous, next) else { return }
    mark(.name(String(decoding: name, as: UTF8.self)), from: start, to: text.count, isSecret: isSecret)
  }

  /// Returns the words for a table or a doc string in a sentence.
  private static func argument(_ type: UnsafeBufferPointer<UInt8>) -> StaticString? {
    type.isText("DataTable") ? "a table" : type.isText("DocString") ? "a text" : nil
  }

  private static let silent: [StaticString] = ["self", "try", "await", "in", "shared"]

  /// Returns whether an identifier is a value by itself: not a member, a call, or a label.
  private static func mayBeArgument(_ previous: SourceToken?, _ next: SourceToken?) -> Bool {
    if previous?.kind == .dot { return false }
    switch next?.kind {
    case .dot, .colon, .open: return false
    default: return true
    }
  }

  mutating func mark(_ kind: SentenceTemplate.Mark.Kind, from start: Int, to end: Int, isSecret: Bool) {
    let call = calls[calls.count - 1]
    marks.append(.init(kind: kind, start: start, end: end, call: call.number, isSecret: isSecret || call.labelIsSecret))
  }

  private mutating func comma(isBeforeLabel: Bool, _ next: SourceToken?) {
    let current = calls.count - 1
    if isBeforeLabel {
      calls[current].hasLabel = false
      calls[current].labelIsSecret = false
      calls[current].labelIsInto = false
      calls[current].negatesStates = nil
    } else if next?.kind != .dot || calls[current].isList {
      glue(",")
    } else if calls[current].hasLabel {
      // Add “and” between the conditions of a labeled argument, as in `is: .exists, .visible`. A case after an unlabeled argument, as in `scroll(table, .downwards)`,
      // only modifies that argument.
      word("and")
    }
  }

  mutating func openCall(isList: Bool = false, isElement: Bool = false) {
    callCount += 1
    calls.append(Call(number: callCount, isList: isList, isElement: isElement))
  }

  mutating func closeCall() {
    guard calls.count > 1, let call = calls.popLast(), call.targetIsSecret else { return }
    for index in marks.indices where marks[index].call == call.number { marks[index].isSecret = true }
  }

  private mutating func symbol(_ token: SourceToken, _ previous: SourceToken?, _ next: SourceToken?) {
    let isPostfix = !token.isSpaced && previous != nil && !Self.isOpen(previous)
    let isPrefix = !isPostfix && next?.isSpaced == false
    let name = bytes(token)
    if name.isText("!"), isPrefix {
      word("not")
    } else if name.isText("!") || name.isText("?") {
      if !isPostfix { words(name) }
    } else if Self.unread.contains(where: { name.isText($0) }) {
      return
    } else if isPostfix, name.isText("...") || name.isText("..<") {
      text.append(name.baseAddress!, name.count)
      isGlued = true
    } else {
      words(name)
      if isPrefix { isGlued = true }
    }
  }

  private static let unread: [StaticString] = ["\\", "&", "#", "@", ";", "?.", "!."]

  /// Adds the words of a single-expression closure, or “…” for a longer one.
  private mutating func closure(_ body: ArraySlice<SourceToken>) {
    let isLong = body.dropFirst().contains { $0.beginsLine || ($0.kind == .other && bytes($0).isText(";")) }
    if isLong { return word("…") }
    let start = body.firstIndex { $0.kind == .identifier && bytes($0).isText("in") }.map { $0 + 1 } ?? body.startIndex
    openCall()
    add(body[start...])
    calls.removeLast()
  }

  mutating func quote(_ parts: [SourceToken.StringPart], _ opening: StaticString = "\"", _ closing: StaticString = "\"") {
    space()
    text.append(opening.utf8Start, opening.utf8CodeUnitCount)
    let start = text.count
    let texts = append(parts)
    mark(.quoted(texts), from: start, to: text.count, isSecret: false)
    text.append(closing.utf8Start, closing.utf8CodeUnitCount)
  }

  /// Appends the text of a string literal with the words of its interpolations, and returns its literal parts.
  @discardableResult
  mutating func append(_ parts: [SourceToken.StringPart]) -> [String] {
    var texts: [String] = []
    for part in parts {
      switch part {
      case .text(let part):
        text.append(Self.oneLine(part))
        texts.append(part)
      case .interpolation(let tokens):
        text.append(UInt8(ascii: "<"))
        text.append(Self.template(tokens[...], of: tokenizer).masked)
        text.append(UInt8(ascii: ">"))
      }
    }
    return texts
  }

  private static let secretWords: [StaticString] = ["password", "passcode", "passphrase", "secret", "secure", "pin", "cvv", "cvc"]

  /// Returns whether the words from an offset suggest a secret.
  func isSecret(from start: Int) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: text.bytes[start...])
    var begin = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x20 {
      if index - begin > 2, Self.isSecretWord(UnsafeRawBufferPointer(rebasing: bytes[begin..<index])) { return true }
      begin = index + 1
    }
    return false
  }

  private static func isSecretWord(_ word: UnsafeRawBufferPointer) -> Bool {
    // Check the first letter first, because it rules out most words.
    switch word[0] | 0x20 {
    case UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "c"): break
    default: return false
    }
    return secretWords.contains { masked in
      masked.utf8CodeUnitCount == word.count && word.indices.allSatisfy { word[$0] | 0x20 == masked.utf8Start[$0] }
    }
  }

  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
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

  mutating func word(_ word: StaticString) {
    space()
    text.append(word.utf8Start, word.utf8CodeUnitCount)
  }

  /// Adds a string as a single word.
  mutating func words(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    space()
    text.append(start, bytes.count)
  }

  /// Adds the words of an identifier and returns their start.
  @discardableResult
  mutating func words(of token: SourceToken) -> Int {
    let wasGlued = isGlued
    let before = text.count
    space()
    let start = text.count
    Words.append(bytes(token), to: text)
    if text.count > start { return start }
    text.removeLast(start - before)
    isGlued = wasGlued
    return before
  }

  private mutating func number(_ token: SourceToken) {
    space()
    for byte in bytes(token) where byte != UInt8(ascii: "_") { text.append(byte) }
  }

  private mutating func glue(_ mark: StaticString) {
    text.append(mark.utf8Start, mark.utf8CodeUnitCount)
    isGlued = false
  }

  mutating func space() {
    if !isGlued { text.append(0x20) }
    isGlued = false
  }

  static func isOpen(_ token: SourceToken?) -> Bool {
    if case .open = token?.kind { true } else { false }
  }

  static func isLabel(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool {
    index + 1 < tokens.endIndex && tokens[index].kind == .identifier && tokens[index + 1].kind == .colon
  }

  /// Returns the value of a labeled Boolean literal, or `nil` for anything else.
  private func flag(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool? {
    guard Self.isLabel(tokens, at: index), index + 2 < tokens.endIndex, tokens[index + 2].kind == .identifier else { return nil }
    let value = bytes(tokens[index + 2])
    return value.isText("true") ? true : value.isText("false") ? false : nil
  }

  private static let units: [StaticString] = ["milliseconds", "seconds", "minutes", "hours", "days"]

  /// Returns whether the index is at the unit of a literal duration.
  private func isDuration(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool {
    guard index > tokens.startIndex, tokens[index - 1].kind == .dot, index + 3 < tokens.endIndex else { return false }
    guard tokens[index + 1].kind == .open(UInt8(ascii: "(")), tokens[index + 2].kind == .number, case .close = tokens[index + 3].kind else { return false }
    let unit = bytes(tokens[index])
    return Self.units.contains { unit.isText($0) }
  }

  /// Returns the index of the bracket that closes the bracket at `start`.
  static func end(of tokens: ArraySlice<SourceToken>, from start: Int) -> Int {
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
