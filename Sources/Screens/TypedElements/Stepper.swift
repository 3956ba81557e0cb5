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
  /// What must be true of it, in place of an id; `nil` where it has one.
  nonisolated public let matcher: ElementMatcher?

  /// Describes a stepper without looking it up.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    self.id = id
    matcher = nil
    self.index = index
    self.parent = parent
  }

  /// Describes it by what must be true of it, in place of an id, without looking it up.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    id = nil
    self.matcher = matcher
    self.index = index
    self.parent = parent
  }

  /// The button that counts up.
  nonisolated public var incrementButton: Button { Button(id: "Increment", parent: self) }

  /// The button that counts down.
  nonisolated public var decrementButton: Button { Button(id: "Decrement", parent: self) }
}
