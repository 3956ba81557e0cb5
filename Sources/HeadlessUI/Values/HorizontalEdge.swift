/// The leading or trailing edge of a view, such as the edge of a row with swipe actions.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The leading edge, which is the right edge in a right-to-left layout.
  case leading
  /// The trailing edge, which is the left edge in a right-to-left layout.
  case trailing
}
