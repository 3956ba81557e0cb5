/// Which processes see a representation of an item provider.
///
/// The simulated device has one process, which sees all representations.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all = 0
  /// The processes of apps of the same team.
  case team = 1
  /// The processes of apps of the same group.
  case group = 2
  /// The process of the app.
  case ownProcess = 3
}
