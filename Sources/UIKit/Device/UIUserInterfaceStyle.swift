/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance isn't specified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
