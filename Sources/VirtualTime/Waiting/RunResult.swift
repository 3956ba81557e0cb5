/// How running due work ended: with nothing due any more, or because work at one instant never ends.
public enum RunResult: Equatable, Sendable {
  /// Nothing is due any more.
  case settled

  /// Work that is due keeps starting more work at the same instant. `cause` names what starts it.
  case neverSettles(cause: String)
}
