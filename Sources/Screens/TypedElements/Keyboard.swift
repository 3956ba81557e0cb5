import HeadlessXCUI

/// The software keyboard; the global `keyboard` is the one on screen.
public struct Keyboard: DescribedElement {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Describes the keyboard without looking it up.
  nonisolated public init(parent: any Element = App.shared) { elementDescription = ElementDescription(.keyboard, parent: parent) }

  /// A key with a letter, a digit or a name, such as `key("a")` or `key("space")`.
  /// - Parameter isActuallyButton: Whether the keyboard shows the key as a button, as it does with return.
  nonisolated public func key(_ id: String, isActuallyButton: Bool = false) -> Key {
    Key(id: id, parent: self, isActuallyButton: isActuallyButton)
  }

  /// The words that the keyboard suggests, above it.
  nonisolated public var predictionBar: View { View(id: "Typing Predictions", parent: parent) }

  /// The middle of the top edge of the keyboard, or of its suggestions where it has some, as a fraction of the screen.
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
