import HeadlessXCUI

/// The dots that show which page of several is on screen.
public struct PageIndicator: DescribedElement, ValueRepresentable {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a page indicator without looking it up.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.pageIndicator, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.pageIndicator, matching: matcher, index: index, parent: parent)
  }

  /// The page in words, such as “page 1 of 3”.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }
}
