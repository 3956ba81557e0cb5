/// The operation of a drop: `cancel` and `forbidden` prevent it, and the others differ only on a phone's screen.
public enum DropOperation: Sendable {
  /// The drag ends without a drop.
  case cancel
  /// A drop isn't allowed here: the drag ends without one.
  case forbidden
  /// A copy is dropped.
  case copy
  /// The dropped items are moved.
  case move
  /// The dropped items are deleted.
  case delete
}
