import Synchronization

/// The process's handler for network failures of a test, which another module sets.
package final class NetworkFailures: Sendable {
  /// A function that fails the running test for a request that no stub answers.
  package typealias Handler = @MainActor @Sendable (UnexpectedRequest) -> Void

  /// The instance of the process.
  package static let shared: NetworkFailures = NetworkFailures()

  private let stored: Mutex<Handler?> = Mutex(nil)

  /// The function that fails the running test, or `nil` if no module has set one.
  package var handler: Handler? { stored.withLock { $0 } }

  /// Sets the handler, unless one is already set.
  package func set(_ handler: @escaping Handler) {
    stored.withLock { $0 = $0 ?? handler }
  }
}
