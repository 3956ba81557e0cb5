import HeadlessXCUI

/// The software keyboard.
///
/// The global `keyboard` is the keyboard on screen.
public struct Keyboard: DescribedElement {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a keyboard.
  ///
  /// The keyboard isn't looked up until it's used.
  nonisolated public init(parent: any Element = App.shared) { elementDescription = ElementDescription(.keyboard, parent: parent) }

  /// Returns the key for a letter, digit or name, such as `key("a")` or `key("space")`.
  /// - Parameter isActuallyButton: Whether the keyboard shows the key as a button, like the return key.
  nonisolated public func key(_ id: String, isActuallyButton: Bool = false) -> Key {
    Key(id: id, parent: self, isActuallyButton: isActuallyButton)
  }

  /// The bar with suggested words above the keyboard.
  nonisolated public var predictionBar: PredictionBar { PredictionBar(parent: parent) }

  /// The middle of the keyboard's top edge as a fraction of the screen.
  ///
  /// If the keyboard has a bar with suggestions, the coordinate is on the top edge of the bar.
  public var topCoordinate: ElementAttributes.NormalizedCoordinate {
    let screen = HeadlessDriver.screenFrame
    guard screen.height > 0 else { return .top }
    let bar = predictionBar.underlyingXCUIElement
    let top = bar.exists ? bar.frame.minY : frameInScreen.minY
    return CGVector(dx: 0.5, dy: top / screen.height)
  }
}

/// The software keyboard of the app under test.
public let keyboard: Keyboard = Keyboard()
