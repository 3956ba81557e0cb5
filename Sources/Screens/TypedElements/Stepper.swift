import HeadlessXCUI

/// A stepper, which has two buttons that count up and down.
///
/// The stepper element doesn't have a value. Read the value from a label that shows it.
public struct Stepper: DescribedElement {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a stepper with the given id.
  ///
  /// The stepper isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.stepper, id: id, index: index, parent: parent)
  }

  /// Creates a stepper that matches the given matcher.
  ///
  /// The stepper isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.stepper, matching: matcher, index: index, parent: parent)
  }

  /// The button that counts up.
  nonisolated public var incrementButton: Button { Button(id: "Increment", parent: self) }

  /// The button that counts down.
  nonisolated public var decrementButton: Button { Button(id: "Decrement", parent: self) }
}
