/// A screen or element that a test can complete, such as a form with a button that submits it.
@preconcurrency @MainActor
public protocol Completable: Awaitable {
  /// Completes the screen or element.
  @_disfavoredOverload func complete()
}

extension Completable {
  /// Completes the screen or element.
  public func complete(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.complete as () -> Void)() }
  }
}
