import Screens

/// A link on a web page or in the app: a custom element.
struct Link: Element, Tappable {
  let id: String?
  var parent: any Element = App.shared
  let type: XCUIElement.ElementType = .link
}
