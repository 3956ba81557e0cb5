/// The visibility of a view or a part of it.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The default of the system.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}
