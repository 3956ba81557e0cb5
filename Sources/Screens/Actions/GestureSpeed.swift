/// How fast fingers make a gesture, and so how much virtual time it takes.
public enum GestureSpeed: String, CaseIterable, Hashable, Sendable {
  /// In 0.1 seconds.
  case fast
  /// In 1 second.
  case slow

  /// The duration of a gesture, in virtual seconds.
  var seconds: Double { self == .fast ? 0.1 : 1 }
}
