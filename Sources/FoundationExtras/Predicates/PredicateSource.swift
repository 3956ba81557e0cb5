import Foundation
import ScreenModel
import VirtualTime

/// A predicate's format with its arguments and its location in the test.
final class PredicateSource: @unchecked Sendable {
  /// The original format.
  let text: String
  private let format: PredicateFormat
  private let place: UsageError.Place
  private let lock: NSLock = NSLock()
  private var unknownKeys: Set<String> = []

  /// Parses a format.
  ///
  /// The test fails if the format is invalid.
  init(_ text: String, _ arguments: [Any], at place: UsageError.Place) {
    self.text = text
    self.place = place
    do throws(PredicateFormatError) {
      let read = try PredicateParser.parse(text, arguments)
      if let expression = read.malformedExpression {
        format = .constant(false)
        report(malformed: expression)
      } else {
        format = read
      }
    } catch {
      format = .constant(false)
      report(error)
    }
  }

  /// Returns whether an object satisfies the predicate.
  func holds(for object: Any?) -> Bool { format.holds(for: object, unknownKey: report) }

  private func report(_ error: PredicateFormatError) {
    UsageError(
      kind: "predicate.format", action: "read the predicate format \(text.quoted)", reason: "it has a syntax error at character \(error.position + 1)",
      expected: error.expected, actual: error.found, advice: "correct the format, or write NSPredicate { object, _ in … } instead.", place: place
    ).report()
  }

  private func report(malformed expression: String) {
    UsageError(
      kind: "predicate.expression", action: "read the predicate format \(text.quoted)", reason: "\(expression.quoted) isn't a valid regular expression",
      advice: "correct the expression after MATCHES.", place: place
    ).report()
  }

  /// Fails the test for a key that an object doesn't have, once per key.
  private func report(_ unknown: PredicateKeys.Unknown) {
    guard lock.withLock({ unknownKeys.insert(unknown.key).inserted }) else { return }
    let known = unknown.known.isEmpty ? "an existing key" : "one of \(unknown.known.listed)"
    UsageError(
      kind: "predicate.unknownKey", action: "evaluate the predicate \(text.quoted)", reason: "\(unknown.object) has no value for the key \(unknown.key.quoted)",
      expected: known, actual: unknown.key.quoted, advice: "correct the key in the predicate.", place: place
    ).report()
  }
}
