import HeadlessXCUI

/// A screen or element that a test can wait for before using it.
///
/// A screen waits until its trait exists, is hittable and is visible. An element waits until it exists and is hittable. Other types don't wait.
@preconcurrency @MainActor
public protocol Awaitable {
  /// Waits up to 30 virtual seconds until the screen or element is ready to use.
  ///
  /// The test fails if that doesn't happen.
  @_disfavoredOverload func await()
}

extension Awaitable {
  /// Returns immediately, because a type without this function has nothing to wait for.
  @_disfavoredOverload public func await() {}

  /// Waits up to 30 virtual seconds until the screen or element is ready to use.
  ///
  /// This is the same as `await()`, for code that can't use the word `await`.
  public func waitFor(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.await as () -> Void)() }
  }

  /// Waits up to 30 virtual seconds until the screen or element is ready to use.
  ///
  /// The test fails if that doesn't happen.
  public func await(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.await as () -> Void)() }
  }
}

extension Awaitable where Self: Element {
  /// Waits up to 30 virtual seconds until the element exists and is hittable.
  ///
  /// The test fails if that doesn't happen.
  @_disfavoredOverload public func await() { check([.exists, .hittable]) }
}
