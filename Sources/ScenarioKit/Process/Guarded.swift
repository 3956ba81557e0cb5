import Foundation

/// A value behind a lock that the thread sanitizer knows.
///
/// It does not know `Mutex`, of which, where it is static, a release build also reads the first value for good.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
