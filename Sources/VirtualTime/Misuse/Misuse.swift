import CConcurrencyHooks
import Synchronization

/// A mistake in a test that this module finds, and that fails the test.
package struct Misuse: Error, Equatable, Sendable {
  /// A place in a source file.
  package struct Place: Equatable, Sendable {
    /// The module and the file.
    package var fileID: String
    /// The path of the file.
    package var filePath: String
    /// The line.
    package var line: Int

    /// Creates a place.
    package init(fileID: String, filePath: String, line: Int) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
    }
  }

  /// A stable name for programs.
  package var kind: String
  /// What the test attempted, as a verb phrase.
  package var action: String
  /// Why it failed, as the end of the sentence that the action begins.
  package var reason: String
  /// What was expected; `nil` where the reason says it.
  package var expected: String?
  /// What was there instead.
  package var actual: String?
  /// What to do, in a sentence that begins with a small letter.
  package var advice: String
  /// Where the test attempted it; `nil` where that has to be found.
  package var place: Place?

  /// Creates a mistake from its parts.
  package init(
    kind: String, action: String, reason: String, expected: String? = nil, actual: String? = nil, advice: String, place: Place?
  ) {
    self.kind = kind
    self.action = action
    self.reason = reason
    self.expected = expected
    self.actual = actual
    self.advice = advice
    self.place = place
  }

  /// Hears of mistakes in place of the handler of the process.
  ///
  /// It is a structure, because a release build does not bind a bare closure as a task-local value.
  package struct Handler: Sendable {
    let hear: @Sendable (Misuse) -> Void

    package init(_ hear: @escaping @Sendable (Misuse) -> Void) {
      self.hear = hear
    }
  }

  @TaskLocal package static var handler: Handler?

  /// Names the function that fails the test for every mistake in this process.
  package static func setHandler(_ handler: @escaping @Sendable (Misuse) -> Void) { Handlers.shared.set(handler) }

  /// Fails the test; where nothing in the process can, the mistake is printed on standard error.
  package func report() {
    if let handler = Self.handler?.hear ?? Handlers.shared.value { return handler(self) }
    vt_print_error("ScreenTestKit: Could not \(action): \(reason). What to do: \(advice)\n")
  }

  /// The handler of the process, in an object that holds the lock.
  private final class Handlers: Sendable {
    static let shared = Handlers()

    // A structure around the function: each look at a bare one in a mutex would wrap it once more.
    private struct Stored: Sendable {
      var handler: (@Sendable (Misuse) -> Void)?
    }

    private let stored = Mutex(Stored())

    var value: (@Sendable (Misuse) -> Void)? { stored.withLock { $0.handler } }

    func set(_ handler: @escaping @Sendable (Misuse) -> Void) { stored.withLock { $0.handler = handler } }
  }
}
