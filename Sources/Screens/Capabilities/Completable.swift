/// Something that a test can complete, such as a screen whose happy path ends with a button.
@preconcurrency @MainActor
public protocol Completable: Awaitable {
  /// Completes it.
  @_disfavoredOverload func complete()
}

extension Completable {
  /// Completes it.
  public func complete(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.complete as () -> Void)() }
  }
}
