extension View {
  /// Extends the view beyond the safe area.
  ///
  /// On the simulated device, it has no effect. Elements stay inside the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Extends the view beyond the safe area.
  ///
  /// On the simulated device, it has no effect. Elements stay inside the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// A set of regions outside the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bars and corners of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
