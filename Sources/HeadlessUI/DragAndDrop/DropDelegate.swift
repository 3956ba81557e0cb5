/// A type that handles drags over a view.
///
/// The calls come in this order:
/// - `validateDrop(info:)` once when the finger comes with data of one of the types. The view doesn't take part if it returns `false`.
/// - `dropEntered(info:)` once, and then `dropUpdated(info:)` there and each time the finger moves.
/// - `dropExited(info:)` when the finger leaves, before the `dropEntered(info:)` of the view that it comes to; and when it's lifted where the last proposal is `forbidden` or `cancel`.
/// - `performDrop(info:)` when the finger is lifted over the view. No `dropExited(info:)` follows.
///
/// [Apple: DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the view accepts the drag; by default `true`.
  func validateDrop(info: DropInfo) -> Bool

  /// Accepts the dropped items. The result has no effect.
  func performDrop(info: DropInfo) -> Bool

  /// The finger has come; by default nothing happens.
  func dropEntered(info: DropInfo)

  /// Returns the operation of a drop here, or `nil` to keep the last one, by default.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// The finger has left; by default nothing happens.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts the drag.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Keeps the last operation, or a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
