import HeadlessXCUI

/// The dots that indicate the current page of several pages.
public struct PageIndicator: DescribedElement, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a page indicator with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The page indicator isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.pageIndicator, id: id, index: index, parent: parent)
  }

  /// Creates a page indicator that matches the given matcher.
  ///
  /// The page indicator isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.pageIndicator, matching: matcher, index: index, parent: parent)
  }

  /// The current page as text, such as “page 1 of 3”.
  ///
  /// Reading it fails the test if the page indicator doesn't exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
