import HeadlessXCUI

/// A picker.
///
/// Its values are read and changed wheel by wheel.
public struct Picker: DescribedElement {
  /// The wheels of the picker.
  public typealias Wheel = Screens.Wheel

  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a picker that isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.picker, id: id, index: index, parent: parent)
  }

  /// Creates a picker that matches the given matcher, in place of an id.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.picker, matching: matcher, index: index, parent: parent)
  }

  /// A wheel of the picker, counted from 0.
  nonisolated public func wheel(_ index: Int) -> Wheel { Wheel(index: index, parent: self) }

  /// How many wheels there are; waits until the picker exists (30 virtual seconds at most).
  public var numberOfWheels: Int {
    guard require([.exists], attempt: { .act("count the wheels of \(subject)") }) else { return 0 }
    return underlyingXCUIElement.pickerWheels.count
  }
}
