import VirtualTime

/// The texts that must not be written in clear in one test, in upper or lower case, and their replacement by bullets.
struct Redaction: Equatable {
  /// What stands for a secret, whatever its length.
  static let bullets = "••••••••"

  private(set) var secrets: [String] = []
  private var patterns: [SecretPattern] = []
  /// What was typed into each field so far, as an app puts it together again.
  private var contents: [String: String] = [:]

  mutating func add(_ secret: String) {
    guard !secrets.contains(secret), secret.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    secrets.append(secret)
    // The longer first, so that a secret that contains another is replaced as a whole.
    secrets.sort { $0.count > $1.count }
    patterns = secrets.map(SecretPattern.init)
  }

  /// Adds what is typed: as it was given, without its keys, and together with what the field holds already.
  /// - Parameter field: The field that it is typed into, by any name that tells it from others.
  mutating func add(_ typed: String, into field: String) {
    var content = contents[field, default: ""]
    var run = ""
    for scalar in typed.unicodeScalars {
      switch scalar {
      case "\u{8}", "\u{7F}":
        if !content.unicodeScalars.isEmpty { content.removeLast() }
        if !run.unicodeScalars.isEmpty { run.removeLast() }
      case "\n", "\r", "\t", "\u{3}", "\u{F700}"..."\u{F8FF}": break
      default:
        content.unicodeScalars.append(scalar)
        run.unicodeScalars.append(scalar)
      }
    }
    contents[field] = content
    // One letter of several, as a key of the keyboard types it, says nothing by itself and would garble everything else.
    if run.count > 1 || (run == content && typed.count > 1) { add(run) }
    if run != typed, typed.count > 3 { add(typed) }
    if content != run, content.count > 1 { add(content) }
  }

  /// Replaces every secret; one of up to three characters only where it is a word of its own, as it would garble everything else.
  func apply(to text: String) -> String {
    patterns.isEmpty ? text : patterns.reduce(text) { $1.replace(in: $0, by: Self.bullets) }
  }

  func apply(to failure: TestFailure) -> TestFailure { secrets.isEmpty ? failure : failure.mapTexts(apply) }

  func apply(to action: ActionRecord) -> ActionRecord { action.mapTexts(apply) }

  func apply(to wait: WaitRecord) -> WaitRecord { secrets.isEmpty ? wait : wait.mapTexts(apply) }

  /// Whether a quoted text of a sentence gives a secret away.
  /// - Parameter typedHere: Whether the step itself typed a secret, which its source may have put together from parts.
  func hides(_ parts: [String], typedHere: Bool) -> Bool {
    let parts = parts.map { $0.lowercased() }
    return secrets.contains { secret in
      let secret = secret.lowercased()
      return parts.contains { part in
        part == secret || (secret.count > 3 && part.contains(secret)) || (typedHere && !part.isEmpty && secret.contains(part))
      }
    } || parts.contains { apply(to: $0) != $0 }
  }
}
