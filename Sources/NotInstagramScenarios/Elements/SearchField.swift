import Screens

/// A search field: a custom element.
struct SearchField: Element, Editable, Tappable, ValueRepresentable {
  let id: String?
  let type: XCUIElement.ElementType = .searchField

  /// The text in the field; its placeholder while it is empty.
  var value: String { underlyingXCUIElement.value as? String ?? "" }
}
