/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The room is not known.
  case unspecified = 0
  /// Little room: the width of a phone, and its height while it lies on its side.
  case compact = 1
  /// Much room: the height of a phone that stands upright.
  case regular = 2
}
