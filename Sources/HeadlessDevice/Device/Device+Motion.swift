extension Device {
  /// Shakes the device: the app in front hears of it.
  package func shake() { perform(cause: "a shake of the device") { frontHost?.shake() } }

  /// Dismisses the keyboard: the field that has the focus loses it.
  ///
  /// - Returns: Whether there was a keyboard.
  @discardableResult
  package func dismissKeyboard() -> Bool {
    guard frontHost?.focusedInput != nil else { return false }
    perform(cause: "putting the keyboard away") { frontHost?.dismissKeyboard() }
    return true
  }
}
