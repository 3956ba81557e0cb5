/// The operation of a drop.
///
/// `cancel` and `forbidden` prevent the drop. The other operations all have the same effect on the simulated device.
public enum DropOperation: Sendable {
  /// The drag ends without a drop.
  case cancel
  /// The drop isn't allowed, so the drag ends without a drop.
  case forbidden
  /// The dropped items are copied.
  case copy
  /// The dropped items are moved.
  case move
  /// The dropped items are deleted.
  case delete
}
