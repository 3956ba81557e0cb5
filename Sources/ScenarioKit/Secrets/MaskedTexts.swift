/// The strings that are masked in all tests of the process.
final class MaskedTexts: Sendable {
  static let shared = MaskedTexts()

  private let texts = Guarded<[String]>([])

  func add(_ text: String) { texts.withLock { if !$0.contains(text) { $0.append(text) } } }

  /// The redaction that a test starts with.
  var redaction: Redaction {
    let texts = texts.withLock { $0 }
    var redaction = Redaction()
    for text in texts { redaction.add(text) }
    return redaction
  }

  /// Removes a string, for tests of this package.
  func remove(_ text: String) { texts.withLock { $0.removeAll { $0 == text } } }
}
