import Foundation

/// The string literals that a scenario's source types into elements with secret-sounding names.
///
/// A scenario's name is written before its steps run, so the strings that they will type are read from the source.
package final class SecretLiterals: @unchecked Sendable {
  package static let shared = SecretLiterals()

  private let lock = NSLock()
  private var known: [SourceLocation: [String]] = [:]
  private var knownFiles: [String: [String]] = [:]

  /// Returns the secret literals in the scenario, or in the step with a sentence, whose opening parenthesis is at a location.
  ///
  /// Each of them is read once.
  func literals(at location: SourceLocation) -> [String] {
    if let literals = lock.withLock({ known[location] }) { return literals }
    let literals = Self.find(at: location)
    lock.withLock { known[location] = literals }
    return literals
  }

  private static func find(at location: SourceLocation) -> [String] {
    let file = SourceFiles.shared.file(location.filePath)
    guard let offset = file.offset(of: location) else { return [] }
    return file.bytes.withUnsafeBufferPointer { source in
      var tokenizer = SourceTokenizer(source, at: offset)
      guard let call = tokenizer.bracketed() else { return [] }
      let literalCount = tokenizer.literals.count
      guard let body = tokenizer.bracketed(), case .open(UInt8(ascii: "{"))? = body.first?.kind else {
        // The call is a step with a sentence, whose action is in the parentheses.
        return secrets(in: withoutBraces(call.dropFirst().dropLast())[...], of: tokenizer)
      }
      // Return early if the scenario contains no literals, which is the case for most scenarios.
      if tokenizer.literals.count == literalCount { return [] }
      return secrets(in: body.dropFirst().dropLast(), of: tokenizer)
    }
  }

  static func secrets(in tokens: ArraySlice<SourceToken>, of tokenizer: SourceTokenizer) -> [String] {
    SentenceBuilder.template(tokens, of: tokenizer).marks.flatMap { mark -> [String] in
      if case .quoted(let parts) = mark.kind, mark.isSecret { parts.filter { $0.count > 1 } } else { [] }
    }
  }

  /// Returns the tokens without braces, because a sentence leaves out everything in braces.
  private static func withoutBraces(_ tokens: ArraySlice<SourceToken>) -> [SourceToken] {
    tokens.filter { token in
      switch token.kind {
      case .open(UInt8(ascii: "{")), .close(UInt8(ascii: "}")): false
      default: true
      }
    }
  }

  /// Returns a test's name without the secret literals in its file.
  ///
  /// The name is written before any of the test's scenarios are known.
  package func concealed(_ name: String, inFileAt path: String) -> String {
    // Return a name without spaces unchanged, because it's the name of a function instead of free text.
    guard name.contains(" ") else { return name }
    let secrets =
      lock.withLock { knownFiles[path] }
      ?? SourceFiles.shared.file(path).bytes.withUnsafeBufferPointer { source in
        var tokenizer = SourceTokenizer(source, at: 0)
        let tokens = Self.withoutBraces(tokenizer.rest()[...])
        return Self.secrets(in: tokens[...], of: tokenizer)
      }
    lock.withLock { knownFiles[path] = secrets }
    var redaction = Redaction()
    for masked in secrets { redaction.add(masked) }
    return redaction.apply(to: name)
  }
}
