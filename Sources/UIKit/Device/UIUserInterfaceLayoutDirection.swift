/// The direction in which what stands side by side runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
