import Synchronization

/// Where the module above is told of what fails a test, once named for the process.
package final class NetworkFailures: Sendable {
  /// Fails the running test for a request that no stub answers.
  package typealias Handler = @MainActor @Sendable (UnexpectedRequest) -> Void

  /// The one of the process.
  package static let shared: NetworkFailures = NetworkFailures()

  private let stored: Mutex<Handler?> = Mutex(nil)

  /// What fails the running test, where a module has named it.
  package var handler: Handler? { stored.withLock { $0 } }

  /// Names the handler; the first one stays.
  package func set(_ handler: @escaping Handler) {
    stored.withLock { $0 = $0 ?? handler }
  }
}
