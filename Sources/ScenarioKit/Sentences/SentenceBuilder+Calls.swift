// The call that a step consists of: the author's own sentence, arguments with values, inline elements, and functions of elements and apps.
extension SentenceBuilder {
  /// Returns the sentence that the author wrote in `named("…", …)`, or `nil` for any other call.
  mutating func written(_ call: StepCall, _ tokens: ArraySlice<SourceToken>) -> SentenceTemplate? {
    guard call.receiver.isEmpty, bytes(tokens[call.function]).isText("named"), let first = call.arguments.first, first.label == nil, first.expression.count == 1,
      case .string(let literal) = tokens[first.expression.lowerBound].kind, !isBlank(tokenizer.literals[literal])
    else { return nil }
    append(tokenizer.literals[literal])
    var redaction = Redaction()
    for masked in SecretLiterals.secrets(in: tokens, of: tokenizer) { redaction.add(masked) }
    return SentenceTemplate(redaction.apply(to: String(decoding: text.bytes, as: UTF8.self)), [], isWritten: true)
  }

  private func isBlank(_ parts: [SourceToken.StringPart]) -> Bool {
    parts.allSatisfy { if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false } }
  }

  // MARK: Values

  /// Finds the arguments whose values aren't in the source, and returns the function if there are any.
  mutating func findPlaces(of call: StepCall, _ tokens: ArraySlice<SourceToken>) -> SentenceTemplate.Function? {
    guard call.arguments.contains(where: { !isFixed(tokens[$0.expression]) }) else { return nil }
    var labels: [String] = []
    for argument in call.arguments {
      let label = argument.label.map { name(tokens[$0]) } ?? ""
      let expression = tokens[argument.expression]
      if !isFixed(expression) {
        places.append(
          Place(
            argument: .init(label: label, number: labels.count { $0 == label }, isReplaced: isReplaced(expression), isComputed: isComputed(expression)),
            first: expression.startIndex, last: expression.endIndex - 1))
      }
      labels.append(label)
    }
    return .init(name: name(tokens[call.function]), labels: labels, lines: lineBreaks(to: tokens[call.function]))
  }

  /// Returns the number of line breaks from the step's opening bracket to a token.
  private func lineBreaks(to token: SourceToken) -> Int {
    tokenizer.source[tokenizer.opening..<token.start].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  private func name(_ token: SourceToken) -> String { String(decoding: bytes(token), as: UTF8.self) }

  /// Remembers the start of an argument's words, if its first token is at an index.
  mutating func beginPlace(at index: Int) {
    guard let place = places.firstIndex(where: { $0.first == index }) else { return }
    places[place].start = isGlued ? text.count : text.count + 1
    places[place].markCount = marks.count
  }

  /// Marks the words of an argument, if its last token is at an index.
  mutating func endPlace(at index: Int) {
    guard let place = places.first(where: { $0.last == index }), place.start <= text.count else { return }
    let call = calls[calls.count - 1]
    let start = place.argument.isReplaced ? place.start : text.count
    let isSecret = call.labelIsSecret || isSecret(from: place.start)
    let mark = SentenceTemplate.Mark(kind: .argument(place.argument), start: start, end: text.count, call: call.number, isSecret: isSecret)
    // A mark precedes the marks in its words, because they are left out if a value replaces the words.
    marks.insert(mark, at: place.argument.isReplaced ? place.markCount : marks.count)
  }

  /// Returns whether the source shows the value of an expression, or the value is a closure or a list.
  private func isFixed(_ expression: ArraySlice<SourceToken>) -> Bool {
    guard let first = expression.first else { return true }
    switch first.kind {
    case .string: return expression.count == 1 && isPlain(first)
    case .identifier:
      if expression.count == 1 { return Self.keywords.contains { bytes(first).isText($0) } }
      return isInlineElement(expression, at: expression.startIndex) && isPlain(expression[expression.startIndex + 4])
    default: return true
    }
  }

  /// Returns whether a token is a string literal without interpolations, or `nil`.
  private func isPlain(_ token: SourceToken) -> Bool {
    switch token.kind {
    case .string(let literal): tokenizer.literals[literal].allSatisfy { if case .text = $0 { true } else { false } }
    case .identifier: bytes(token).isText("nil")
    default: false
    }
  }

  /// Returns whether the value says all that the words of the source say.
  private func isReplaced(_ expression: ArraySlice<SourceToken>) -> Bool {
    if case .string = expression[expression.startIndex].kind { return expression.count == 1 }
    return isInlineElement(expression, at: expression.startIndex) && Self.end(of: expression, from: expression.startIndex + 1) == expression.endIndex - 1
  }

  /// Returns whether an expression has a subscript or passes on a variable.
  private func isComputed(_ expression: ArraySlice<SourceToken>) -> Bool {
    var depth = 0
    for index in expression.indices {
      let token = expression[index]
      switch token.kind {
      case .open(let bracket):
        if bracket == UInt8(ascii: "["), index > expression.startIndex, !token.isSpaced, isValue(expression[index - 1]) { return true }
        depth += 1
      case .close: depth -= 1
      case .identifier where depth > 0:
        if isVariable(expression, at: index) { return true }
      case .string where depth > 0:
        if !isPlain(token) { return true }
      default: break
      }
    }
    return false
  }

  /// Returns whether a bracket directly after a token is a subscript.
  private func isValue(_ token: SourceToken) -> Bool {
    switch token.kind {
    case .identifier, .close: true
    default: false
    }
  }

  private func isVariable(_ expression: ArraySlice<SourceToken>, at index: Int) -> Bool {
    guard expression[index - 1].kind != .dot, let first = bytes(expression[index]).first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    if index + 1 < expression.endIndex {
      switch expression[index + 1].kind {
      case .colon, .open: return false
      default: break
      }
    }
    return !Self.keywords.contains { bytes(expression[index]).isText($0) }
  }

  /// The words of the language that aren't variables.
  private static let keywords: [StaticString] = ["true", "false", "nil", "self", "try", "await", "in", "as", "is"]

  // MARK: Inline elements

  /// Returns whether an expression at an index creates an element with an ID, such as `Button(id: "Greet")`.
  private func isInlineElement(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool {
    guard index + 5 < tokens.endIndex, let first = bytes(tokens[index]).first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    return tokens[index + 1].kind == .open(UInt8(ascii: "(")) && tokens[index + 2].kind == .identifier && bytes(tokens[index + 2]).isText("id")
      && tokens[index + 3].kind == .colon
  }

  /// Adds the start of an inline element, “Button “Greet””, and returns the index of the last token that was read.
  mutating func inlineElement(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Int? {
    guard isInlineElement(tokens, at: index) else { return nil }
    let identifier = tokens[index + 4]
    let isAlone =
      switch tokens[index + 5].kind {
      case .comma, .close: true
      default: false
      }
    let isSecret = suggestsSecret(bytes(tokens[index]))
    words(bytes(tokens[index]))
    if isSecret, calls[calls.count - 1].labelIsInto { calls[calls.count - 1].targetIsSecret = true }
    openCall(isElement: true)
    if isAlone, case .string(let literal) = identifier.kind {
      quote(tokenizer.literals[literal], "“", "”")
      return index + 4
    }
    return isAlone && identifier.kind == .identifier && bytes(identifier).isText("nil") ? index + 4 : index + 3
  }

  /// Returns whether the words of an identifier suggest a secret.
  private func suggestsSecret(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.count
    Words.append(name, to: text)
    defer { text.removeLast(text.count - start) }
    return isSecret(from: start)
  }

  // MARK: Functions of elements and apps

  /// The functions that read best before the element that they are called on.
  private static let verbs: [StaticString] = ["tap", "doubleTap", "twoFingerTap", "longPress", "press", "adjust", "scroll", "dismiss", "refresh", "launch", "activate"]
  private static let verbsWithOn: [StaticString] = ["swipeUp", "swipeDown", "swipeLeft", "swipeRight"]

  /// Adds a call of a function of an element or an app with its verb first, and returns whether it did.
  ///
  /// `keyboard.type("a")` reads as “type "a"”, and `app.terminate()` as “quit the app”.
  mutating func addVerbFirst(_ call: StepCall, _ tokens: ArraySlice<SourceToken>) -> Bool {
    guard !call.receiver.isEmpty else { return false }
    let function = tokens[call.function]
    let name = bytes(function)
    let receiver = tokens[call.receiver]
    if name.isText("type") || name.isText("typeText") {
      guard !call.arguments.isEmpty, call.arguments.allSatisfy({ $0.label == nil }) else { return false }
      word("type")
      addTyped(tokens[call.list], into: receiver)
    } else if name.isText("clearText"), isKeyboard(receiver) {
      word("clear the text")
    } else if name.isText("terminate") {
      word("quit")
      addReceiver(receiver)
    } else if name.isText("background"), isApp(receiver) {
      word("send the app to the background")
    } else if Self.verbs.contains(where: { name.isText($0) }), readsAfterReceiver(call, tokens) {
      words(of: function)
      addReceiver(receiver)
      addList(tokens[call.list])
    } else if Self.verbsWithOn.contains(where: { name.isText($0) }), readsAfterReceiver(call, tokens) {
      words(of: function)
      word("on")
      addReceiver(receiver)
      addList(tokens[call.list])
    } else {
      return false
    }
    return true
  }

  /// Returns whether the arguments can follow the receiver, because the first one has a label, or is a case or a number.
  private func readsAfterReceiver(_ call: StepCall, _ tokens: ArraySlice<SourceToken>) -> Bool {
    guard let first = call.arguments.first, first.label == nil else { return true }
    switch tokens[first.expression.lowerBound].kind {
    case .dot, .number: return true
    default: return false
    }
  }

  private mutating func addList(_ list: ArraySlice<SourceToken>) {
    openCall()
    add(list)
    closeCall()
  }

  private mutating func addReceiver(_ receiver: ArraySlice<SourceToken>) {
    if isApp(receiver) { word("the app") } else { add(receiver) }
  }

  /// Adds the typed text and the element that it's typed into.
  private mutating func addTyped(_ list: ArraySlice<SourceToken>, into receiver: ArraySlice<SourceToken>) {
    let typed = marks.count
    addList(list)
    if isKeyboard(receiver) || isApp(receiver) { return }
    let end = marks.count
    word("into")
    let start = text.count
    add(receiver)
    guard isSecret(from: start) else { return }
    for index in typed..<end { marks[index].isSecret = true }
  }

  private func isApp(_ receiver: ArraySlice<SourceToken>) -> Bool { isText(receiver, "app") || isText(receiver, "App.shared") || isText(receiver, "XCUIApplication()") }

  private func isKeyboard(_ receiver: ArraySlice<SourceToken>) -> Bool { isText(receiver, "keyboard") || isText(receiver, "Keyboard()") }

  /// Returns whether tokens that aren't separated spell a text.
  private func isText(_ tokens: ArraySlice<SourceToken>, _ text: StaticString) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    return UnsafeBufferPointer(rebasing: tokenizer.source[first.start..<last.end]).isText(text)
  }
}
