import HeadlessXCUI

/// A sheet that rises from the bottom and offers actions.
///
/// The id is its title.
public struct Sheet: DescribedElement, Dismissable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription
  /// The id of the button that dismisses it.
  nonisolated public let dismissButtonID: String

  /// Creates a sheet that isn't looked up until it's used.
  nonisolated public init(id: String, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.sheet, id: id, index: index, parent: parent)
    self.dismissButtonID = dismissButtonID
  }

  /// Creates a sheet that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.sheet, matching: matcher, index: index, parent: parent)
    self.dismissButtonID = dismissButtonID
  }

  /// A button of the sheet, and of nothing else on screen.
  nonisolated public func actionButton(withID id: String) -> Button { Button(id: id, parent: self) }

  /// The button that dismisses it.
  nonisolated public var dismissButton: Button { actionButton(withID: dismissButtonID) }

  /// Taps the button that dismisses it.
  @_disfavoredOverload public func dismiss() {
    let advice = "name the button that dismisses it: Sheet(id: \(id?.quoted ?? "nil"), dismissButtonID: …)."
    guard dismissButton.require([.exists], advice: advice, attempt: { .act("tap \(dismissButton.subject)") }) else { return }
    dismissButton.tap()
  }
}
