/// The operation of a drop.
///
/// `cancel` and `forbidden` prevent the drop. On the simulated device, the other operations don't differ.
public enum DropOperation: Sendable {
  /// Ends the drag without a drop.
  case cancel
  /// Forbids the drop. The drag ends without a drop.
  case forbidden
  /// Copies the dropped items.
  case copy
  /// Moves the dropped items.
  case move
  /// Deletes the dropped items.
  case delete
}
