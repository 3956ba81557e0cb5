import HeadlessXCUI

/// An alert on the screen.
///
/// The id is the alert's title.
public struct Alert: DescribedElement, Dismissable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription
  /// The message that the alert should have, or `nil` if none is expected.
  ///
  /// As in TABTestKit, the alert isn't searched for by its message. To check the message on the screen, use `message(in:is:)` of ``AlertContext``.
  nonisolated public let message: String?
  /// The id of the button that dismisses the alert.
  nonisolated public let dismissButtonID: String

  /// Creates an alert with the given id.
  ///
  /// If `id` is `nil`, any id matches. The message isn't part of the search.
  ///
  /// The alert isn't looked up until it's used.
  nonisolated public init(id: String? = nil, message: String? = nil, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.alert, id: id, index: index, parent: parent)
    self.message = message
    self.dismissButtonID = dismissButtonID
  }

  /// Creates an alert that matches the given matcher.
  ///
  /// The alert isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.alert, matching: matcher, index: index, parent: parent)
    message = nil
    self.dismissButtonID = dismissButtonID
  }

  /// Returns a button of the alert.
  ///
  /// A button with the same id elsewhere on screen isn't used.
  nonisolated public func actionButton(withID id: String) -> Button { Button(id: id, parent: self) }

  /// The button that dismisses the alert.
  nonisolated public var dismissButton: Button { actionButton(withID: dismissButtonID) }

  /// Taps the button that dismisses the alert.
  @_disfavoredOverload public func dismiss() {
    let advice = "name the button that dismisses it: Alert(id: \(id?.quoted ?? "nil"), dismissButtonID: …)."
    guard dismissButton.require([.exists], advice: advice, attempt: { .act("tap \(dismissButton.subject)") }) else { return }
    dismissButton.tap()
  }
}
