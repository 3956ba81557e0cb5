/// Something that knows how it is refreshed, such as a list that is pulled down.
@preconcurrency @MainActor
public protocol Refreshable {
  /// Does what refreshes it.
  func refresh()
}
