/// The processes that can use a representation of a value.
public enum TransferRepresentationVisibility: Sendable {
  /// All processes can use the representation.
  case all
  /// Processes of apps from the same team can use the representation.
  case team
  /// Processes of apps from the same app group can use the representation.
  case group
  /// Only the app's own process can use the representation.
  case ownProcess
}
