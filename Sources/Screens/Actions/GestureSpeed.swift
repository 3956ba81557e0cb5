/// The speed of a gesture, which determines how much virtual time the gesture takes.
public enum GestureSpeed: String, CaseIterable, Hashable, Sendable {
  /// The gesture takes 0.1 seconds.
  case fast
  /// The gesture takes 1 second.
  case slow

  /// The duration of a gesture, in virtual seconds.
  var seconds: Double { self == .fast ? 0.1 : 1 }
}
