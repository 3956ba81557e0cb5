import Screens

extension ActivitySheet {
  /// The button that closes the sheet.
  ///
  /// This is the same button as `closeButton`.
  nonisolated public var cancelButton: Button { closeButton }
}
