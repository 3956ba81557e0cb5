/// The result of running due work.
public enum RunResult: Equatable, Sendable {
  /// No work is due anymore.
  case settled

  /// Due work keeps starting more work at the same instant. `cause` names what starts it.
  case neverSettles(cause: String)
}
