/// How running due work ended.
public enum RunResult: Equatable, Sendable {
  /// Nothing is due any more.
  case settled

  /// The work that is due keeps making more work that is due at the same instant. `cause` names what keeps doing so.
  case neverSettles(cause: String)
}
