/// Whether an interface shows dark texts on a light background, or the other way round.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// It is not known.
  case unspecified = 0
  /// Dark texts on a light background.
  case light = 1
  /// Light texts on a dark background.
  case dark = 2
}
