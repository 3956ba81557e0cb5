/// An element of a screen as it was at one moment, for events and failures.
public struct ElementRecord: Equatable, Sendable {
  /// A rectangle in screen coordinates, in points.
  public struct Frame: Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The element in words: “Button “Log in” (id: “LoginButton”) [disabled]”.
  public var text: String
  /// The kind of element, with XCUITest's name: “button”.
  public var type: String
  /// The accessibility identifier, where there is one.
  public var identifier: String?
  /// The accessibility label, where there is one.
  public var label: String?
  /// The value, where there is one.
  public var value: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// Where it lies; `nil` where the element did not exist.
  public var frame: Frame?
  /// Whether it was enabled.
  public var isEnabled: Bool
  /// Whether it was selected.
  public var isSelected: Bool
  /// Whether it had the keyboard focus.
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

  /// The record with every text in it passed through a function.
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
