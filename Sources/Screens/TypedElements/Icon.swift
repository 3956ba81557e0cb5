import HeadlessXCUI

/// An icon, as those of the apps on the home screen.
public struct Icon: DescribedElement, Tappable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates an icon that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.icon, id: id, index: index, parent: parent)
  }

  /// Creates an icon that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.icon, matching: matcher, index: index, parent: parent)
  }
}
