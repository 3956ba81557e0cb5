import HeadlessXCUI

/// A stepper: two buttons that count up and down.
///
/// It has no value of its own; read it from a label.
public struct Stepper: Element {
  /// The text that it is found by.
  nonisolated public let id: String?
  /// Which of several matches is meant, counted from 0 in tree order.
  nonisolated public let index: Int
  /// The element that it is in.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .stepper

  /// Describes a stepper without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    self.index = index
    self.parent = parent
  }

  /// The button that counts up.
  nonisolated public var incrementButton: Button { Button(id: "Increment", parent: self) }

  /// The button that counts down.
  nonisolated public var decrementButton: Button { Button(id: "Decrement", parent: self) }
}
