import HeadlessXCUI

/// A title or header: an element of any type that has the header trait.
///
/// The id is the header's text or identifier.
public struct Header: DescribedElement, ValueRepresentable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a header with the given id.
  ///
  /// If `id` is `nil`, any id matches.
  ///
  /// The header isn't looked up until it's used.
  nonisolated public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.any, id: id, index: index, parent: parent)
  }

  /// Creates a header that matches the given matcher.
  ///
  /// The header isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.any, matching: matcher, index: index, parent: parent)
  }

  /// The `XCUIElement` with the header trait and this id, parent and index.
  public var underlyingXCUIElement: XCUIElement {
    if let matcher {
      return HeadlessDriver.element(.any, matching: (.hasTraits(.header) && matcher).condition, index: index, in: parent.underlyingXCUIElement)
    }
    return HeadlessDriver.element(type, identifier: id, traits: .header, index: index, in: parent.underlyingXCUIElement)
  }

  /// The accessibility label.
  ///
  /// Reading it fails the test if the header doesn't exist.
  public var value: String { label }
}
