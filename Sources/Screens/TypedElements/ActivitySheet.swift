import HeadlessXCUI

/// The sheet for sharing content with other apps.
public struct ActivitySheet: DescribedElement, Dismissable {
  /// The identifier that the system gives the sheet.
  nonisolated public let id: String? = "ActivityListView"
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a share sheet.
  ///
  /// The sheet isn't looked up until it's used.
  nonisolated public init(parent: any Element = App.shared) { elementDescription = ElementDescription(.other, parent: parent) }

  /// The button that closes the sheet.
  nonisolated public var closeButton: Button { Button(id: "Close", parent: self) }

  /// Closes the sheet without choosing an activity.
  @_disfavoredOverload public func dismiss() { closeButton.tap() }
}
