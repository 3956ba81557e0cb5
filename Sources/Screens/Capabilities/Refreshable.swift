/// Something that a test can refresh, such as a list that's pulled down.
@preconcurrency @MainActor
public protocol Refreshable {
  /// Refreshes the content.
  func refresh()
}
