/// The visibility of a view or a part of it.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The system default.
  case automatic
  /// The view is visible.
  case visible
  /// The view is hidden.
  case hidden
}
