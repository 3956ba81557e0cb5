import HeadlessXCUI

/// An action sheet at the bottom of the screen.
///
/// The id is the sheet's title.
public struct Sheet: DescribedElement, Dismissable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription
  /// The id of the button that dismisses the sheet.
  nonisolated public let dismissButtonID: String

  /// Creates a sheet with the given id.
  ///
  /// The sheet isn't looked up until it's used.
  nonisolated public init(id: String, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.sheet, id: id, index: index, parent: parent)
    self.dismissButtonID = dismissButtonID
  }

  /// Creates a sheet that matches the given matcher.
  ///
  /// The sheet isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.sheet, matching: matcher, index: index, parent: parent)
    self.dismissButtonID = dismissButtonID
  }

  /// Returns a button of the sheet.
  ///
  /// A button with the same id elsewhere on screen isn't used.
  nonisolated public func actionButton(withID id: String) -> Button { Button(id: id, parent: self) }

  /// The button that dismisses the sheet.
  nonisolated public var dismissButton: Button { actionButton(withID: dismissButtonID) }

  /// Taps the button that dismisses the sheet.
  @_disfavoredOverload public func dismiss() {
    let advice = "name the button that dismisses it: Sheet(id: \(id?.quoted ?? "nil"), dismissButtonID: …)."
    guard dismissButton.require([.exists], advice: advice, attempt: { .act("tap \(dismissButton.subject)") }) else { return }
    dismissButton.tap()
  }
}
