import Synchronization

/// Where the module above is told of what fails a test, once named for the process.
package final class NetworkFailures: Sendable {
  /// Fails the running test.
  package struct Handler: Sendable {
    /// A request that no stub answers.
    var unexpectedRequest: @MainActor @Sendable (UnexpectedRequest) -> Void
    /// A function that needs a test with a device was called where there is none: “StubServer()”.
    var misuse: @Sendable (_ function: String) -> Void

    /// Creates a handler from its two closures.
    package init(
      unexpectedRequest: @escaping @MainActor @Sendable (UnexpectedRequest) -> Void, misuse: @escaping @Sendable (_ function: String) -> Void
    ) {
      self.unexpectedRequest = unexpectedRequest
      self.misuse = misuse
    }
  }

  /// The one of the process.
  package static let shared: NetworkFailures = NetworkFailures()

  private let stored: Mutex<Handler?> = Mutex(nil)

  var handler: Handler? { stored.withLock { $0 } }

  /// Names the handler; the first one stays.
  package func set(_ handler: Handler) {
    stored.withLock { $0 = $0 ?? handler }
  }
}
