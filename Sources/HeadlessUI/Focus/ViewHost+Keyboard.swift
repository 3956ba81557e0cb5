import Foundation

extension ViewHost: KeyboardHost {
  /// Keeps track of the field that has the focus.
  var focus: FocusController { service(FocusController.self) }

  /// The field that has the focus.
  package var focusedInput: (any KeyInput)? { focus.focused }

  /// Takes the focus from the field that has it, if its delegate lets the field end or isn't asked.
  package func dismissKeyboard(isForced: Bool = false) {
    guard let field = focus.focused else { return }
    if isForced { focus.resign(field) } else { focus.resignIfAllowed(field) }
  }

  /// The top edge of what the keyboard covers on the screen, in points; `nil` while there is none.
  package var keyboardTop: CGFloat? { keyboard.top }
}

// The room that the keyboard leaves.
extension ViewHost {
  /// A rectangle less what the keyboard covers.
  ///
  /// What lies under a sheet does not make room for the keyboard of a field on it.
  func avoidingKeyboard(_ rect: CGRect, for node: Node) -> CGRect {
    // Mostly there is no keyboard, and nothing to look for around the node.
    guard keyboard.top != nil, focus.focused?.enclosingPresentation === node.enclosingPresentation else { return rect }
    return avoidingKeyboard(rect)
  }

  /// A rectangle less what the keyboard covers.
  func avoidingKeyboard(_ rect: CGRect) -> CGRect {
    guard let top = keyboard.top, rect.maxY > top else { return rect }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, top - rect.minY))
  }

  /// The keyboard came, went or changed, because a field got or lost the focus: what lies around it is laid out again.
  func keyboardDidChange(for field: any FocusableField) {
    let isShown = keyboard.top != nil
    if isShown != isKeyboardShown {
      isKeyboardShown = isShown
      animations.keyboardDidChange(forField: field.title)
    }
    keyboardAvoidingNodes.invalidateLayout()
    setNeedsLayout()
  }

  /// Whether the keyboard begins where a rectangle that makes room for it ends.
  func isUnderKeyboard(below rect: CGRect) -> Bool { keyboard.top.map { rect.maxY >= $0 } ?? false }
}
