import Foundation

extension ViewHost: KeyboardHost {
  /// The controller that tracks the field with the focus.
  var focus: FocusController { service(FocusController.self) }

  /// The field with the focus, or `nil` if no field has the focus.
  package var focusedInput: (any KeyInput)? { focus.focused }

  /// Removes the focus from the focused field.
  ///
  /// - Parameter isForced: Whether the focus is removed even if the field's delegate doesn't allow it.
  package func dismissKeyboard(isForced: Bool = false) {
    guard let field = focus.focused else { return }
    if isForced { focus.resign(field) } else { focus.resignIfAllowed(field) }
  }

  /// The top edge of the keyboard on the screen, in points, or `nil` if there isn't a keyboard.
  package var keyboardTop: CGFloat? { keyboard.top }
}

extension ViewHost {
  /// Returns the part of a rectangle that the keyboard doesn't cover.
  ///
  /// Views under a sheet don't avoid the keyboard of a field on the sheet.
  func avoidingKeyboard(_ rect: CGRect, for node: Node) -> CGRect {
    // Check the keyboard first, because there's usually none and looking up presentations is slower.
    guard keyboard.top != nil, focus.focused?.enclosingPresentation === node.enclosingPresentation else { return rect }
    return avoidingKeyboard(rect)
  }

  /// Returns the part of a rectangle that the keyboard doesn't cover.
  func avoidingKeyboard(_ rect: CGRect) -> CGRect {
    guard let top = keyboard.top, rect.maxY > top else { return rect }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, top - rect.minY))
  }

  /// Lays out views again after the keyboard appeared, disappeared or changed.
  func keyboardDidChange(for field: any FocusableField) {
    let isShown = keyboard.top != nil
    if isShown != isKeyboardShown {
      isKeyboardShown = isShown
      animations.keyboardDidChange(forField: field.title)
    }
    keyboardAvoidingNodes.invalidateLayout()
    setNeedsLayout()
  }

  /// Returns whether a rectangle reaches down to the keyboard.
  func isUnderKeyboard(below rect: CGRect) -> Bool { keyboard.top.map { rect.maxY >= $0 } ?? false }
}
