import Foundation

/// The texts in quotes that a scenario's source types into what is named like a secret.
///
/// A scenario's name is written before its steps run, so what they are going to type is looked up in their source.
package final class SecretLiterals: @unchecked Sendable {
  package static let shared = SecretLiterals()

  private let lock = NSLock()
  private var known: [SourceLocation: [String]] = [:]
  private var knownFiles: [String: [String]] = [:]

  /// The texts in the scenario whose call opens its bracket at the location; each scenario is looked up once.
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
      guard tokenizer.bracketed() != nil else { return [] }
      let literalCount = tokenizer.literals.count
      guard let body = tokenizer.bracketed(), case .open(UInt8(ascii: "{"))? = body.first?.kind else { return [] }
      // Most scenarios type nothing that is written in them.
      if tokenizer.literals.count == literalCount { return [] }
      return secrets(in: body.dropFirst().dropLast(), of: tokenizer)
    }
  }

  private static func secrets(in tokens: ArraySlice<SourceToken>, of tokenizer: SourceTokenizer) -> [String] {
    SentenceBuilder.template(tokens, of: tokenizer).marks.flatMap { mark -> [String] in
      if case .quoted(let parts) = mark.kind, mark.isSecret { parts.filter { $0.count > 1 } } else { [] }
    }
  }

  /// Returns the name of a test without the texts that its file types into what is named like a secret: the name is written before any of its scenarios is known.
  package func concealed(_ name: String, inFileAt path: String) -> String {
    // The name of a function is no text.
    guard name.contains(" ") else { return name }
    let secrets =
      lock.withLock { knownFiles[path] }
      ?? SourceFiles.shared.file(path).bytes.withUnsafeBufferPointer { source in
        var tokenizer = SourceTokenizer(source, at: 0)
        // A sentence leaves out what is in braces, and all that a file has is in some.
        let tokens = tokenizer.rest().filter { token in
          switch token.kind {
          case .open(UInt8(ascii: "{")), .close(UInt8(ascii: "}")): false
          default: true
          }
        }
        return Self.secrets(in: tokens[...], of: tokenizer)
      }
    lock.withLock { knownFiles[path] = secrets }
    var redaction = Redaction()
    for secret in secrets { redaction.add(secret) }
    return redaction.apply(to: name)
  }
}
