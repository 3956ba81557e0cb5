import CConcurrencyHooks
import Synchronization

/// A mistake in a test that this module finds and that fails the test.
package struct UsageError: Error, Equatable, Sendable {
  /// A place in a source file.
  package struct Place: Equatable, Sendable {
    /// The module and the file name.
    package var fileID: String
    /// The path of the file.
    package var filePath: String
    /// The line number.
    package var line: Int

    /// Creates a place from a file and a line.
    package init(fileID: String, filePath: String, line: Int) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
    }
  }

  /// A stable name for use by programs.
  package var kind: String
  /// A verb phrase for the test's attempt.
  package var action: String
  /// The reason for the failure, which completes the sentence that starts with the action.
  package var reason: String
  /// The expected value, or `nil` if the reason already contains it.
  package var expected: String?
  /// The value that was found instead.
  package var actual: String?
  /// The advice to the test's author, in a sentence that starts with a lowercase letter.
  package var advice: String
  /// The place of the attempt, or `nil` if it isn't known yet.
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

  /// A function that receives mistakes instead of the process's handler.
  ///
  /// It's wrapped in a structure because a release build doesn't bind a bare closure as a task-local value.
  package struct Handler: Sendable {
    let hear: @Sendable (UsageError) -> Void

    package init(_ hear: @escaping @Sendable (UsageError) -> Void) {
      self.hear = hear
    }
  }

  @TaskLocal package static var handler: Handler?

  /// Sets the function that fails the test for every mistake in this process.
  package static func setHandler(_ handler: @escaping @Sendable (UsageError) -> Void) { Handlers.shared.set(handler) }

  /// Fails the test, or prints the mistake to standard error if the process has no handler.
  package func report() {
    if let handler = Self.handler?.hear ?? Handlers.shared.value { return handler(self) }
    stk_time_print_error("ScreenTestKit: Could not \(action): \(reason). What to do: \(advice)\n")
  }

  /// The process's handler, in an object that contains the lock.
  private final class Handlers: Sendable {
    static let shared = Handlers()

    // Wrap the closure in a struct, because each read of a bare closure from a mutex adds a reabstraction thunk.
    private struct Stored: Sendable {
      var handler: (@Sendable (UsageError) -> Void)?
    }

    private let stored = Mutex(Stored())

    var value: (@Sendable (UsageError) -> Void)? { stored.withLock { $0.handler } }

    func set(_ handler: @escaping @Sendable (UsageError) -> Void) { stored.withLock { $0.handler = handler } }
  }
}
