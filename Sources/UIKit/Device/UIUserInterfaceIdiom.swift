/// The type of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The type isn't specified.
  case unspecified = -1
  /// An iPhone.
  ///
  /// Every simulated device is an iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A CarPlay display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}
