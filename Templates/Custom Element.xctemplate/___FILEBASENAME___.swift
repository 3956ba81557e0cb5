//___FILEHEADER___

#if os(Linux)
  import ScreenTestKit

  /// A custom kind of element in the app.
  ///
  /// The protocols that it conforms to define what it can do: `Tappable`, `Editable`, `Scrollable`, `Adjustable` and so on.
  struct ___FILEBASENAMEASIDENTIFIER___: Element, Tappable, ValueRepresentable {
    let id: String?
    var index = 0
    var parent: any Element = App.shared
    let type: XCUIElement.ElementType = .other

    /// The value that the element shows: its accessibility label.
    var value: String { label }
  }
#endif
