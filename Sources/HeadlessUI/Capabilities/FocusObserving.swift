/// A node that follows the focus of a field under it.
@MainActor
protocol FocusObserving: Node {
  /// A field under this node has got the keyboard.
  func fieldDidGetFocus()

  /// A field under this node has lost the keyboard.
  func fieldDidLoseFocus()

  /// Whether the focus of the field follows one of these focus states.
  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool
}

extension FocusObserving {
  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool { false }
}
