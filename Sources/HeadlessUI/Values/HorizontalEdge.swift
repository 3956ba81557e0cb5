/// The edge of a row behind which swipe actions are: the left one is `leading`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The left edge; the right one where the layout direction is right to left.
  case leading
  /// The right edge; the left one where the layout direction is right to left.
  case trailing
}
