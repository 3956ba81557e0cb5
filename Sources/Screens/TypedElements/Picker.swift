import HeadlessXCUI

/// A picker on the screen.
///
/// Read and change the values with the picker's wheels.
public struct Picker: DescribedElement {
  /// The type of the picker's wheels.
  public typealias Wheel = Screens.Wheel

  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a picker with the given id.
  ///
  /// The picker isn't looked up until it's used.
  nonisolated public init(id: String, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.picker, id: id, index: index, parent: parent)
  }

  /// Creates a picker that matches the given matcher.
  ///
  /// The picker isn't looked up until it's used.
  nonisolated public init(matching matcher: ElementMatcher, index: Int = 0, parent: any Element = App.shared) {
    elementDescription = ElementDescription(.picker, matching: matcher, index: index, parent: parent)
  }

  /// Returns the wheel at an index, counted from 0.
  nonisolated public func wheel(_ index: Int) -> Wheel { Wheel(index: index, parent: self) }

  /// The number of wheels.
  ///
  /// Reading the property waits up to 30 virtual seconds until the picker exists.
  public var numberOfWheels: Int {
    guard require([.exists], attempt: { .act("count the wheels of \(subject)") }) else { return 0 }
    return underlyingXCUIElement.pickerWheels.count
  }
}
