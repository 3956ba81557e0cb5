import Foundation

/// A value protected by a lock that the thread sanitizer understands.
///
/// The thread sanitizer doesn't understand `Mutex`. In addition, a release build always reads the initial value of a static `Mutex`.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around an initial value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a closure with exclusive access to the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
