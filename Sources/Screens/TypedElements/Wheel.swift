import HeadlessXCUI

/// A wheel of a picker.
///
/// The value is the text of the row in the middle.
public struct Wheel: DescribedElement, ValueRepresentable, Adjustable {
  /// The description that finds the element.
  nonisolated public let elementDescription: ElementDescription

  /// Creates a wheel.
  ///
  /// To get a wheel of a picker, use `picker.wheel(0)`.
  ///
  /// The wheel isn't looked up until it's used.
  nonisolated public init(index: Int, parent: any Element) { elementDescription = ElementDescription(.pickerWheel, index: index, parent: parent) }

  /// The text of the row in the middle.
  ///
  /// Reading it fails the test if the wheel doesn't exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// Turns the wheel until it shows a value.
  ///
  /// The test fails if the wheel already shows the value, or if it has no row with the value.
  ///
  /// The value can be a part of the row's text if no other row contains that part: “10” for “10 o’clock”, or “Jan 10” for “Wed, Jan 10”.
  @_disfavoredOverload public func adjust(to newValue: String) {
    adjust(to: newValue, tolerates: { HeadlessDriver.wheelRow($0, shows: $1) }, current: { value }) { $0.adjust(toPickerWheelValue: newValue) }
  }
}
