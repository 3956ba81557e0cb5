import HeadlessXCUI

/// Something that can be waited for before it is used.
///
/// A screen waits until its trait exists, is hittable and is visible; an element until it exists and is hittable; anything else needs no wait.
@preconcurrency @MainActor
public protocol Awaitable {
  /// Waits until it is there (30 virtual seconds at most); fails the test when it does not come.
  @_disfavoredOverload func await()
}

extension Awaitable {
  /// Returns at once: there is nothing to wait for.
  @_disfavoredOverload public func await() {}

  /// Waits until it is there (30 virtual seconds at most); the same as `await()`, for code where that word is taken.
  public func waitFor(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.await as () -> Void)() }
  }

  /// Waits until it is there (30 virtual seconds at most); fails the test when it does not come.
  public func await(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.await as () -> Void)() }
  }
}

extension Awaitable where Self: Element {
  /// Waits until the element exists and is hittable (30 virtual seconds at most); fails the test when it does not come.
  @_disfavoredOverload public func await() { check([.exists, .hittable]) }
}
