import Foundation
import ScreenModel

extension HeadlessDriver {
  /// What a record of an action tells of an element: its attributes at one moment, as XCUITest reads them.
  package struct ElementReading {
    /// The kind of element.
    package let type: ElementType
    /// The accessibility identifier, or an empty string.
    package let identifier: String
    /// The accessibility label, or an empty string.
    package let label: String
    /// The value where it is a text; of an empty field, what it shows.
    package let value: String?
    /// What an empty field shows.
    package let placeholder: String?
    /// Where it lies, in screen coordinates, in points.
    package let frame: CGRect
    /// Whether it is enabled, with all that it is in.
    package let isEnabled: Bool
    /// Whether it is selected.
    package let isSelected: Bool
    /// Whether it has the keyboard focus.
    package let hasFocus: Bool
    /// How many elements match the description that it was found by; 1 where that was not asked.
    package let matchCount: Int
  }
}

extension ElementState {
  /// The attributes as they are now.
  func reading(matchCount: Int) -> HeadlessDriver.ElementReading {
    HeadlessDriver.ElementReading(
      type: elementType, identifier: identifier, label: label, value: stringValue, placeholder: placeholderValue, frame: frame, isEnabled: isEnabled,
      isSelected: isSelected, hasFocus: hasFocus, matchCount: matchCount)
  }
}
