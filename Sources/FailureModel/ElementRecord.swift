/// A snapshot of an element on screen, for events and failures.
public struct ElementRecord: Equatable, Sendable {
  /// A rectangle in screen coordinates, in points.
  public struct Frame: Equatable, Sendable {
    /// The x-coordinate of the left edge.
    public var x: Double
    /// The y-coordinate of the top edge.
    public var y: Double
    /// The width of the rectangle.
    public var width: Double
    /// The height of the rectangle.
    public var height: Double

    /// Creates a rectangle from its origin and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The element's description: “Button “Log in” (id: “LoginButton”) [disabled]”.
  public var text: String
  /// The kind of element, by its XCUITest name: “button”.
  public var type: String
  /// The accessibility identifier, if the element has one.
  public var identifier: String?
  /// The accessibility label, if the element has one.
  public var label: String?
  /// The accessibility value, if the element has one.
  public var value: String?
  /// The text that an empty field shows, if there is one.
  public var placeholder: String?
  /// The frame on screen, or `nil` if the element didn't exist.
  public var frame: Frame?
  /// Whether the element was enabled.
  public var isEnabled: Bool
  /// Whether the element was selected.
  public var isSelected: Bool
  /// Whether the element had the keyboard focus.
  public var hasFocus: Bool

  /// Creates a record of an element.
  @inlinable package init(
    text: String, type: String, identifier: String? = nil, label: String? = nil, value: String? = nil, placeholder: String? = nil, frame: Frame? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, hasFocus: Bool = false
  ) {
    self.text = text
    self.type = type
    self.identifier = identifier
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.hasFocus = hasFocus
  }

  /// Returns a copy of the record with every string transformed by a closure.
  package func mapTexts(_ transform: (String) -> String) -> ElementRecord {
    var element = self
    element.text = transform(text)
    element.identifier = identifier.map(transform)
    element.label = label.map(transform)
    element.value = value.map(transform)
    element.placeholder = placeholder.map(transform)
    return element
  }
}
