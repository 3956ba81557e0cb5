/// The amount of space for an interface in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class isn't specified.
  case unspecified = 0
  /// Little space, such as the width of a phone or its height in landscape.
  case compact = 1
  /// Much space, such as the height of a phone in portrait.
  case regular = 2
}
