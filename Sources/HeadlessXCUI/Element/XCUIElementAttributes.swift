import Foundation
import ScreenModel

/// The attributes of an element, with XCUITest's names.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier, or an empty string.
  var identifier: String { get }
  /// The frame in screen coordinates, in points.
  var frame: CGRect { get }
  /// The element's value.
  ///
  /// For an empty text field, the value is its placeholder, as in XCUITest.
  var value: Any? { get }
  /// The title, or an empty string.
  var title: String { get }
  /// The accessibility label, or an empty string.
  var label: String { get }
  /// The type of the element.
  var elementType: XCUIElement.ElementType { get }
  /// A Boolean value that indicates whether the element and all of its ancestors are enabled.
  var isEnabled: Bool { get }
  /// The horizontal size class of the screen.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// The vertical size class of the screen.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The text that a field shows when it's empty.
  var placeholderValue: String? { get }
  /// A Boolean value that indicates whether the tab, segment or cell is selected.
  var isSelected: Bool { get }
  /// A Boolean value that indicates whether the element has keyboard focus.
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// A size class, which is UIKit's type.
  public typealias SizeClass = UIUserInterfaceSizeClass

  /// The name of an attribute in a snapshot's `dictionaryRepresentation`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates an attribute name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The accessibility identifier.
    public static let identifier: AttributeName = AttributeName(rawValue: "identifier")
    /// The frame in screen coordinates.
    public static let frame: AttributeName = AttributeName(rawValue: "frame")
    /// The value.
    public static let value: AttributeName = AttributeName(rawValue: "value")
    /// The title.
    public static let title: AttributeName = AttributeName(rawValue: "title")
    /// The accessibility label.
    public static let label: AttributeName = AttributeName(rawValue: "label")
    /// The raw value of the element's type.
    public static let elementType: AttributeName = AttributeName(rawValue: "elementType")
    /// Whether the element is enabled.
    public static let enabled: AttributeName = AttributeName(rawValue: "enabled")
    /// The text that a field shows when it's empty.
    public static let placeholderValue: AttributeName = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected: AttributeName = AttributeName(rawValue: "selected")
    /// Whether the element has keyboard focus.
    public static let hasFocus: AttributeName = AttributeName(rawValue: "hasFocus")
    /// The raw value of the horizontal size class.
    public static let horizontalSizeClass: AttributeName = AttributeName(rawValue: "horizontalSizeClass")
    /// The raw value of the vertical size class.
    public static let verticalSizeClass: AttributeName = AttributeName(rawValue: "verticalSizeClass")
    /// The direct children, as dictionaries with the same keys.
    public static let children: AttributeName = AttributeName(rawValue: "children")
  }
}

/// A size class, with XCUITest's older name.
public typealias XCUIUserInterfaceSizeClass = UIUserInterfaceSizeClass
