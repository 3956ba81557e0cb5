/// Something that knows how it is dismissed, such as an alert or a screen with a back button.
@preconcurrency @MainActor
public protocol Dismissable: Awaitable {
  /// Does what dismisses it.
  @_disfavoredOverload func dismiss()
}

extension Dismissable {
  /// Does what dismisses it.
  public func dismiss(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.dismiss as () -> Void)() }
  }
}
