import HeadlessXCUI

/// The sheet that shares something with other apps.
public struct ActivitySheet: Element, Dismissable {
  /// The identifier that the system gives it.
  nonisolated public let id: String? = "ActivityListView"
  /// The app that shows it.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .other

  /// Describes the sheet without looking it up.
  nonisolated public init(parent: any Element = App.shared) {
    self.parent = parent
  }

  /// The button that closes it.
  nonisolated public var closeButton: Button { Button(id: "Close", parent: self) }

  /// Taps the button that closes it, without choosing an activity.
  @_disfavoredOverload public func dismiss() { closeButton.tap() }
}
