import HeadlessXCUI

extension Keyboard {
  /// The bar with suggested words above the keyboard.
  ///
  /// It isn't inside the keyboard, so its parent is the keyboard's parent.
  public struct PredictionBar: DescribedElement {
    /// The description that finds the element.
    nonisolated public let elementDescription: ElementDescription

    /// Creates the bar of a keyboard with the given parent.
    ///
    /// The bar isn't looked up until it's used.
    nonisolated public init(parent: any Element = App.shared) { elementDescription = ElementDescription(.other, id: "Typing Predictions", parent: parent) }
  }
}
