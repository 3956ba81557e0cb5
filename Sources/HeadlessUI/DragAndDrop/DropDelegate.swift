/// A type that responds to drags over a view and to drops on it.
///
/// The methods are called in this order:
/// - `validateDrop(info:)` is called once when a drag with a supported type enters the view. If it returns `false`, the view ignores the drag.
/// - `dropEntered(info:)` is called once. Then `dropUpdated(info:)` is called immediately and each time the finger moves.
/// - `dropExited(info:)` is called when the finger leaves the view, before the next view's `dropEntered(info:)`.
///   It's also called if the finger is lifted and the last proposal is `forbidden` or `cancel`.
/// - `performDrop(info:)` is called when the finger is lifted over the view. `dropExited(info:)` isn't called after it.
///
/// [Apple: DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the view accepts the drag.
  ///
  /// The default implementation returns `true`.
  func validateDrop(info: DropInfo) -> Bool

  /// Accepts the dropped items.
  ///
  /// The result is ignored.
  func performDrop(info: DropInfo) -> Bool

  /// Called when the finger enters the view.
  ///
  /// The default implementation does nothing.
  func dropEntered(info: DropInfo)

  /// Returns the operation of a drop, or `nil` to keep the last operation.
  ///
  /// The default implementation returns `nil`.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the finger leaves the view.
  ///
  /// The default implementation does nothing.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true` to accept the drag.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing when the finger enters the view.
  public func dropEntered(info: DropInfo) {}

  /// Returns `nil` to keep the last operation, which is a copy at first.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing when the finger leaves the view.
  public func dropExited(info: DropInfo) {}
}
