/// The operation that a drop delegate proposes.
public struct DropProposal: Sendable {
  /// The operation of a drop.
  public let operation: DropOperation
  /// The operation of a drop in another app, or `nil` if it's the same.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

  /// Creates a proposal for drops in the app, and another for drops in other apps, which has no effect.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) { (operation, operationOutsideApplication) = (withinApplication, outsideApplication) }
}
