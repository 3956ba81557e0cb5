import HeadlessXCUI

/// A wheel of a picker.
///
/// Its value is the text of the row in its middle.
public struct Wheel: DescribedElement, ValueRepresentable, Adjustable {
  /// The description that the element is found by.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a wheel that isn't looked up until it's used; best asked for with `picker.wheel(0)`.
  nonisolated public init(index: Int, parent: any Element) { elementDescription = ElementDescription(.pickerWheel, index: index, parent: parent) }

  /// The text of the row in the middle; reading it fails the test when the wheel does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// Turns the wheel until it shows a value; fails the test when it shows it already or has no such row.
  ///
  /// The value may be a part of the row's text that no other row has: “10” for “10 o’clock”, “Jan 10” for “Wed, Jan 10”.
  @_disfavoredOverload public func adjust(to newValue: String) {
    adjust(to: newValue, tolerates: { HeadlessDriver.wheelRow($0, shows: $1) }, current: { value }) { $0.adjust(toPickerWheelValue: newValue) }
  }
}
