import HeadlessXCUI

/// An icon, such as an app's icon on the home screen.
public struct Icon: DescribedElement, Tappable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates an icon with the given id.
  ///
  /// The icon isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.icon, id: id, index: index, parent: parent)
  }

  /// Creates an icon that matches the given matcher.
  ///
  /// The icon isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.icon, matching: matcher, index: index, parent: parent)
  }
}
