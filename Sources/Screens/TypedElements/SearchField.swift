import HeadlessXCUI

/// A search field, as `searchable` shows one.
///
/// It must have the keyboard focus before it is typed into: tap it first.
public struct SearchField: Element, Editable, Tappable, ValueRepresentable {
  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .searchField
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a search field without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    id = nil
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }

  /// The text in it; for an empty field its placeholder, as in XCUITest.
  ///
  /// Reading it fails the test when it does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// What it shows while it is empty.
  public var placeholder: String? { underlyingXCUIElement.placeholderValue }
}
