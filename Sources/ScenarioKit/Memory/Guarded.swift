import Foundation

/// A value behind a lock that the thread sanitizer knows.
///
/// It does not know `Mutex`, of which, where it is static, a release build also reads the first value for good.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around a first value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a function with the value while no other thread has it.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
