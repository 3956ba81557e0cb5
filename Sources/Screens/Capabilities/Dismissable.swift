/// A screen or element that a test can dismiss, such as an alert or a screen with a back button.
@preconcurrency @MainActor
public protocol Dismissable: Awaitable {
  /// Dismisses the screen or element.
  @_disfavoredOverload func dismiss()
}

extension Dismissable {
  /// Dismisses the screen or element.
  public func dismiss(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.dismiss as () -> Void)() }
  }
}
