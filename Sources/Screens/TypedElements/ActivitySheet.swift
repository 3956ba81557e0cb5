import HeadlessXCUI

/// The sheet that shares something with other apps.
public struct ActivitySheet: DescribedElement, Dismissable {
  /// The identifier that the system gives it.
  nonisolated public let id: String? = "ActivityListView"
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Describes the sheet without looking it up.
  nonisolated public init(parent: any Element = App.shared) { elementDescription = ElementDescription(.other, parent: parent) }

  /// The button that closes it.
  nonisolated public var closeButton: Button { Button(id: "Close", parent: self) }

  /// Taps the button that closes it, without choosing an activity.
  @_disfavoredOverload public func dismiss() { closeButton.tap() }
}
