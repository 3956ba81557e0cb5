import HeadlessXCUI

/// Something that a test can wait for before using it.
///
/// A screen waits until its trait exists, is hittable and is visible. An element waits until it exists and is hittable. Other types don't wait.
@preconcurrency @MainActor
public protocol Awaitable {
  /// Waits until it's there, at most 30 virtual seconds; fails the test if it doesn't appear.
  @_disfavoredOverload func await()
}

extension Awaitable {
  /// Returns immediately, because there's nothing to wait for.
  @_disfavoredOverload public func await() {}

  /// Waits until it's there, at most 30 virtual seconds.
  ///
  /// This is the same as `await()`, for code that can't use the word `await`.
  public func waitFor(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.await as () -> Void)() }
  }

  /// Waits until it's there, at most 30 virtual seconds; fails the test if it doesn't appear.
  public func await(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.await as () -> Void)() }
  }
}

extension Awaitable where Self: Element {
  /// Waits until the element exists and is hittable, at most 30 virtual seconds.
  ///
  /// The test fails if that doesn't happen.
  @_disfavoredOverload public func await() { check([.exists, .hittable]) }
}
