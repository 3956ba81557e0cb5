import Foundation

/// A reader that finds the sentence of a step in the source.
enum SentenceReader {
  private static let keywords: [StaticString] = ["Given", "When", "Then", "And", "But"]

  /// Returns the template of the step at an offset, or `nil` if the source doesn't match the step.
  static func template(_ source: [UInt8], at offset: Int, keyword: String, label: StepLabel) -> SentenceTemplate? {
    source.withUnsafeBufferPointer { template($0, at: offset, keyword: keyword, label: label) }
  }

  private static func template(_ source: UnsafeBufferPointer<UInt8>, at offset: Int, keyword: String, label: StepLabel) -> SentenceTemplate? {
    guard let opening = opening(source, at: offset), isKeyword(source, before: opening, keyword) else { return nil }
    var tokenizer = SourceTokenizer(source, at: opening)
    guard let call = tokenizer.bracketed() else { return nil }
    var tokens: ArraySlice<SourceToken>
    if source[opening] == UInt8(ascii: "{") {
      guard label == .none else { return nil }
      tokens = call[...]
    } else {
      tokens = firstArgument(call)
      if tokens.count > 1, tokens[tokens.startIndex].kind == .identifier, tokens[tokens.startIndex + 1].kind == .colon {
        guard tokenizer.isText(of: tokens[tokens.startIndex], label.rawValue) else { return nil }
        tokens = tokens.dropFirst(2)
      } else if label != .none {
        return nil
      }
    }
    guard let first = tokens.first else { return nil }
    // A single literal is a sentence that the step itself passes to the run: `Given("I am signed in", logIn())`.
    if tokens.count == 1, label == .none, case .string = first.kind { return nil }
    return SentenceBuilder.template(tokens, of: tokenizer, after: keyword, label)
  }

  // Returns the offset of the opening bracket. The place comes from the compiler, and white space may have been added to the line since the build, so spaces are skipped.
  private static func opening(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    var index = offset
    while index < source.count, source[index] == 0x20 { index += 1 }
    guard index < source.count, source[index] == UInt8(ascii: "(") || source[index] == UInt8(ascii: "{") else { return nil }
    return index
  }

  private static func isKeyword(_ source: UnsafeBufferPointer<UInt8>, before opening: Int, _ keyword: String) -> Bool {
    var end = opening
    while end > 0, source[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, isName(source[start - 1]) { start -= 1 }
    let name = UnsafeBufferPointer(rebasing: source[start..<end])
    return name.isText(keyword) || (!name.isEmpty && !keywords.contains { name.isText($0) })
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func firstArgument(_ call: [SourceToken]) -> ArraySlice<SourceToken> {
    var depth = 0
    for (index, token) in call.enumerated() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma where depth == 1: return call[1..<index]
      default: break
      }
    }
    return call[1..<(call.count - 1)]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes equal a string.
  func isText(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && (count == 0 || memcmp(baseAddress!, text.utf8Start, count) == 0)
  }

  /// Returns whether the bytes equal a string.
  func isText(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in count == text.count && (count == 0 || memcmp(baseAddress!, text.baseAddress!, count) == 0) }
  }
}

extension SourceTokenizer {
  /// Returns the bytes of a token.
  func bytes(of token: SourceToken) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: source[token.start..<token.end]) }

  /// Returns whether a token equals a string.
  func isText(of token: SourceToken, _ text: String) -> Bool { bytes(of: token).isText(text) }
}
