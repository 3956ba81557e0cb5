import HeadlessXCUI

/// A stepper: two buttons that count up and down.
///
/// It has no value of its own; read it from a label.
public struct Stepper: DescribedElement {
  /// What tells it from others.
  nonisolated public let elementDescription: ElementDescription

  /// Describes a stepper without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.stepper, id: id, index: index, parent: parent)
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.stepper, matching: matcher, index: index, parent: parent)
  }

  /// The button that counts up.
  nonisolated public var incrementButton: Button { Button(id: "Increment", parent: self) }

  /// The button that counts down.
  nonisolated public var decrementButton: Button { Button(id: "Decrement", parent: self) }
}
