import VirtualTime

/// The trials of all categories except time.
enum CategoryProbes {
  /// Returns the problems that the trials have shown, or an empty list if virtual time itself doesn't work.
  static func problems() -> [InterpositionProblem] { [] }
}
