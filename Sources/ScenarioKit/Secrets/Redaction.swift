import Foundation
import VirtualTime

/// The secrets of one test, which are replaced with bullets regardless of case.
package struct Redaction: Equatable {
  /// The replacement for a secret of any length.
  static let bullets = "••••••••"

  private(set) var secrets: [String] = []
  private var patterns: [SecretPattern] = []
  /// The text that the app has received in each field so far.
  private var contents: [String: String] = [:]

  package init() {}

  /// Creates the redaction of secrets, and of their forms in JSON.
  package init(_ secrets: some Sequence<String>) {
    for masked in secrets {
      add(masked)
      guard let json = try? JSONEncoder().encode(masked) else { continue }
      let escaped = String(String(decoding: json, as: UTF8.self).dropFirst().dropLast())
      add(escaped)
      add(escaped.replacing("\\/", with: "/"))
    }
  }

  /// Adds a secret, unless it has only white space.
  package mutating func add(_ masked: String) {
    guard !secrets.contains(masked), masked.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return }
    secrets.append(masked)
    // Sort longer secrets first, so a secret that contains another is replaced as a whole.
    secrets.sort { $0.count > $1.count }
    patterns = secrets.map(SecretPattern.init)
  }

  /// Adds the typed text, the same text without control keys, and the new contents of the field.
  /// - Parameter field: A name that identifies the field in the test.
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
    // Don't mask a single letter that the onscreen keyboard types into a longer text. The letter alone isn't secret, and masking the letter would garble all other text.
    if run.count > 1 || (run == content && typed.count > 1) { add(run) }
    if run != typed, typed.count > 3 { add(typed) }
    if content != run, content.count > 1 { add(content) }
  }

  /// Replaces all secrets in a string.
  ///
  /// A secret of up to three characters is replaced only as a separate word, to avoid garbling other text.
  package func apply(to text: String) -> String {
    patterns.isEmpty ? text : patterns.reduce(text) { $1.replace(in: $0, by: Self.bullets) }
  }

  func apply(to failure: TestFailure) -> TestFailure { secrets.isEmpty ? failure : failure.mapTexts(apply) }

  func apply(to action: ActionRecord) -> ActionRecord { action.mapTexts(apply) }

  func apply(to wait: WaitRecord) -> WaitRecord { secrets.isEmpty ? wait : wait.mapTexts(apply) }

  /// Returns whether a quoted string of a sentence reveals a secret.
  /// - Parameter typedHere: Whether the step itself typed a secret, possibly composed from parts in its source.
  func hides(_ parts: [String], typedHere: Bool) -> Bool {
    let parts = parts.map { $0.lowercased() }
    return secrets.contains { masked in
      let masked = masked.lowercased()
      return parts.contains { part in
        part == masked || (masked.count > 3 && part.contains(masked)) || (typedHere && !part.isEmpty && masked.contains(part))
      }
    } || parts.contains { apply(to: $0) != $0 }
  }
}
