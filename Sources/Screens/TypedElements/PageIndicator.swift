import HeadlessXCUI

/// The dots that show which page of several is on screen.
public struct PageIndicator: DescribedElement, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a page indicator that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.pageIndicator, id: id, index: index, parent: parent)
  }

  /// Creates a page indicator that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.pageIndicator, matching: matcher, index: index, parent: parent)
  }

  /// The page in words, such as “page 1 of 3”.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
