/// The states of elements, which read as the end of a sentence: `state(of: button, is: .exists)` as “button exists”.
extension SentenceBuilder {
  /// Returns whether the index is at a call such as `state(of: button, is: .enabled)`.
  func isStateOfElement(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool {
    guard namesStatesOnly, bytes(tokens[index]).isText("state"), index + 3 < tokens.endIndex, tokens[index + 1].kind == .open(UInt8(ascii: "(")),
      Self.isLabel(tokens, at: index + 2), bytes(tokens[index + 2]).isText("of")
    else { return false }
    var depth = 0
    for place in (index + 1)..<tokens.endIndex {
      switch tokens[place].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return false }
      case .identifier: if depth == 1, Self.isLabel(tokens, at: place), Self.negation(bytes(tokens[place])) != nil { return true }
      default: break
      }
    }
    return false
  }

  /// Adds a state that has its own verb, such as `.exists`, or the verb that the state after it needs.
  ///
  /// - Returns: Whether the token at the index needs no other words.
  mutating func addsState(_ tokens: ArraySlice<SourceToken>, at index: Int) -> Bool {
    let current = calls.count - 1
    if Self.isLabel(tokens, at: index), let isNegated = Self.negation(bytes(tokens[index])) {
      (calls[current].negatesStates, calls[current].endsWithVerb) = (isNegated, false)
      // Leave out the label before a state with its own verb.
      guard index + 3 < tokens.endIndex, tokens[index + 2].kind == .dot, hasVerb(tokens[index + 3]) else { return false }
      (calls[current].hasLabel, calls[current].labelIsInto, calls[current].labelIsSecret) = (true, false, false)
      return true
    }
    guard let isNegated = calls[current].negatesStates, index >= tokens.startIndex + 2, tokens[index - 1].kind == .dot else { return false }
    guard tokens[index - 2].kind == .colon || tokens[index - 2].kind == .comma else { return false }
    let needsVerb = calls[current].endsWithVerb
    calls[current].endsWithVerb = hasVerb(tokens[index])
    guard calls[current].endsWithVerb else {
      if needsVerb { word(isNegated ? "is not" : "is") }
      return false
    }
    let name = bytes(tokens[index])
    if name.isText("exists") {
      word(isNegated ? "does not exist" : "exists")
    } else if isNegated {
      word("does not have")
      space()
      Words.append(UnsafeBufferPointer(rebasing: name.dropFirst(3)), to: text)
    } else {
      words(of: tokens[index])
    }
    return true
  }

  /// Returns whether a label negates the states after it, or `nil` for any other label.
  private static func negation(_ label: UnsafeBufferPointer<UInt8>) -> Bool? { label.isText("is") ? false : label.isText("isNot") ? true : nil }

  /// Returns whether a state has its own verb, such as `exists` and `hasKeyboardFocus`.
  private func hasVerb(_ token: SourceToken) -> Bool {
    guard token.kind == .identifier else { return false }
    let name = bytes(token)
    if name.isText("exists") { return true }
    guard name.count > 3, UnsafeBufferPointer(rebasing: name.prefix(3)).isText("has") else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[3])
  }
}
