import Screens

/// The field above a list that is searched: an element of our own.
struct SearchField: Element, Editable, Tappable, ValueRepresentable {
  let id: String?
  let type: XCUIElement.ElementType = .searchField

  /// What is in it; what it asks for while nothing is.
  var value: String { underlyingXCUIElement.value as? String ?? "" }
}
