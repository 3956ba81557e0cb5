import HeadlessXCUI

/// A wheel of a picker.
///
/// Its value is the text of the row in its middle.
public struct Wheel: Element, ValueRepresentable, Adjustable {
  /// A wheel has no id.
  nonisolated public let id: String? = nil
  /// Which wheel of the picker is meant, counted from 0.
  nonisolated public let index: Int
  /// The picker.
  nonisolated public let parent: any Element
  /// The kind of element.
  nonisolated public let type: XCUIElement.ElementType = .pickerWheel

  /// Describes a wheel without looking it up; best asked for with `picker.wheel(0)`.
  nonisolated public init(index: Int, parent: any Element) {
    self.index = index
    self.parent = parent
  }

  /// The text of the row in the middle; reading it fails the test when the wheel does not exist.
  public var value: String { underlyingXCUIElement.value as? String ?? "" }

  /// Turns the wheel until it shows a value, or a row that no other has as much in common with: “10” for “10 o’clock”.
  ///
  /// The test fails when the wheel shows the value already, has no such row, or has several.
  @_disfavoredOverload public func adjust(to newValue: String) {
    adjust(to: newValue, printed: newValue.quoted, tolerates: Self.shows, current: { value }) { $0.adjust(toPickerWheelValue: newValue) }
  }

  /// Whether all words that were asked for are in a row; the wheel has made sure that no other row fits.
  private static func shows(_ row: String, _ wanted: String) -> Bool {
    let words = Self.words(row)
    return row == wanted || Self.words(wanted).allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }

  private static func words(_ text: String) -> [Substring] {
    String(text.lowercased().map { $0 == "’" ? "'" : $0 }).split { !($0.isLetter || $0.isNumber || $0 == "'") }
  }
}
