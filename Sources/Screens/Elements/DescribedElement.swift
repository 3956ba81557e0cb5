import HeadlessXCUI

/// An element that stores its description, like all predefined elements.
@preconcurrency @MainActor
public protocol DescribedElement: Element {
  /// The description that finds the element.
  nonisolated var elementDescription: ElementDescription { get }
}

extension DescribedElement {
  /// The identifier, label, title, value or placeholder of the element, or `nil` to match any element of the type.
  nonisolated public var id: String? { elementDescription.id }

  /// The matcher that identifies the element, or `nil` if it has an `id`.
  nonisolated public var matcher: ElementMatcher? { elementDescription.matcher }

  /// The index of the element among several matches, counted from 0 in tree order.
  nonisolated public var index: Int { elementDescription.index }

  /// The element that contains this element.
  nonisolated public var parent: any Element { elementDescription.parent }

  /// The kind of element.
  nonisolated public var type: XCUIElement.ElementType { elementDescription.type }
}
