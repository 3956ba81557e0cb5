import HeadlessXCUI

/// An alert.
///
/// The id is its title.
public struct Alert: Element, Dismissable {
  /// The title that it is found by; `nil` finds any alert.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The app that shows it: the app under test, or `springboard` for alerts of the system.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .alert
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?
  /// The message that it is found by too, when there is one.
  nonisolated public let message: String?
  /// The id of the button that dismisses it.
  nonisolated public let dismissButtonID: String

  /// Describes an alert without looking it up.
  nonisolated public init(id: String? = nil, message: String? = nil, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    matcher = nil
    self.message = message
    self.dismissButtonID = dismissButtonID
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    id = nil
    self.matcher = matcher
    message = nil
    self.dismissButtonID = dismissButtonID
    self.index = index
    self.parent = parent
  }

  /// The alert with the title and the message.
  public var underlyingXCUIElement: XCUIElement {
    if let matcher { return HeadlessDriver.element(type, matching: matcher.condition, index: index, in: parent.underlyingXCUIElement) }
    var alerts = parent.underlyingXCUIElement.alerts
    if let id { alerts = alerts.matching(identifier: id) }
    if let message { alerts = alerts.containing(.staticText, identifier: message) }
    return alerts.element(boundBy: index)
  }

  /// A button of the alert, and of nothing else on screen.
  nonisolated public func actionButton(withID id: String) -> Button { Button(id: id, parent: self) }

  /// The button that dismisses it.
  nonisolated public var dismissButton: Button { actionButton(withID: dismissButtonID) }

  /// Taps the button that dismisses it.
  @_disfavoredOverload public func dismiss() {
    let advice = "name the button that dismisses it: Alert(id: \(id?.quoted ?? "nil"), dismissButtonID: …)."
    guard dismissButton.require([.exists], advice: advice, attempt: { .act("tap \(dismissButton.subject)") }) else { return }
    dismissButton.tap()
  }
}
