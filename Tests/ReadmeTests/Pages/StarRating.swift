import ScreenTestKit

struct StarRating: Element, Tappable, ValueRepresentable {
  let id: String?
  let type: XCUIElement.ElementType = .other

  var value: String { underlyingXCUIElement.value as? String ?? "" }
}
