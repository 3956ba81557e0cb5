import HeadlessXCUI

/// An element that holds its description, as all elements of this module do.
@preconcurrency @MainActor
public protocol DescribedElement: Element {
  /// The description that the element is found by.
  nonisolated var elementDescription: ElementDescription { get }
}

extension DescribedElement {
  /// The identifier, label, title, value or placeholder that the element is found by, or `nil` if any will do.
  nonisolated public var id: String? { elementDescription.id }

  /// The matcher that identifies the element, or `nil` if it has an id.
  nonisolated public var matcher: ElementMatcher? { elementDescription.matcher }

  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public var index: Int { elementDescription.index }

  /// The element that this one is in.
  nonisolated public var parent: any Element { elementDescription.parent }

  /// The kind of element.
  nonisolated public var type: XCUIElement.ElementType { elementDescription.type }
}
