/// A node that observes the focus of a field below it.
@MainActor
protocol FocusObserving: Node {
  /// Notifies the node that a field below it has received the focus.
  func fieldDidGetFocus()

  /// Notifies the node that a field below it has lost the focus.
  func fieldDidLoseFocus()

  /// Returns whether one of the given focus states controls the focus of the field below the node.
  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool
}

extension FocusObserving {
  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool { false }
}
