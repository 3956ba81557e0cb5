import HeadlessXCUI

/// A sheet that rises from the bottom and offers actions.
///
/// The id is its title.
public struct Sheet: Element, Dismissable {
  /// The title that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .sheet
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?
  /// The id of the button that dismisses it.
  nonisolated public let dismissButtonID: String

  /// Describes a sheet without looking it up.
  nonisolated public init(id: String, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    matcher = nil
    self.dismissButtonID = dismissButtonID
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, dismissButtonID: String = "Cancel", index: Int = 0, parent: any Element = App.shared) {
    id = nil
    self.matcher = matcher
    self.dismissButtonID = dismissButtonID
    self.index = index
    self.parent = parent
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
