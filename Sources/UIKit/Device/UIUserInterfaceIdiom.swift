/// The kind of device that an app's interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is not known.
  case unspecified = -1
  /// An iPhone: what every simulated device is.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}
