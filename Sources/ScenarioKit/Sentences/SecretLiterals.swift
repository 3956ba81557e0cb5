import Foundation

/// The texts in quotes that a scenario's source types into what is named like a secret.
///
/// A scenario's name is written before its steps run, so what they are going to type is looked up in their source.
final class SecretLiterals: @unchecked Sendable {
  static let shared = SecretLiterals()

  private let lock = NSLock()
  private var known: [SourceLocation: [String]] = [:]

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
      return SentenceBuilder.template(body.dropFirst().dropLast(), of: tokenizer).marks.flatMap { mark -> [String] in
        if case .quoted(let parts) = mark.kind, mark.isSecret { parts.filter { $0.count > 1 } } else { [] }
      }
    }
  }
}

extension ScenarioRun {
  /// A scenario's name without the secrets that are known, and those that its steps are going to type.
  func concealed(_ name: String, at location: SourceLocation) -> String {
    var redaction = lock.withLock { state.redaction }
    for secret in SecretLiterals.shared.literals(at: location) { redaction.add(secret) }
    return redaction.apply(to: name)
  }
}
