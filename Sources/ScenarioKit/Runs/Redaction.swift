/// The texts that must not be written in clear in one test, and their replacement by bullets.
struct Redaction: Equatable {
  /// What stands for a secret, whatever its length.
  static let bullets = "••••••••"

  private(set) var secrets: [String] = []

  mutating func add(_ secret: String) {
    guard !secrets.contains(secret) else { return }
    secrets.append(secret)
    // The longer first, so that a secret that contains another is replaced as a whole.
    secrets.sort { $0.count > $1.count }
  }

  /// Replaces every secret; one of up to three characters only where it is a word of its own, as it would garble everything else.
  func apply(to text: String) -> String {
    secrets.reduce(text) { Self.replace($1, in: $0) }
  }

  func apply(to failure: TestFailure) -> TestFailure {
    guard !secrets.isEmpty else { return failure }
    return failure.mapTexts(apply)
  }

  /// Whether a quoted text of a sentence gives a secret away.
  /// - Parameter typedHere: Whether the step itself typed a secret, which its source may have put together from parts.
  func hides(_ parts: [String], typedHere: Bool) -> Bool {
    secrets.contains { secret in
      parts.contains { part in
        part == secret || (secret.count > 3 && part.contains(secret)) || (typedHere && !part.isEmpty && secret.contains(part))
      }
    }
  }

  private static func replace(_ secret: String, in text: String) -> String {
    guard text.contains(secret) else { return text }
    let onlyWords = secret.count <= 3
    var result = ""
    var rest = text[...]
    var before: Character?
    while let first = rest.first {
      if rest.hasPrefix(secret) {
        let after = rest.dropFirst(secret.count)
        if !onlyWords || !(isWord(before) || isWord(after.first)) {
          result += bullets
          rest = after
          before = "•"
          continue
        }
      }
      result.append(first)
      before = first
      rest = rest.dropFirst()
    }
    return result
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}
