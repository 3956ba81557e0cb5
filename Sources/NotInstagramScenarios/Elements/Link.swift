import Screens

/// A link on a page of the web or of the app: an element of our own.
struct Link: Element, Tappable {
  let id: String?
  var parent: any Element = App.shared
  let type: XCUIElement.ElementType = .link
}
