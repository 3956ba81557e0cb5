import ScreenTestKit

/// A kind of element that the app has beside the usual ones.
///
/// What can be done with it is what it conforms to: `Tappable`, `Editable`, `Scrollable`, `Adjustable` and so on.
struct ___FILEBASENAMEASIDENTIFIER___: Element, Tappable, ValueRepresentable {
  let id: String?
  var index = 0
  var parent: any Element = App.shared
  let type: XCUIElement.ElementType = .other

  /// What it shows: its accessibility label.
  var value: String { label }
}
