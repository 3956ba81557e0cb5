import Foundation
import ScreenModel

/// The attributes that XCUITest gives of an element.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The accessibility identifier, or an empty string.
  var identifier: String { get }
  /// The frame in screen coordinates, in points.
  var frame: CGRect { get }
  /// The value; for an empty text field its placeholder, as in XCUITest.
  var value: Any? { get }
  /// The title, or an empty string.
  var title: String { get }
  /// The accessibility label, or an empty string.
  var label: String { get }
  /// The kind of element.
  var elementType: XCUIElement.ElementType { get }
  /// True unless the element or an element around it is disabled.
  var isEnabled: Bool { get }
  /// How much room there is from side to side: the screen's.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How much room there is from top to bottom: the screen's.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What a field shows while it is empty.
  var placeholderValue: String? { get }
  /// True for a selected tab, segment or cell.
  var isSelected: Bool { get }
  /// True while what is typed goes to this element.
  var hasFocus: Bool { get }
}

extension XCUIElement {
  /// How much room there is in one direction, with UIKit's names.
  public typealias SizeClass = UIUserInterfaceSizeClass

  /// The name of an attribute in what `dictionaryRepresentation` returns.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name.
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
    /// The raw value of the kind of element.
    public static let elementType: AttributeName = AttributeName(rawValue: "elementType")
    /// Whether the element is enabled.
    public static let enabled: AttributeName = AttributeName(rawValue: "enabled")
    /// What a field shows while it is empty.
    public static let placeholderValue: AttributeName = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected: AttributeName = AttributeName(rawValue: "selected")
    /// Whether what is typed goes to the element.
    public static let hasFocus: AttributeName = AttributeName(rawValue: "hasFocus")
    /// The raw value of how much room there is from side to side.
    public static let horizontalSizeClass: AttributeName = AttributeName(rawValue: "horizontalSizeClass")
    /// The raw value of how much room there is from top to bottom.
    public static let verticalSizeClass: AttributeName = AttributeName(rawValue: "verticalSizeClass")
    /// What is directly inside, as dictionaries of the same kind.
    public static let children: AttributeName = AttributeName(rawValue: "children")
  }
}

/// How much room there is in one direction, by its older name.
public typealias XCUIUserInterfaceSizeClass = UIUserInterfaceSizeClass
