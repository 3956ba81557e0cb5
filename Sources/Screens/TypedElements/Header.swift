import HeadlessXCUI

/// A title or header: an element of any type with the header trait.
///
/// The id is its text or its identifier.
public struct Header: DescribedElement, ValueRepresentable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a header that isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.any, id: id, index: index, parent: parent)
  }

  /// Creates a header that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.any, matching: matcher, index: index, parent: parent)
  }

  /// The element with the header trait that the id, parent and index describe.
  public var underlyingXCUIElement: XCUIElement {
    if let matcher {
      return HeadlessDriver.element(.any, matching: (.hasTraits(.header) && matcher).condition, index: index, in: parent.underlyingXCUIElement)
    }
    return HeadlessDriver.element(type, identifier: id, traits: .header, index: index, in: parent.underlyingXCUIElement)
  }

  /// The text that it shows: its accessibility label; reading it fails the test when it does not exist.
  public var value: String { label }
}
