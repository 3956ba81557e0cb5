/// Which processes see a representation of a value.
public enum TransferRepresentationVisibility: Sendable {
  /// All processes.
  case all
  /// The processes of apps of the same team.
  case team
  /// The processes of apps of the same group.
  case group
  /// The process of the app.
  case ownProcess
}
