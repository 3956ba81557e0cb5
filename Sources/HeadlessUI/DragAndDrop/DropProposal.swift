/// The operation that a drop delegate proposes.
public struct DropProposal: Sendable {
  /// The operation for a drop in this app.
  public let operation: DropOperation
  /// The operation for a drop in another app, or `nil` to use the same operation.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal with an operation.
  public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

  /// Creates a proposal with different operations for this app and other apps.
  ///
  /// The operation for other apps has no effect.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) { (operation, operationOutsideApplication) = (withinApplication, outsideApplication) }
}
