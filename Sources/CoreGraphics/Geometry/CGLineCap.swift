/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// A half circle around the last point.
  case round
  /// Half a square beyond the last point.
  case square
}

/// The shape of the corners between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel
}
