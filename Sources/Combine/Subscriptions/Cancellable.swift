/// An activity or action that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity; calling it again does nothing.
  func cancel()
}
