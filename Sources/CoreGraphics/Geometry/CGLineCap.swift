/// The cap at the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line ends with a half circle around its last point.
  case round
  /// The line ends with half a square beyond its last point.
  case square
}

/// The join at the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A join with a sharp corner.
  case miter
  /// A join with a round corner.
  case round
  /// A join with a beveled corner.
  case bevel
}
