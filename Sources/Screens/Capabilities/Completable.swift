/// Something that knows how it is completed, such as a screen whose happy path ends with a button.
@preconcurrency @MainActor
public protocol Completable: Awaitable {
  /// Does what completes it.
  @_disfavoredOverload func complete()
}

extension Completable {
  /// Does what completes it.
  public func complete(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.complete as () -> Void)() }
  }
}
