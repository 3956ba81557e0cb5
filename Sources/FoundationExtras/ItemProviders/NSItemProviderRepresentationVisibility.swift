/// The visibility of an item provider's representation to other processes.
///
/// The simulated device has a single process, which has access to all representations.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// Only the app itself.
  case ownProcess = 3
}
